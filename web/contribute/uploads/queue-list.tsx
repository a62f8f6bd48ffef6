import { useEffect, useRef, useState } from 'react';
import type { QueueSnapshot } from '../../../uploader/file-list.ts';
import type { UploadQueue } from '../../../uploader/queue.ts';
import type { OwnKind } from '../../../uploader/upload-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './queue-list.module.css';
import { QueueRow } from './queue-row.tsx';

const ROW_HEIGHT = 76;
/** Rows rendered beyond each edge. */
const AROUND = 6;

/** A list of any number of files that keeps only the visible rows in the document. */
export function QueueList({ queue, snapshot }: { queue: UploadQueue<OwnKind>; snapshot: QueueSnapshot }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const { state, files } = snapshot;
  const first = Math.max(0, Math.floor(view.top / ROW_HEIGHT) - AROUND);
  const last = Math.ceil((view.top + view.height) / ROW_HEIGHT) + AROUND;
  return (
    <div ref={box} className={classes.box}>
      <ul
        aria-label={t(($) => $.uploadQueue.list)}
        className={classes.list}
        style={{ height: files.length * ROW_HEIGHT }}
      >
        {files.slice(first, last).map((file, index) => (
          <li
            key={file.id}
            className={classes.place}
            style={{ top: (first + index) * ROW_HEIGHT, height: ROW_HEIGHT }}
            aria-posinset={first + index + 1}
            aria-setsize={files.length}
          >
            <QueueRow file={file} kind={queue.kind} state={state} onRemove={queue.remove} />
          </li>
        ))}
      </ul>
    </div>
  );
}
