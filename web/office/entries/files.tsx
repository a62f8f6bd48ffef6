import { useState } from 'react';
import type { AlikeEntry, DeskFile, EntryDetail } from '#contract/calls/entries-desk.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import type { Address } from '../../ui/table/use-address.ts';
import { Facts, Section } from '../blocks/section.tsx';
import classes from './entries.module.css';
import { StateLabel } from './state-label.tsx';

interface Props {
  entry: EntryDetail;
  address: Address;
}

/** The work as judges will see it, what its files say of themselves, and which entries look like it. */
export function Files({ entry, address }: Props) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const { files, takenOn } = entry;
  const file = files[at] ?? files[0];
  if (!file) return null;
  return (
    <>
      {isOtherDay(files, takenOn) && <p className={classes.finding}>{t(($) => $.office.entries.otherDay)}</p>}
      <Large file={file} title={entry.title} />
      {files.length > 1 && (
        <ul className={classes.strip}>
          {files.map(({ id, thumbnail }, place) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === file.id}
                aria-label={t(($) => $.office.entries.large, { place: place + 1 })}
                onClick={() => setAt(place)}
              >
                <img src={thumbnail} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <InFile file={file} />
      <Alike files={files} address={address} />
    </>
  );
}

/** Whether a file says that it was taken on another day than its entrant declared. */
function isOtherDay(files: readonly DeskFile[], takenOn: string | null): boolean {
  return takenOn !== null && files.some(({ takenAt }) => takenAt !== null && !takenAt.startsWith(takenOn));
}

function Large({ file, title }: { file: DeskFile; title: string }) {
  return (
    <div className={classes.large}>
      {file.part === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- entries come without captions
        <video key={file.id} src={file.view} poster={file.thumbnail} aria-label={title} controls />
      ) : (
        <img src={file.view} alt={title} width={file.width} height={file.height} />
      )}
    </div>
  );
}

function InFile({ file }: { file: DeskFile }) {
  const { t } = useTranslation();
  const unknown = t(($) => $.office.entries.unknown);
  const duration = file.durationMs === null ? [] : [formatClock(file.durationMs / 1000)];
  return (
    <Section level={2} title={t(($) => $.office.entries.inFile)}>
      <Facts
        facts={[
          [t(($) => $.office.entries.size), `${file.width} × ${file.height}`],
          ...duration.map((length) => [t(($) => $.office.entries.duration), length] as const),
          [t(($) => $.office.entries.camera), file.camera || unknown],
          [t(($) => $.office.entries.takenAt), file.takenAt?.replace('T', ' ') ?? unknown],
        ]}
      />
    </Section>
  );
}

/** Other entries that look like a file of this one, each once. */
function Alike({ files, address }: { files: readonly DeskFile[]; address: Address }) {
  const { t } = useTranslation();
  const others = new Map(files.flatMap(({ alike }) => alike.map((one) => [one.entryId, one] as const)));
  if (others.size === 0) return null;
  return (
    <Section level={2} title={t(($) => $.office.entries.alike)}>
      <ul className={classes.alike}>
        {[...others.values()].map((other) => (
          <Other key={other.entryId} other={other} onOpen={() => address.set({ entry: String(other.entryId) })} />
        ))}
      </ul>
    </Section>
  );
}

function Other({ other, onOpen }: { other: AlikeEntry; onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <li>
      <img src={other.thumbnail} alt="" />
      <span>
        <button type="button" className={classes.link} onClick={onOpen}>
          {other.title}
        </button>
        <small>
          {other.track} · {other.entryId}
        </small>
      </span>
      <StateLabel state={other.state} />
      {other.same && <Label>{t(($) => $.office.entries.sameEntrant)}</Label>}
    </li>
  );
}
