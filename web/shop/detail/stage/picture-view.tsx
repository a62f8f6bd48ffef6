import { IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImageItem } from '#contract/items.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Lightbox } from './lightbox.tsx';
import classes from './picture-view.module.css';
import { stageStyle } from './shape.ts';
import stage from './stage.module.css';

/** A large photo; a click opens it over the whole window. */
export function PictureView({ photo }: { photo: ImageItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const large = photo.samplePath || photo.poster;
  return (
    <>
      <button
        type="button"
        className={`${stage.stage} ${classes.view}`}
        style={stageStyle(photo)}
        onClick={() => setOpen(true)}
      >
        {/* Already loaded for the list, so it shows before the large one. */}
        <img className={stage.fill} src={photo.thumbnail2x} alt="" />
        <img
          className={stage.fill}
          src={failed ? photo.poster : large}
          alt={photo.title}
          fetchPriority="high"
          onError={() => setFailed(true)}
        />
        <span className={classes.hint}>
          <IconZoomIn size={17} stroke={1.8} aria-hidden="true" />
          {t(($) => $.detail.picture.enlarge)}
        </span>
      </button>
      {open && <Lightbox photo={photo} src={large} onClosed={() => setOpen(false)} />}
    </>
  );
}
