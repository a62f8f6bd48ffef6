import { useEffect, useRef } from 'react';
import type { ReviewDetail } from '#contract/calls/review.ts';
import { Compare } from './compare.tsx';
import { FixForm } from './fix-form.tsx';
import { ItemBar } from './item-bar.tsx';
import { ReasonPicker } from './reason-picker.tsx';
import classes from './reviewing.module.css';
import { Side } from './side.tsx';
import { Stage } from './stage.tsx';
import { useItem } from './use-item.ts';
import type { Work } from './use-work.ts';
import { VerdictBar } from './verdict-bar.tsx';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';

interface Props {
  review: ReviewDetail;
  work: Work;
  onClose: () => void;
}

/** One work under review: shown large, with facts beside it and the verdicts below. */
export function Item({ review, work, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const item = useItem(review, work, { onClose });
  useShortcuts('review');
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.reviewing} aria-busy={!item.ready}>
      <ItemBar review={review} work={work} onClose={onClose} />
      <div ref={stage} tabIndex={-1} className={classes.stage}>
        {item.comparing === null ? (
          <Stage review={review} item={item} />
        ) : (
          <Compare review={review} at={item.comparing} onAt={item.compare} onClose={() => item.compare(null)} />
        )}
      </div>
      <div className={classes.side}>
        {item.draft && <ReasonPicker draft={item.draft} item={item} />}
        {item.fixing && <FixForm review={review} onClosed={() => item.fix(false)} />}
        {!item.draft && !item.fixing && <Side review={review} item={item} />}
      </div>
      <VerdictBar review={review} item={item} />
      <div className={classes.last} />
    </div>
  );
}
