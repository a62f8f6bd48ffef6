import { useState } from 'react';

/**
 * What a field shows: what was typed, as long as the block says the same. The block answers a moment later than a key,
 * and a field that waited for it would lose the place of its cursor.
 */
export function useTyped(value: string, tidy: (typed: string) => string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== tidy(typed)) setTyped(value);
  }
  return [typed, setTyped];
}
