import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { MIN_BITRATES, SIZE_CLASSES } from '#contract/domain/media.ts';
import type { OwnKind } from '../../../uploader/upload-file.ts';
import { useTranslation } from '../../lib/translation.ts';
import { putUploadPanelAside } from '../../lib/upload-panel.ts';
import { paths } from '../../paths.ts';
import classes from './rules-sheet.module.css';

interface Props {
  kind: OwnKind;
  hasFiles: boolean;
  onClose: () => void;
}

/** Requirements for the files, shown beside them. */
export function RulesSheet({ kind, hasFiles, onClose }: Props) {
  const { t } = useTranslation();
  const title = t(($) => $.uploadRules[kind].title);
  return (
    <aside className={classes.sheet} aria-label={title}>
      <div className={classes.heading}>
        <h3>{title}</h3>
        <button type="button" aria-label={t(($) => $.upload.close)} onClick={onClose}>
          <IconX size={18} stroke={1.7} aria-hidden="true" />
        </button>
      </div>
      {kind === 'video' ? <VideoRules hasFiles={hasFiles} /> : <PhotoRules />}
    </aside>
  );
}

function VideoRules({ hasFiles }: { hasFiles: boolean }) {
  const { t } = useTranslation();
  const words = t(($) => $.uploadRules.video);
  const rates = SIZE_CLASSES.map((size) =>
    t(($) => $.uploadRules.video.bitrate, { size, rate: MIN_BITRATES[size] / 1_000_000 }),
  );
  return (
    <>
      <Rules title={words.general} lines={words.generalList} />
      <Rules title={words.sdr} lines={[...words.sdrList, ...rates]} />
      <Rules title={words.hdr} lines={words.hdrList} />
      <Link to={paths.howToGetHighQualityVideo()} onClick={() => putUploadPanelAside(hasFiles)}>
        {words.more}
      </Link>
    </>
  );
}

function PhotoRules() {
  const { t } = useTranslation();
  const words = t(($) => $.uploadRules.photo);
  return (
    <>
      <Rules title={words.general} lines={words.generalList} />
      <Rules title={words.file} lines={words.fileList} />
    </>
  );
}

function Rules({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={classes.rules}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
