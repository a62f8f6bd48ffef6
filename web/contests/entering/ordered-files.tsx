import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Entry, EntryFile } from '#contract/calls/entries.ts';
import type { TrackLimits } from '#contract/domain/track-limits.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import classes from './entering.module.css';
import { entries, keepEntry } from './queries.ts';
import { useWhy } from './use-why.ts';

/** Pictures in their order, which dragging and arrows change. */
export function OrderedFiles({ entry, files }: { entry: Entry; files: EntryFile[] }) {
  const [dragged, setDragged] = useState<number>();
  const ordering = useMutation({
    mutationFn: (fileIds: number[]) => entries.orderFiles({ id: entry.id, fileIds }),
    onSuccess: (done) => keepEntry(done.entry),
    onError: (error) => toast(error.message, 'failed'),
  });
  const move = (from: number, to: number) => {
    const ids = files.map(({ id }) => id);
    const [one] = ids.splice(from, 1);
    if (one === undefined || to < 0 || to > ids.length) return;
    ordering.mutate(ids.toSpliced(to, 0, one));
  };
  return (
    <ol className={classes.grid} aria-busy={ordering.isPending}>
      {files.map((file, place) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows do the same by keyboard
        <li
          key={file.id}
          className={classes.file}
          data-refused={file.state === 'refused'}
          draggable={files.length > 1}
          onDragStart={() => setDragged(place)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== undefined && dragged !== place) move(dragged, place);
          }}
        >
          <FileBody file={file} limits={entry.track.limits} />
          {files.length > 1 && <Arrows file={file} place={place} last={files.length - 1} onMove={move} />}
        </li>
      ))}
    </ol>
  );
}

function FileBody({ file, limits }: { file: EntryFile; limits: TrackLimits }) {
  const { t } = useTranslation();
  const why = useWhy(limits);
  const { id, name, thumbnail, refusal, state } = file;
  const removing = useMutation({
    mutationFn: () => entries.removeFile({ id }),
    onSuccess: (done) => keepEntry(done.entry),
    onError: (error) => toast(error.message, 'failed'),
  });
  return (
    <>
      {thumbnail && <img src={thumbnail} alt={name} />}
      {!thumbnail && <small>{name}</small>}
      {state === 'checking' && <output>{t(($) => $.entering.files.checking)}</output>}
      {refusal && <strong>{why(refusal)}</strong>}
      <button
        type="button"
        aria-label={t(($) => $.entering.files.remove, { name })}
        aria-busy={removing.isPending}
        onClick={() => removing.mutate()}
      >
        <IconX size={16} stroke={2} aria-hidden="true" />
      </button>
    </>
  );
}

interface ArrowsProps {
  file: EntryFile;
  place: number;
  last: number;
  onMove: (from: number, to: number) => void;
}

function Arrows({ file: { name }, place, last, onMove }: ArrowsProps) {
  const { t } = useTranslation();
  return (
    <span className={classes.arrows}>
      <button
        type="button"
        disabled={place === 0}
        aria-label={t(($) => $.entering.files.left, { name })}
        onClick={() => onMove(place, place - 1)}
      >
        <IconArrowLeft size={16} stroke={2} aria-hidden="true" />
      </button>
      <button
        type="button"
        disabled={place === last}
        aria-label={t(($) => $.entering.files.right, { name })}
        onClick={() => onMove(place, place + 1)}
      >
        <IconArrowRight size={16} stroke={2} aria-hidden="true" />
      </button>
    </span>
  );
}
