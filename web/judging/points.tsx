import { useState } from 'react';
import type { JudgedWork, JudgeRound } from '#contract/calls/judging.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { NativeSelect, TextInput } from '../ui/fields.ts';
import { keepTyped, typedFor } from './typed-points.ts';
import classes from './points.module.css';

interface Props {
  round: JudgeRound;
  work: JudgedWork;
  onGive: (scores: number[]) => void;
  /** The last criterion has its points, and Enter was pressed. */
  onDone: () => void;
}

/** Where points are given, in the way of the round. */
export function Points(props: Props) {
  if (props.round.method === 'yes-no') return <YesNo {...props} />;
  return props.round.method === 'ranking' ? <Place {...props} /> : <Criteria key={props.work.id} {...props} />;
}

function YesNo({ work, onGive }: Props) {
  const { t } = useTranslation();
  const given = work.scores?.[0];
  return (
    <div className={classes.pair}>
      {([1, 0] as const).map((points) => (
        <Button
          key={points}
          size="large"
          variant={given === points ? 'filled' : 'default'}
          aria-pressed={given === points}
          disabled={work.handedIn}
          onClick={() => onGive([points])}
        >
          {points === 1 ? t(($) => $.judging.yes) : t(($) => $.judging.no)}
        </Button>
      ))}
    </div>
  );
}

function Place({ round, work, onGive }: Props) {
  const { t } = useTranslation();
  const most = round.criteria[0]?.most ?? 1;
  const places = Array.from({ length: most }, (_, at) => ({
    value: String(most - at),
    label: t(($) => $.judging.nth, { place: at + 1 }),
  }));
  return (
    <NativeSelect
      label={t(($) => $.judging.place)}
      data={[{ value: '', label: '–' }, ...places, { value: '0', label: t(($) => $.judging.unranked) }]}
      value={String(work.scores?.[0] ?? '')}
      disabled={work.handedIn}
      onChange={({ currentTarget }) => currentTarget.value !== '' && onGive([Number(currentTarget.value)])}
    />
  );
}

function Criteria({ round, work, onGive, onDone }: Props) {
  const { t } = useTranslation();
  const { criteria } = round;
  const [typed, setTyped] = useState(
    () => typedFor(work.id) ?? criteria.map((_, at) => String(work.scores?.[at] ?? '')),
  );
  const points = typed.map((text, at) => pointsOf(text, criteria[at]?.most ?? 0));
  const missing = points.filter((one) => one === undefined).length;
  const total = points.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const type = (at: number, text: string) => {
    const next = typed.with(at, text);
    setTyped(next);
    const given = next.map((one, place) => pointsOf(one, criteria[place]?.most ?? 0));
    const whole = given.every((one) => one !== undefined);
    keepTyped(work.id, whole ? undefined : next);
    if (whole) onGive(given);
  };
  return (
    <div className={classes.criteria}>
      {criteria.map(({ name, most }, at) => (
        <TextInput
          key={at}
          data-criterion={at}
          label={name}
          description={t(($) => $.judging.most, { most })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          disabled={work.handedIn}
          error={typed[at] !== '' && points[at] === undefined}
          value={typed[at]}
          onChange={({ currentTarget }) => type(at, currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (at === criteria.length - 1) onDone();
            else document.querySelector<HTMLElement>(`[data-criterion="${at + 1}"]`)?.focus();
          }}
        />
      ))}
      <p className={classes.total}>
        {t(($) => $.judging.total, { total, most: criteria.reduce((sum, { most }) => sum + most, 0) })}
      </p>
      {missing > 0 && missing < criteria.length && (
        <p className={classes.missing}>{t(($) => $.judging.missing, { count: missing })}</p>
      )}
    </div>
  );
}

/** A whole number up to the most that the criterion gives; undefined when it is something else. */
function pointsOf(text: string, most: number): number | undefined {
  const points = /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
  return points !== undefined && points <= most ? points : undefined;
}
