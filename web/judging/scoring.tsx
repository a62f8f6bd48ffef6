import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JudgeRound } from '#contract/calls/judging.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { Retry } from '../ui/retry.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { HandIn } from './hand-in.tsx';
import { Histogram } from './histogram.tsx';
import { Marks } from './marks.tsx';
import { Points } from './points.tsx';
import { judging, seatsQuery } from './queries.ts';
import { SavedState } from './saved-state.tsx';
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
  const round = useQuery(seatsQuery).data?.rounds.find((one) => one.roundId === roundId);
  const { query, works, work, at, go, goToOpen, give, change } = useWorks(roundId);
  const editable = work !== undefined && !work.handedIn && !work.recused;
  const flag = () => {
    if (!editable) return;
    change(work.id, { flagged: !work.flagged });
    void judging.mark({ id: work.id, flagged: !work.flagged, note: work.note }).catch(() => undefined);
  };
  useKeys(round, {
    previous: () => go(at - 1),
    next: () => go(at + 1),
    zoom: () => setZoomed(!zoomed),
    flag,
    give: (scores) => editable && give(work.id, scores),
  });
  if (query.error) return <Retry error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data || !round) return <Skeleton height={400} />;
  return (
    <div className={classes.scoring}>
      <Bar round={round} zoomed={zoomed} onZoom={() => setZoomed(!zoomed)} onBack={onBack} />
      {work ? <Stage id={work.id} zoomed={zoomed} /> : <p>{t(($) => $.judging.noWorks)}</p>}
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
          {!work.recused && <Marks key={work.id} work={work} onChange={(part) => change(work.id, part)} />}
          <Histogram works={works} most={round.criteria.reduce((sum, { most }) => sum + most, 0)} />
          <HandIn roundId={roundId} works={works} onDone={() => void query.refetch()} />
          <p className={classes.hint}>{t(($) => $.judging.keys)}</p>
        </aside>
      )}
    </div>
  );
}

interface BarProps {
  round: JudgeRound;
  zoomed: boolean;
  onZoom: () => void;
  onBack: () => void;
}

function Bar({ round, zoomed, onZoom, onBack }: BarProps) {
  const { t } = useTranslation();
  const Zoom = zoomed ? IconZoomOut : IconZoomIn;
  return (
    <div className={classes.bar}>
      <Button variant="plain" size="small" icon={<IconArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
        {t(($) => $.judging.back)}
      </Button>
      <strong>{t(($) => $.judging.roundOf, { track: round.track, number: round.number })}</strong>
      <SavedState />
      <Button
        variant="default"
        size="small"
        icon={<Zoom size={16} aria-hidden="true" />}
        aria-pressed={zoomed}
        onClick={onZoom}
      >
        {zoomed ? t(($) => $.judging.fit) : t(($) => $.judging.zoom)}
      </Button>
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
