import { useState } from 'react';
import type { SharedWork } from '#contract/calls/board-parts.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './shared-works.module.css';
import { WorkDialog } from './work-dialog.tsx';
import { WorkStrip } from './work-strip.tsx';

/** Works as a client sees them: picture, title, what was decided and said. */
export function SharedWorks({ works }: { works: SharedWork[] }) {
  const { t } = useTranslation();
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = works.find(({ id }) => id === shownId);
  return (
    <>
      <ul className={classes.works}>
        {works.map((work) => (
          <li key={work.id}>
            <button
              type="button"
              className={classes.picture}
              style={work.colour === '' ? {} : { backgroundColor: work.colour }}
              aria-label={t(($) => $.boardWork.discuss, { title: work.title })}
              onClick={() => setShownId(work.id)}
            >
              <img src={work.thumbnail} alt="" loading="lazy" />
              {work.duration !== '' && <span>{work.duration}</span>}
            </button>
            <p className={classes.title} title={work.title}>
              {work.title}
            </p>
            <p className={classes.code}>{work.code}</p>
            <WorkStrip work={work} onDiscuss={() => setShownId(work.id)} />
          </li>
        ))}
      </ul>
      {shown && <WorkDialog work={shown} onClosed={() => setShownId(null)} />}
    </>
  );
}
