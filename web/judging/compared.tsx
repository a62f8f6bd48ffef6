import type { JudgedWork } from '#contract/calls/judging.ts';
import { useTranslation } from '../lib/translation.ts';
import { Stage } from './stage.tsx';
import classes from './compared.module.css';

interface Props {
  works: readonly JudgedWork[];
  /** Place of the work that is scored. */
  at: number;
  /** Place of the work that stays beside it. */
  pinned: number;
  zoomed: boolean;
}

/** Two works side by side: the one that was kept, and the one that is scored. */
export function Compared({ works, at, pinned, zoomed }: Props) {
  return (
    <div className={classes.pair}>
      <Side name="kept" works={works} place={pinned} zoomed={zoomed} />
      <Side name="scored" works={works} place={at} zoomed={zoomed} missing={at === pinned} />
    </div>
  );
}

interface SideProps {
  name: 'kept' | 'scored';
  works: readonly JudgedWork[];
  place: number;
  zoomed: boolean;
  /** No other work has been chosen yet. */
  missing?: boolean;
}

function Side({ name, works, place, zoomed, missing = false }: SideProps) {
  const { t } = useTranslation();
  const work = works[place];
  const total = work?.scores?.reduce((sum, points) => sum + points, 0);
  if (missing) return <p className={classes.hint}>{t(($) => $.judging.compared.choose)}</p>;
  return (
    <section aria-label={t(($) => $.judging.compared[name])}>
      <p className={classes.caption}>
        <strong>{t(($) => $.judging.compared[name])}</strong>
        <span>{t(($) => $.judging.position, { at: place + 1, all: works.length })}</span>
        {total !== undefined && <span>{t(($) => $.judging.compared.points, { count: total })}</span>}
      </p>
      {work && <Stage id={work.id} zoomed={zoomed} />}
    </section>
  );
}
