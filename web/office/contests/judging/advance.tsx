import { useState } from 'react';
import type { DeskRound } from '#contract/calls/judging-desk.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../../blocks/section.tsx';
import classes from './judging.module.css';
import { desk, useChange } from './queries.ts';

const WAYS = ['number', 'threshold'] as const;
type Way = (typeof WAYS)[number];

/** Chooses which works of a closed round go on; says first how many that would be. */
export function Advance({ round: { roundId, advanced } }: { round: DeskRound }) {
  const { t } = useTranslation();
  const words = t(($) => $.office.judging.advance);
  const [by, setBy] = useState<Way>('number');
  const [typed, setTyped] = useState('');
  const preview = useChange(desk.advance);
  const apply = useChange(desk.advance, words.done);
  const value = valueOf(by, typed);
  const change = (then: () => void) => {
    preview.reset();
    apply.reset();
    then();
  };
  const input = { roundId, by, value: value ?? 0 };
  return (
    <Section title={words.title} level={2}>
      <p className={classes.hint}>{words.hint}</p>
      {advanced !== null && <p>{t(($) => $.office.judging.advance.chosen, { count: advanced })}</p>}
      <form
        className={classes.cut}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (value !== undefined) preview.mutate({ ...input, apply: false });
        }}
      >
        <NativeSelect
          label={words.by}
          value={by}
          data={WAYS.map((way) => ({ value: way, label: words.ways[way] }))}
          onChange={({ currentTarget }) =>
            change(() => setBy(WAYS.find((way) => way === currentTarget.value) ?? 'number'))
          }
        />
        <TextInput
          label={words[by]}
          inputMode="decimal"
          maxLength={8}
          w={160}
          value={typed}
          error={typed !== '' && value === undefined && t(($) => $.fieldProblems.invalid)}
          onChange={({ currentTarget }) => change(() => setTyped(currentTarget.value))}
        />
        <Button type="submit" variant="default" loading={preview.isPending} disabled={value === undefined}>
          {words.preview}
        </Button>
        {preview.data && (
          <Button loading={apply.isPending} onClick={() => apply.mutate({ ...input, apply: true })}>
            {words.apply}
          </Button>
        )}
      </form>
      {preview.data && <Cut {...preview.data} />}
      <Problem>{preview.error?.message ?? apply.error?.message}</Problem>
    </Section>
  );
}

function Cut({ advancing, works, tied }: { advancing: number; works: number; tied: number }) {
  const { t } = useTranslation();
  return (
    <output>
      {t(($) => $.office.judging.advance.would, { count: advancing, works })}
      {tied > 0 && ` · ${t(($) => $.office.judging.advance.tied, { count: tied })}`}
    </output>
  );
}

/** Ranks are whole numbers from 1; a standardised mean may be below none. */
function valueOf(by: Way, typed: string): number | undefined {
  const form = by === 'number' ? /^[1-9]\d{0,4}$/ : /^-?\d{1,4}(\.\d{1,3})?$/;
  const value = form.test(typed.trim()) ? Number(typed) : undefined;
  return value !== undefined && value >= -100 ? value : undefined;
}
