import { IconX } from '@tabler/icons-react';
import type { Arrival } from '#contract/calls/music-intake.ts';
import type { QueueSnapshot } from '../../../../uploader/file-list.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { NativeSelect } from '../../../ui/fields.ts';
import { Progress } from '../../../ui/table/progress.tsx';
import { IconButton } from '../../blocks/icon-button.tsx';
import { VersionChoice } from '../version-choice.tsx';
import type { Delivery } from './delivery.ts';
import { labelFile, moveFile, type PlannedFile, type PlannedPiece, removeFile } from './plan.ts';
import classes from './upload.module.css';
import { useFileStatus } from './use-file-status.ts';

interface Props {
  file: PlannedFile;
  piece: PlannedPiece;
  /** Another file is this version already. */
  isTaken: boolean;
  delivery: Delivery;
  snapshot: QueueSnapshot;
  arrivals: ReadonlyMap<number, Arrival>;
}

/** A file: which version of which piece it is, and how far it is. */
export function FileRow({ file, piece, isTaken, delivery, snapshot, arrivals }: Props) {
  const { t } = useTranslation();
  const { plan, made } = delivery.state.use((state) => state);
  const sent = snapshot.files.find(({ name }) => name === file.path);
  const status = useFileStatus({ file, sent, isTaken, made: made.get(file.path), arrivals, piece });
  const uploading = snapshot.state === 'uploading';
  const locked = uploading || made.has(file.path);
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const change = (next: typeof plan) => delivery.change({ plan: next });
  const remove = () => {
    if (sent) delivery.queue.remove(sent.id);
    change(removeFile(delivery.state.get().plan, file.path));
  };
  return (
    <li className={classes.file} data-tone={status.tone}>
      <span className={classes.path} title={file.path}>
        {name}
      </span>
      <span className={classes.size}>{sent?.filesizeShow}</span>
      <VersionChoice
        name={name}
        none={t(($) => $.office.music.upload.main)}
        label={file.label}
        disabled={locked}
        onChange={(label) => change(labelFile(plan, file.path, label))}
      />
      <NativeSelect
        aria-label={t(($) => $.office.music.upload.piece, { name })}
        size="xs"
        value={String(piece.id)}
        disabled={locked}
        data={[
          ...plan.map(({ id, title }) => ({ value: String(id), label: title })),
          { value: 'new', label: t(($) => $.office.music.upload.newPiece) },
        ]}
        onChange={({ currentTarget: { value } }) =>
          change(moveFile(plan, file.path, value === 'new' ? value : Number(value)))
        }
      />
      <IconButton
        icon={IconX}
        label={t(($) => $.office.music.upload.remove, { name })}
        idle={uploading}
        why={uploading ? t(($) => $.uploadQueue.whileUploading) : undefined}
        onClick={remove}
      />
      <span className={classes.status} title={status.words}>
        {status.words}
      </span>
      {status.share !== undefined && (
        <div className={classes.progress}>
          <Progress label={name} value={status.share} max={1} />
        </div>
      )}
    </li>
  );
}
