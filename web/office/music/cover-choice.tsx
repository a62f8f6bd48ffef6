import { useMutation } from '@tanstack/react-query';
import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { Unreadable } from '../../lib/shrink-picture.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { PickButton } from '../../ui/pick-button.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './piece-actions.module.css';
import { intake, useRefreshMusic } from './queries.ts';
import { sendCover } from './send-cover.ts';

const PICTURES = MEDIA_LIMITS.photo.extensions.map((extension) => `.${extension}`).join(',');

interface Props {
  material: DeskMaterialDetail;
  /** Address of the picture in its file. */
  inFile: string | null;
}

/** Another cover for a piece and its versions, or none. */
export function CoverChoice({ material: { id, poster }, inFile }: Props) {
  const { t } = useTranslation();
  const saving = useMutation({
    mutationFn: async (cover: File | 'in-file' | null) => {
      if (cover === 'in-file') await intake.takeCover({ id });
      else if (cover) await sendCover(id, cover);
      else await intake.cover({ id, image: null });
    },
    onSuccess: () => void toast(t(($) => $.office.music.upload.coverSent)),
    onError: (error) =>
      void toast(error instanceof Unreadable ? t(($) => $.office.music.upload.badPicture) : error.message, 'failed'),
    onSettled: useRefreshMusic(),
  });
  return (
    <div className={classes.actions}>
      <PickButton pick="cover" accept={PICTURES} variant="default" onPick={([first]) => first && saving.mutate(first)}>
        {t(($) => $.office.music.upload.chooseCover)}
      </PickButton>
      {inFile && (
        <Button
          variant="plain"
          size="small"
          icon={<img className={classes.picture} src={inFile} alt="" />}
          loading={saving.isPending}
          onClick={() => saving.mutate('in-file')}
        >
          {t(($) => $.office.music.upload.coverInFile)}
        </Button>
      )}
      {poster && (
        <Button variant="plain" size="small" loading={saving.isPending} onClick={() => saving.mutate(null)}>
          {t(($) => $.office.music.upload.removeCover)}
        </Button>
      )}
    </div>
  );
}
