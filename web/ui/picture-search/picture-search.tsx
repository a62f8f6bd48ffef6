import { IconCamera } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../lib/translation.ts';
import { Contained } from '../contained.tsx';
import classes from './picture-search.module.css';
import { usePictureDrop } from './use-picture-drop.ts';

const loadDialog = async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog });
const PictureDialog = lazy(loadDialog);

interface Props {
  /** Called with the key by which searches name the picture. */
  onFound: (imageKey: string) => void;
  /** Accepts pictures dropped anywhere on the page. */
  wholePage?: boolean;
  size?: number;
}

/** A button to search by the reader's own picture. */
export function PictureSearch({ onFound, wholePage = false, size = 18 }: Props) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<{ file?: File }>();
  const label = t(($) => $.picture.search);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setDialog({})}
      >
        <IconCamera size={size} stroke={1.8} aria-hidden="true" />
      </button>
      {wholePage && !dialog && <DropAnywhere onPicture={(file) => setDialog({ file })} />}
      {dialog && (
        <Contained fallback={null}>
          <Suspense>
            <PictureDialog file={dialog.file} onFound={onFound} onClosed={() => setDialog(undefined)} />
          </Suspense>
        </Contained>
      )}
    </>
  );
}

function DropAnywhere({ onPicture }: { onPicture: (file: File) => void }) {
  const { t } = useTranslation();
  const over = usePictureDrop(onPicture);
  if (!over) return null;
  // Rendered outside, because a size container around it would confine it.
  return createPortal(
    <div className={classes.overlay} aria-hidden="true">
      <div className={classes.target}>
        <IconCamera size={40} stroke={1.4} />
        <p>{t(($) => $.picture.release)}</p>
      </div>
    </div>,
    document.body,
  );
}
