import { IconFileMusic } from '@tabler/icons-react';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Dialog } from '../dialog.tsx';
import { FileZone } from '../own-file/file-zone.tsx';
import { PartChoice } from './part-choice.tsx';
import { useOpenSound } from './use-open-sound.ts';

interface Props {
  /** A file that was dropped before the dialog opened. */
  file: File | undefined;
  /** What is searched for. */
  kind: MusicItem['kind'];
  onFound: (soundKey: string) => void;
  onClosed: () => void;
}

/** Accepts a recording or film of the reader's own and lets them choose the part to search by. */
export function SoundDialog({ file, kind, onFound, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.ownSound.search)} size={640} onClosed={onClosed}>
      {(close) => (
        <Taking
          file={file}
          kind={kind}
          onFound={(soundKey) => {
            close();
            onFound(soundKey);
          }}
        />
      )}
    </Dialog>
  );
}

/** Endings too, because browsers do not know the type of every file. */
const ACCEPTED = 'audio/*,video/mp4,video/quicktime,video/webm,.wav,.mp3,.m4a,.flac,.ogg,.mp4,.mov,.webm';

function Taking({ file, kind, onFound }: Omit<Props, 'onClosed'>) {
  const { t } = useTranslation();
  const { reading, opened, failure, open, forget } = useOpenSound();
  if (opened) return <PartChoice {...opened} kind={kind} onFound={onFound} onOther={forget} />;
  const percent = Math.floor((reading?.share ?? 0) * 100);
  return (
    <FileZone
      accept={ACCEPTED}
      first={file}
      onFile={open}
      busy={reading !== undefined}
      picture={<IconFileMusic size={44} stroke={1.2} aria-hidden="true" />}
      words={reading ? t(($) => $.soundSearch.reading, { name: reading.name, percent }) : t(($) => $.soundSearch.drop)}
      choose={t(($) => $.soundSearch.choose)}
      hint={
        <>
          {t(($) => $.soundSearch.formats)}
          <br />
          {t(($) => $.soundSearch.privacy)}
        </>
      }
      failure={failure && t(($) => $.soundSearch.refused[failure])}
    />
  );
}
