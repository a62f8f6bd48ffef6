import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Problem } from '../problem.tsx';
import classes from './picture-dialog.module.css';
import { useSendPicture } from './use-send-picture.ts';

interface Props {
  /** A file that was dropped before the dialog opened. */
  file: File | undefined;
  onFound: (imageKey: string) => void;
  onClosed: () => void;
}

/** Accepts a picture by choosing, dropping or pasting it. */
export function PictureDialog({ file, onFound, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.picture.search)} size={520} onClosed={onClosed}>
      {(close) => (
        <Taking
          file={file}
          onFound={(imageKey) => {
            close();
            onFound(imageKey);
          }}
        />
      )}
    </Dialog>
  );
}

function Taking({ file, onFound }: Pick<Props, 'file' | 'onFound'>) {
  const { t } = useTranslation();
  const { preview, busy, failure, send } = useSendPicture(onFound);
  const input = useRef<HTMLInputElement>(null);
  usePasted(send);
  useFirst(file, send);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) send(dropped);
  };
  return (
    <div className={classes.taking}>
      <div
        className={classes.zone}
        data-over={over || undefined}
        aria-busy={busy || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {preview ? <img src={preview} alt="" /> : <IconPhotoUp size={44} stroke={1.2} aria-hidden="true" />}
        <output className={classes.words}>{busy ? t(($) => $.picture.looking) : t(($) => $.picture.drop)}</output>
        {busy ? (
          <span className={classes.bar} aria-hidden="true" />
        ) : (
          <>
            <Button onClick={() => input.current?.click()}>{t(($) => $.picture.choose)}</Button>
            <p className={classes.hint}>{t(($) => $.picture.hint)}</p>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Reset, so that the same file can be chosen again.
            event.target.value = '';
            if (chosen) send(chosen);
          }}
        />
      </div>
      <Problem>{failure}</Problem>
    </div>
  );
}

function usePasted(send: (file: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.files[0];
      if (!pasted) return;
      event.preventDefault();
      send(pasted);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  });
}

/** Sends the first file once, even where effects run twice. */
function useFirst(file: File | undefined, send: (file: File) => void): void {
  const sent = useRef<File>(undefined);
  useEffect(() => {
    if (!file || sent.current === file) return;
    sent.current = file;
    send(file);
  });
}
