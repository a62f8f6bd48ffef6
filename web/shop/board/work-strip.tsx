import { IconMessageCircle } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { Decisions } from './decisions.tsx';
import type { Work } from './work.ts';
import classes from './work-strip.module.css';

/** Below a work: what was decided, and the way to what is said about it. */
export function WorkStrip({ work, onDiscuss }: { work: Work; onDiscuss: () => void }) {
  const { t } = useTranslation();
  const { decision, decidedBy, title, comments } = work;
  return (
    <div className={classes.strip}>
      <Decisions work={work} />
      <button
        type="button"
        className={classes.talk}
        aria-label={`${t(($) => $.boardWork.discuss, { title })}, ${t(($) => $.boardWork.comments, { count: comments })}`}
        onClick={onDiscuss}
      >
        <IconMessageCircle size={16} stroke={1.8} aria-hidden="true" />
        {comments > 0 && comments}
      </button>
      {decision !== null && (
        <p className={classes.by}>
          {t(($) => $.boardWork.by, { name: decidedBy, decision: t(($$) => $$.boardWork.decisions[decision]) })}
        </p>
      )}
    </div>
  );
}
