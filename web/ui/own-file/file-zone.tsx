import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Problem } from '../problem.tsx';
import classes from './file-zone.module.css';

interface Props {
  /** Kinds of files, as an input names them. */
  accept: string;
  /** A file that was dropped before the zone was shown. */
  first: File | undefined;
  onFile: (file: File) => void;
  busy: boolean;
  picture: ReactNode;
  words: string;
  choose: string;
  hint: ReactNode;
  failure: string | undefined;
}

/** Accepts a file by choosing, dropping or pasting it. */
export function FileZone({ accept, first, onFile, busy, picture, words, choose, hint, failure }: Props) {
  const input = useRef<HTMLInputElement>(null);
  usePasted(onFile);
  useFirst(first, onFile);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onFile(dropped);
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
        {picture}
        <output className={classes.words}>{words}</output>
        {busy ? (
          <span className={classes.bar} aria-hidden="true" />
        ) : (
          <>
            <Button onClick={() => input.current?.click()}>{choose}</Button>
            <p className={classes.hint}>{hint}</p>
          </>
        )}
        <input
          ref={input}
          type="file"
          accept={accept}
          hidden
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Reset, so that the same file can be chosen again.
            event.target.value = '';
            if (chosen) onFile(chosen);
          }}
        />
      </div>
      <Problem>{failure}</Problem>
    </div>
  );
}

function usePasted(onFile: (file: File) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.files[0];
      if (!pasted) return;
      event.preventDefault();
      onFile(pasted);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  });
}

/** Takes the first file once, even where effects run twice. */
function useFirst(file: File | undefined, onFile: (file: File) => void): void {
  const taken = useRef<File>(undefined);
  useEffect(() => {
    if (!file || taken.current === file) return;
    taken.current = file;
    onFile(file);
  });
}
