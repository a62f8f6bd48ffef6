import { IconPhotoUp } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import { Dialog } from '../dialog.tsx';
import { FileZone } from '../own-file/file-zone.tsx';
import classes from './picture-dialog.module.css';
import { useSendPicture } from './use-send-picture.ts';

interface Props {
  /** A file that was dropped before the dialog opened. */
  file: File | undefined;
  onFound: (imageKey: string) => void;
  onClosed: () => void;
}

/** Accepts a picture to search by. */
export function PictureDialog({ file, onFound, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.picture.search)} size={520} onClosed={onClosed}>
      {(close) => (
        <Taking
          file={file}
          onFound={(imageKey) => {
            close();
            onFound(imageKey);
          }}
        />
      )}
    </Dialog>
  );
}

function Taking({ file, onFound }: Pick<Props, 'file' | 'onFound'>) {
  const { t } = useTranslation();
  const { preview, busy, failure, send } = useSendPicture(onFound);
  return (
    <FileZone
      accept="image/*"
      first={file}
      onFile={send}
      busy={busy}
      picture={
        preview ? (
          <img className={classes.preview} src={preview} alt="" />
        ) : (
          <IconPhotoUp size={44} stroke={1.2} aria-hidden="true" />
        )
      }
      words={busy ? t(($) => $.picture.looking) : t(($) => $.picture.drop)}
      choose={t(($) => $.picture.choose)}
      hint={t(($) => $.picture.hint)}
      failure={failure}
    />
  );
}
