import { IconX } from '@tabler/icons-react';
import type { Entry } from '#contract/calls/entries.ts';
import { ENTRY_FILES, ENTRY_PARTS, type EntryPart, partsOf } from '#contract/domain/entry.ts';
import { sayPart } from '#contract/domain/say-limits.ts';
import type { TrackLimits } from '#contract/domain/track-limits.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PickButton } from '../../ui/pick-button.tsx';
import classes from './entering.module.css';
import { OrderedFiles } from './ordered-files.tsx';
import { dismiss, type Sending, sendFiles, sendings } from './send-files.ts';
import { useWhy } from './use-why.ts';

/** The files of an entry, by part: what it has, what is being sent, and what was refused. */
export function FilesPart({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const parts = ENTRY_PARTS.filter((part) => partsOf(entry.track.kind, entry.track.limits)[part]);
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

function Part({ part, entry }: { part: EntryPart; entry: Entry }) {
  const { t } = useTranslation();
  const { kind, limits } = entry.track;
  const rows = sendings.use((all) => all).filter((row) => row.entryId === entry.id && row.part === part);
  // A file that is being sent has its place already, and is shown by its progress.
  const files = entry.files.filter((file) => file.part === part);
  const there = files.filter(({ state }) => state !== 'sending' || rows.length === 0);
  const room = (partsOf(kind, limits)[part]?.most ?? 0) - files.length;
  const accept = ENTRY_FILES[part].extensions.map((one) => `.${one}`).join(',');
  return (
    <div className={classes.files}>
      <h3>{t(($) => $.entering.files[part])}</h3>
      <p className={classes.note}>
        {sayPart(
          t(($) => $.entries.limits),
          kind,
          part,
          limits,
        )}
      </p>
      {kind === 'group' && <p className={classes.note}>{t(($) => $.entering.files.orderHint)}</p>}
      <OrderedFiles entry={entry} files={there} />
      <ul className={classes.grid}>
        {rows.map((row) => (
          <Row key={row.key} row={row} limits={limits} />
        ))}
      </ul>
      {room > 0 && (
        <PickButton
          pick={part}
          accept={accept}
          variant="default"
          onPick={(chosen) => void sendFiles({ entryId: entry.id, part, limits }, chosen.slice(0, room))}
        >
          {t(($) => $.entering.files.pick[part])}
        </PickButton>
      )}
    </div>
  );
}

function Row({ row: { key, name, share, fault, message }, limits }: { row: Sending; limits: TrackLimits }) {
  const { t } = useTranslation();
  const why = useWhy(limits);
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
      <strong>{fault ? why(fault) : message}</strong>
      <button type="button" aria-label={t(($) => $.entering.files.dismiss, { name })} onClick={() => dismiss(key)}>
        <IconX size={16} stroke={2} aria-hidden="true" />
      </button>
    </li>
  );
}
