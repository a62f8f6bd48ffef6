import { useRef } from 'react';

/** The same key as long as the same is asked for: asking again after a lost answer changes nothing. */
export function useRequestKey(): (input: object) => string {
  const last = useRef({ asked: '', key: '' });
  return (input) => {
    const asked = JSON.stringify(input);
    if (last.current.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
    return last.current.key;
  };
}
