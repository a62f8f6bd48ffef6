import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/** Text of a field, ahead of the address until the typing pauses. */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const send = useDebouncedCallback((next: string) => {
    sent.current = next;
    onChange(next);
  }, PAUSE_MS);
  useEffect(() => {
    // Changed from elsewhere: the filters were cleared, or the reader went back.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  const type = (next: string) => {
    setTyped(next);
    send(next.trim());
  };
  return [typed, type] as const;
}
