import { useRef } from 'react';

/** Gives the same key for the same input, so that a retry after a lost reply changes nothing. */
export function useRequestKey(): (input: object) => string {
  const last = useRef({ asked: '', key: '' });
  return (input) => {
    const asked = JSON.stringify(input);
    if (last.current.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
    return last.current.key;
  };
}
