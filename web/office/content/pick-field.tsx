import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { MultiSelect } from '@mantine/core';
import '../../ui/fields.ts';
import keywords from '../../ui/material-texts/keyword-field.module.css';

interface Props {
  label: string;
  hint: string;
  /** Said where nothing matches. */
  nothing: string;
  /** What is offered, with everything chosen. */
  offered: { value: string; label: string }[];
  chosen: string[];
  most: number;
  error: string | undefined;
  /** Where the server searches; else what is offered is narrowed here. */
  onSearch?: (typed: string) => void;
  onChange: (chosen: string[]) => void;
}

/** Chooses several things by their names, in the order in which they are shown. */
export function PickField({ label, hint, nothing, offered, chosen, most, error, onSearch, onChange }: Props) {
  return (
    <MultiSelect
      label={label}
      description={hint}
      error={error}
      data={offered}
      value={chosen}
      maxValues={most}
      searchable
      hidePickedOptions
      nothingFoundMessage={nothing}
      comboboxProps={{ withinPortal: false }}
      classNames={{ input: keywords.input!, inputField: keywords.typing!, pill: keywords.pill! }}
      {...(onSearch && { onSearchChange: onSearch, filter: ({ options }) => options })}
      onChange={onChange}
    />
  );
}
