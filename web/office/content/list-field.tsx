import { useState } from 'react';
import { TextInput } from '../../ui/fields.ts';

interface Props {
  label: string;
  hint: string;
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
}

const wordsIn = (typed: string) => [
  ...new Set(
    typed
      .split(/[,，、;；\n]+/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Words with commas between them, as they were typed. */
export function ListField({ label, hint, value, error, onChange }: Props) {
  const [typed, setTyped] = useState(value.join(', '));
  const same = wordsIn(typed).join('\n') === value.join('\n');
  return (
    <TextInput
      label={label}
      description={hint}
      error={error}
      value={same ? typed : value.join(', ')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(wordsIn(currentTarget.value));
      }}
    />
  );
}
