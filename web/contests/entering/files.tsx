import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Entry, EntryFile } from '#contract/calls/entries.ts';
import { ENTRY_FILES, ENTRY_PARTS, type EntryPart, PARTS_OF } from '#contract/domain/entry.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PickButton } from '../../ui/pick-button.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './entering.module.css';
import { entries, keepEntry } from './queries.ts';
import { dismiss, type Sending, sendFiles, sendings } from './send-files.ts';

/** The files of an entry, by part: what it has, what is being sent, and what was refused. */
export function FilesPart({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const parts = ENTRY_PARTS.filter((part) => PARTS_OF[entry.track.kind][part]);
  return (
    <section className={classes.part}>
      <h2>{t(($) => $.entering.files.title)}</h2>
      {parts.map((part) => (
        <Part key={part} part={part} entry={entry} />
      ))}
      {entry.files.some(({ state }) => state === 'checking') && (
        <output className={classes.note}>{t(($) => $.entering.files.waits)}</output>
      )}
    </section>
  );
}

function hintOf(entry: Entry, part: EntryPart) {
  if (part !== 'picture') return `${part}Hint` as const;
  return entry.track.kind === 'group' ? 'groupHint' : 'singleHint';
}

function Part({ part, entry }: { part: EntryPart; entry: Entry }) {
  const { t } = useTranslation();
  const rows = sendings.use((all) => all).filter((row) => row.entryId === entry.id && row.part === part);
  // A file that is being sent has its place already, and is shown by its progress.
  const files = entry.files.filter((file) => file.part === part);
  const there = files.filter(({ state }) => state !== 'sending' || rows.length === 0);
  const room = (PARTS_OF[entry.track.kind][part]?.most ?? 0) - files.length;
  const accept = ENTRY_FILES[part].extensions.map((one) => `.${one}`).join(',');
  return (
    <div className={classes.files}>
      <h3>{t(($) => $.entering.files[part])}</h3>
      <p className={classes.note}>{t(($) => $.entering.files[hintOf(entry, part)])}</p>
      <Ordered entry={entry} files={there} />
      <ul className={classes.grid}>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
      {room > 0 && (
        <PickButton
          pick={part}
          accept={accept}
          variant="default"
          onPick={(chosen) => void sendFiles(entry.id, part, chosen.slice(0, room))}
        >
          {t(($) => $.entering.files.pick[part])}
        </PickButton>
      )}
    </div>
  );
}

function Row({ row: { key, name, share, fault, message } }: { row: Sending }) {
  const { t } = useTranslation();
  if (fault === undefined && message === undefined)
    return (
      <li className={classes.file}>
        <small>{name}</small>
        <progress max={1} value={share} aria-label={`${t(($) => $.entering.files.sending)} ${name}`} />
      </li>
    );
  return (
    <li className={classes.file} data-refused="true" role="alert">
      <small>{name}</small>
      <strong>{fault ? t(($) => $.entries.files[fault]) : message}</strong>
      <button type="button" aria-label={t(($) => $.entering.files.dismiss, { name })} onClick={() => dismiss(key)}>
        <IconX size={16} stroke={2} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Pictures in their order, which dragging and arrows change. */
function Ordered({ entry, files }: { entry: Entry; files: EntryFile[] }) {
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
          <FileBody file={file} />
          {files.length > 1 && <Arrows file={file} place={place} last={files.length - 1} onMove={move} />}
        </li>
      ))}
    </ol>
  );
}

function FileBody({ file }: { file: EntryFile }) {
  const { t } = useTranslation();
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
      {refusal && <strong>{t(($) => $.entries.files[refusal])}</strong>}
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
