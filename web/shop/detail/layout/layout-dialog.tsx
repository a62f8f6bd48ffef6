import { IconDownload, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { PictureItem } from '#contract/items.ts';
import { saveBlob } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { drawLayout } from './draw-layout.ts';
import { LayoutControls } from './layout-controls.tsx';
import { LayoutStage } from './layout-stage.tsx';
import { useLayout } from './layout.ts';
import classes from './layout.module.css';

/** Lets a reader try out a layout with our watermarked picture; a sheet on small screens. */
export function LayoutDialog({ item, onClosed }: { item: PictureItem; onClosed: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, hint] = [useId(), useId()];
  const state = useLayout();
  const { logo } = state.layout;
  useEffect(() => dialog.current!.showModal(), []);
  useEffect(() => () => URL.revokeObjectURL(logo?.url ?? ''), [logo]);
  // Only what everybody may see: the marked sample of a photo, the marked still of a clip.
  const src = item.kind === 'photo' ? (item.samplePath ?? item.poster) : item.poster;
  const save = useMutation({
    mutationFn: () => drawLayout(src, state.layout),
    onSuccess: (picture) => saveBlob(`${item.code}-layout.jpg`, picture),
  });
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={title} onClose={onClosed}>
      <div className={classes.head}>
        <h2 id={title}>{t(($) => $.detail.layout.title)}</h2>
        <IconButton
          label={t(($) => $.common.close)}
          icon={<IconX size={20} stroke={1.8} aria-hidden="true" />}
          onClick={() => dialog.current!.close()}
        />
      </div>
      <div className={classes.body}>
        <div className={classes.table}>
          <LayoutStage item={item} src={src} state={state} describedBy={hint} />
        </div>
        <div className={classes.side}>
          <LayoutControls state={state} />
          <p id={hint} className={classes.quiet}>
            {t(($) => $.detail.layout.hint)}
          </p>
        </div>
      </div>
      <div className={classes.foot}>
        <p className={classes.quiet}>{t(($) => $.detail.layout.note)}</p>
        {save.error && <p role="alert">{t(($) => $.detail.layout.failed)}</p>}
        <Button
          loading={save.isPending}
          icon={<IconDownload size={17} stroke={1.8} aria-hidden="true" />}
          onClick={() => save.mutate()}
        >
          {t(($) => $.detail.layout.save)}
        </Button>
      </div>
    </dialog>
  );
}
