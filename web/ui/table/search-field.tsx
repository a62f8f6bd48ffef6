import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useTranslation } from '../../lib/translation.ts';
import { useSlashKey } from '../use-slash-key.ts';
import { TextInput } from '../fields.ts';
import classes from './filters.module.css';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** Searches once the typing pauses. The slash key focuses it from anywhere on the desk. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, type] = useTyped(value, onChange);
  useSlashKey(field);
  return (
    <TextInput
      ref={field}
      type="search"
      size="xs"
      className={classes.search}
      aria-label={label}
      aria-keyshortcuts="/"
      title={t(($) => $.table.shortcut)}
      placeholder={placeholder}
      maxLength={100}
      autoComplete="off"
      leftSection={<IconSearch size={14} stroke={2} aria-hidden="true" />}
      rightSection={<kbd className={classes.key}>/</kbd>}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

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
