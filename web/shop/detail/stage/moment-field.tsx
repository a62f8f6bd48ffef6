import { useState } from 'react';
import { formatMoment, readMoment } from '#contract/domain/excerpt.ts';
import classes from './excerpt-bar.module.css';

interface Props {
  label: string;
  ms: number;
  onChange: (ms: number) => void;
}

/** A moment of a clip as text; what is no moment becomes the last one again. */
export function MomentField({ label, ms, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const take = () => {
    const read = draft === null ? undefined : readMoment(draft);
    setDraft(null);
    if (read !== undefined && read !== ms) onChange(read);
  };
  return (
    <input
      className={classes.moment}
      aria-label={label}
      inputMode="decimal"
      maxLength={12}
      value={draft ?? formatMoment(ms)}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
        if (key === 'Escape') setDraft(null);
      }}
    />
  );
}
