import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Arrival } from '#contract/calls/music-intake.ts';
import { MUSIC_LIMITS } from '#contract/domain/music.ts';
import { isMain, MAIN_VERSION, OFFERED_VERSIONS, type VersionLabel } from '#contract/domain/version-markers.ts';
import type { QueueSnapshot } from '../../../../uploader/file-list.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { Progress } from '../../../ui/table/progress.tsx';
import { IconButton } from '../../blocks/icon-button.tsx';
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

interface ChoiceProps {
  name: string;
  label: VersionLabel;
  disabled: boolean;
  onChange: (label: VersionLabel) => void;
}

/** One of the usual versions, or words of one's own in both languages. */
function VersionChoice({ name, label, disabled, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typing, setTyping] = useState(false);
  const offered = OFFERED_VERSIONS.findIndex(({ zh, en }) => zh === label.zh && en === label.en);
  const own = typing || (offered < 0 && !isMain(label));
  const choose = (value: string) => {
    setTyping(value === 'other');
    if (value !== 'other') onChange(OFFERED_VERSIONS[Number(value)] ?? MAIN_VERSION);
  };
  return (
    <div className={classes.version}>
      <NativeSelect
        aria-label={t(($) => $.office.music.upload.version, { name })}
        size="xs"
        disabled={disabled}
        value={own ? 'other' : offered < 0 ? 'main' : String(offered)}
        data={[
          { value: 'main', label: t(($) => $.office.music.upload.main) },
          ...OFFERED_VERSIONS.map((version, at) => ({ value: String(at), label: version[language] })),
          { value: 'other', label: t(($) => $.office.music.upload.other) },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {own &&
        (['zh', 'en'] as const).map((one) => (
          <TextInput
            key={one}
            aria-label={t(($) => $.office.music.upload[one === 'zh' ? 'labelZh' : 'labelEn'], { name })}
            size="xs"
            lang={one}
            maxLength={MUSIC_LIMITS.version}
            disabled={disabled}
            value={label[one]}
            onChange={({ currentTarget }) => onChange({ ...label, [one]: currentTarget.value })}
          />
        ))}
    </div>
  );
}
