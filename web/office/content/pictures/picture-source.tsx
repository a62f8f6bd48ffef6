import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { ContentPicture } from '#contract/calls/content-pictures.ts';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { PickButton } from '../../../ui/pick-button.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import classes from './pictures.module.css';
import { picturesAmong } from './send-picture.ts';
import { useSendPictures } from './use-send-pictures.ts';

const ENDINGS = MEDIA_LIMITS.photo.extensions.map((extension) => `.${extension}`).join(',');

interface Props {
  onPicked: (pictures: ContentPicture[]) => void;
  /** Whether one of the library may be taken. */
  choosable?: boolean;
}

/** Where a picture comes from: uploaded, dropped, pasted, or chosen from the library. */
export function PictureSource({ onPicked, choosable = true }: Props) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const { send, sending } = useSendPictures(onPicked);
  const [over, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    const pictures = picturesAmong(files ?? []);
    if (pictures.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    send(pictures);
  };
  return (
    <div
      className={classes.source}
      data-takes-pictures
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      <div className={classes.buttons}>
        <PickButton pick="content-pictures" accept={ENDINGS} variant="default" onPick={(files) => send(files)}>
          {t(($) => $.office.pictures.upload)}
        </PickButton>
        {choosable && (
          <Button variant="plain" size="small" onClick={() => setChoosing(true)}>
            {t(($) => $.office.pictures.choose)}
          </Button>
        )}
      </div>
      <output>
        {sending === undefined
          ? t(($) => $.office.pictures.drop)
          : t(($) => $.office.pictures.sending, { name: sending })}
      </output>
      {choosing && <ChooseDialog onChosen={(picture) => onPicked([picture])} onClosed={() => setChoosing(false)} />}
    </div>
  );
}
