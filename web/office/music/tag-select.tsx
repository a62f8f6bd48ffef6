import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { MultiSelect } from '@mantine/core';
import type { DeskTag } from '#contract/calls/music-desk.ts';
import type { TagType } from '#contract/domain/music.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import '../../ui/fields.ts';
import keywords from '../../ui/material-texts/keyword-field.module.css';

interface Props {
  type: TagType;
  /** All tags of this type. */
  tags: DeskTag[];
  /** Ids of the chosen tags of all types. */
  chosen: number[];
  error: string | undefined;
  onChange: (chosen: number[]) => void;
}

/** The tags of one type that a piece has; retired ones are not offered. */
export function TagSelect({ type, tags, chosen, error, onChange }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const own = new Set(tags.map(({ id }) => id));
  const change = (values: string[]) =>
    onChange([...chosen.filter((id) => !own.has(id)), ...values.map(Number)].toSorted((a, b) => a - b));
  return (
    <MultiSelect
      label={t(($) => $.find.names[type])}
      data={tags.filter(({ retired }) => !retired).map((tag) => ({ value: String(tag.id), label: tag[language] }))}
      value={chosen.filter((id) => own.has(id)).map(String)}
      error={error}
      searchable
      hidePickedOptions
      nothingFoundMessage={t(($) => $.office.music.form.noTag)}
      comboboxProps={{ withinPortal: false }}
      classNames={{ input: keywords.input!, inputField: keywords.typing!, pill: keywords.pill! }}
      onChange={change}
    />
  );
}
