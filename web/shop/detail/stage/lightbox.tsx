import { IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { ImageItem } from '#contract/items.ts';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './lightbox.module.css';

interface Props {
  photo: ImageItem;
  src: string;
  onClosed: () => void;
}

/** Shows a photo over the whole window; a click zooms in on that point. */
export function Lightbox({ photo, src, onClosed }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { table, near, setNear } = useNearness();
  useEffect(() => dialog.current!.showModal(), []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') setNear(CENTRE);
    if (key === '-') setNear(null);
  };
  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-label={t(($) => $.detail.picture.dialog)}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      <div ref={table} className={classes.table} data-near={near !== null}>
        <button
          type="button"
          aria-label={near ? t(($) => $.detail.picture.zoomOut) : t(($) => $.detail.picture.zoomIn)}
          style={{ '--ratio': photo.width / photo.height || 1 } as object}
          onClick={(event) => setNear(near ? null : placeOf(event))}
        >
          <img src={src} alt={photo.title} />
        </button>
      </div>
      <button
        type="button"
        className={classes.close}
        aria-label={t(($) => $.common.close)}
        title={t(($) => $.common.close)}
        onClick={() => dialog.current!.close()}
      >
        <IconX size={20} stroke={1.8} aria-hidden="true" />
      </button>
    </dialog>
  );
}

const CENTRE = { x: 0.5, y: 0.5 };

/** Position of the pointer, as shares of the picture; the centre for a key press. */
function placeOf({ clientX, clientY, currentTarget, detail }: MouseEvent) {
  if (detail === 0) return CENTRE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The point that is zoomed in on, and the element that scrolls to it. */
function useNearness() {
  const table = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = table.current!;
    if (near) table.current!.scrollTo(near.x * scrollWidth - clientWidth / 2, near.y * scrollHeight - clientHeight / 2);
  }, [near]);
  return { table, near, setNear };
}
