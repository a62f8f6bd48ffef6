import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { Retry } from '../ui/retry.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Compared } from './compared.tsx';
import { HandIn } from './hand-in.tsx';
import { Histogram } from './histogram.tsx';
import { Marks } from './marks.tsx';
import { Points } from './points.tsx';
import { seatsQuery } from './queries.ts';
import { ScoringBar } from './scoring-bar.tsx';
import { Stage } from './stage.tsx';
import { useKeys } from './use-keys.ts';
import { useWorks } from './use-works.ts';
import classes from './scoring.module.css';

interface Props {
  roundId: number;
  onBack: () => void;
}

/** One work after the other: the work large, the points beside it. */
export function Scoring({ roundId, onBack }: Props) {
  const { t } = useTranslation();
  const [zoomed, setZoomed] = useState(false);
  const [kept, setKept] = useState<number>();
  const round = useQuery(seatsQuery).data?.rounds.find((one) => one.roundId === roundId);
  const { query, works, work, at, go, goToOpen, give, mark, change } = useWorks(roundId);
  const editable = work !== undefined && !work.handedIn && !work.recused;
  const pinned = works.findIndex(({ id }) => id === kept);
  const compare = () => setKept(pinned === -1 ? work?.id : undefined);
  useKeys(round, {
    previous: () => go(at - 1),
    next: () => go(at + 1),
    zoom: () => setZoomed(!zoomed),
    compare,
    flag: () => editable && mark(work, { flagged: !work.flagged }),
    give: (scores) => editable && give(work.id, scores),
  });
  if (query.error) return <Retry error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data || !round) return <Skeleton height={400} />;
  return (
    <div className={classes.scoring}>
      <ScoringBar
        round={round}
        zoomed={zoomed}
        comparing={pinned !== -1}
        onZoom={() => setZoomed(!zoomed)}
        onCompare={compare}
        onBack={onBack}
      />
      {!work && <p>{t(($) => $.judging.noWorks)}</p>}
      {work && pinned === -1 && <Stage id={work.id} zoomed={zoomed} />}
      {work && pinned !== -1 && <Compared works={works} at={at} pinned={pinned} zoomed={zoomed} />}
      {work && (
        <aside className={classes.side}>
          <Turn at={at} all={works.length} onGo={go} />
          {work.recused ? (
            <p>{t(($) => $.judging.recused)}</p>
          ) : (
            <Points round={round} work={work} onGive={(scores) => give(work.id, scores)} onDone={goToOpen} />
          )}
          <Button variant="plain" size="small" onClick={goToOpen}>
            {t(($) => $.judging.nextOpen)}
          </Button>
          {!work.recused && (
            <Marks
              key={work.id}
              work={work}
              onMark={(part) => mark(work, part)}
              onRecused={() => change(work.id, { recused: true, scores: null })}
            />
          )}
          <Histogram works={works} most={round.criteria.reduce((sum, { most }) => sum + most, 0)} />
          <HandIn roundId={roundId} works={works} onDone={() => void query.refetch()} />
          <p className={classes.hint}>{t(($) => $.judging.keys)}</p>
        </aside>
      )}
    </div>
  );
}

function Turn({ at, all, onGo }: { at: number; all: number; onGo: (to: number) => void }) {
  const { t } = useTranslation();
  const previous = t(($) => $.judging.previous);
  const next = t(($) => $.judging.next);
  return (
    <div className={classes.turn}>
      <Button variant="default" size="small" disabled={at === 0} aria-label={previous} onClick={() => onGo(at - 1)}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </Button>
      <span>{t(($) => $.judging.position, { at: at + 1, all })}</span>
      <Button variant="default" size="small" disabled={at === all - 1} aria-label={next} onClick={() => onGo(at + 1)}>
        <IconChevronRight size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
