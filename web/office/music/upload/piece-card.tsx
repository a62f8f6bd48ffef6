import { useEffect, useId, useMemo } from 'react';
import type { Arrival } from '#contract/calls/music-intake.ts';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import { SOUND_KINDS } from '#contract/domain/music.ts';
import type { QueueSnapshot } from '../../../../uploader/file-list.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { PickButton } from '../../../ui/pick-button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { DESKS } from '../../desks.ts';
import { type Delivery, pieceIdOf } from './delivery.ts';
import { FileRow } from './file-row.tsx';
import { changePiece, faultsOf, type PlannedPiece } from './plan.ts';
import classes from './upload.module.css';

interface Props {
  piece: PlannedPiece;
  delivery: Delivery;
  snapshot: QueueSnapshot;
  arrivals: ReadonlyMap<number, Arrival>;
}

/** One piece as it will be: its title, type and cover, and the files of its versions. */
export function PieceCard({ piece, delivery, snapshot, arrivals }: Props) {
  const { t } = useTranslation();
  const state = delivery.state.use((now) => now);
  const heading = useId();
  const id = pieceIdOf(state, snapshot.files, piece);
  const code = id === undefined ? undefined : arrivals.get(id)?.code;
  const { piece: fault, taken } = faultsOf(piece);
  const change = (more: Partial<PlannedPiece>) =>
    delivery.change({ plan: changePiece(delivery.state.get().plan, piece.id, more) });
  const locked = id !== undefined || snapshot.state === 'uploading';
  return (
    <li className={classes.piece} aria-labelledby={heading}>
      <Cover piece={piece} delivery={delivery} onChange={(cover) => change({ cover })} />
      <div className={classes.about}>
        <h2 id={heading} className={classes.name}>
          {piece.title}
        </h2>
        <div className={classes.fields}>
          <TextInput
            label={t(($) => $.office.music.upload.trackTitle)}
            size="xs"
            maxLength={MATERIAL_TEXT.title}
            value={piece.title}
            disabled={locked}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <NativeSelect
            label={t(($) => $.office.music.upload.type)}
            size="xs"
            value={piece.kind}
            disabled={locked}
            data={SOUND_KINDS.map((kind) => ({ value: kind, label: t(($) => $.pipeline.kinds[kind]) }))}
            onChange={({ currentTarget }) =>
              change({ kind: SOUND_KINDS.find((kind) => kind === currentTarget.value) ?? piece.kind })
            }
          />
          {id !== undefined && code !== undefined && (
            <ButtonLink variant="default" size="small" to={`${DESKS.music.path}?piece=${id}`}>
              {t(($) => $.office.music.upload.open, { code })}
            </ButtonLink>
          )}
        </div>
        {fault && <Problem>{t(($) => $.office.music.upload.faults[fault])}</Problem>}
        <ul className={classes.files} aria-labelledby={heading}>
          {piece.files.map((file) => (
            <FileRow
              key={file.path}
              file={file}
              piece={piece}
              isTaken={taken.has(file.path)}
              delivery={delivery}
              snapshot={snapshot}
              arrivals={arrivals}
            />
          ))}
        </ul>
      </div>
    </li>
  );
}

const PICTURES = MEDIA_LIMITS.photo.extensions.map((extension) => `.${extension}`).join(',');

interface CoverProps {
  piece: PlannedPiece;
  delivery: Delivery;
  onChange: (cover: File) => void;
}

function Cover({ piece, delivery, onChange }: CoverProps) {
  const { t } = useTranslation();
  const outcome = delivery.state.use(({ covers }) => covers.get(piece.id));
  const url = usePictureUrl(piece.cover);
  const choose = (cover: File | undefined) => {
    if (!cover) return;
    const covers = new Map(delivery.state.get().covers);
    covers.delete(piece.id);
    delivery.change({ covers });
    onChange(cover);
  };
  return (
    <div className={classes.cover}>
      {url ? (
        <img src={url} alt={t(($) => $.office.music.upload.coverOf, { title: piece.title })} />
      ) : (
        <span className={classes.empty}>{t(($) => $.office.music.upload.noCover)}</span>
      )}
      <PickButton pick="cover" accept={PICTURES} variant="default" onPick={([first]) => choose(first)}>
        {t(($) => $.office.music.upload.chooseCover)}
      </PickButton>
      {outcome === 'sent' && <small>{t(($) => $.office.music.upload.coverSent)}</small>}
      {outcome instanceof Error && (
        <Problem>{t(($) => $.office.music.upload.coverFailed, { message: outcome.message })}</Problem>
      )}
    </div>
  );
}

/** An address for a file that the reader chose, as long as it is shown. */
function usePictureUrl(file: File | undefined): string | undefined {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
