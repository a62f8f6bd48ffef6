import { useQuery } from '@tanstack/react-query';
import { IconCircleCheck, IconFileOff } from '@tabler/icons-react';
import type { WorkView } from '#contract/calls/review.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { reviewQuery } from './queries.ts';
import { Item } from './item.tsx';
import { LastDecision } from './last-decision.tsx';
import classes from './reviewing.module.css';
import type { Decisions } from './use-decisions.ts';
import { useWork, type Work } from './use-work.ts';

interface Props {
  id: number;
  view: WorkView;
  kind: MediaKind | undefined;
  onGo: (id: number) => void;
  onClose: () => void;
  decisions: Decisions;
}

/** Shows one work after the other, with everything that a decision needs. */
export function Reviewing({ id, view, kind, onGo, onClose, decisions }: Props) {
  const work = useWork({ id, view, kind, onGo, decisions });
  const takenBack = (ids: readonly number[]) => {
    work.putBack(ids);
    if (ids[0] !== undefined) onGo(ids[0]);
  };
  return (
    <>
      <Current id={id} work={work} onClose={onClose} />
      <LastDecision decisions={decisions} onTakenBack={takenBack} />
    </>
  );
}

function Current({ id, work, onClose }: Pick<Props, 'id' | 'onClose'> & { work: Work }) {
  const { t } = useTranslation();
  const query = useQuery({ ...reviewQuery(id), enabled: !work.finished });
  const back = (
    <Button variant="default" size="small" onClick={onClose}>
      {t(($) => $.office.review.desk.back)}
    </Button>
  );
  if (work.finished)
    return (
      <Nothing
        icon={IconCircleCheck}
        title={t(($) => $.office.review.desk.done)}
        hint={t(($) => $.office.review.desk.doneHint)}
        action={back}
      />
    );
  if (query.data) return <Item key={id} review={query.data} work={work} onClose={onClose} />;
  if (query.data === null)
    return (
      <Nothing
        icon={IconFileOff}
        title={t(($) => $.office.review.desk.notFound)}
        hint={t(($) => $.office.review.desk.notFoundHint)}
        action={back}
      />
    );
  return query.error ? <Retry error={query.error} onRetry={() => void query.refetch()} /> : <Loading />;
}

function Loading() {
  return (
    <div className={classes.reviewing} aria-busy="true">
      <div className={classes.bar}>
        <Skeleton height={24} width={320} />
      </div>
      <div className={classes.stage}>
        <Skeleton height={420} />
      </div>
      <div className={classes.side}>
        {Array.from({ length: 5 }, (_, row) => (
          <Skeleton key={row} height={72} />
        ))}
      </div>
      <div className={classes.verdicts}>
        <Skeleton height={40} width={420} />
      </div>
    </div>
  );
}
