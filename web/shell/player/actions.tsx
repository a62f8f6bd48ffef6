import { IconDownload, IconRepeat, IconX } from '@tabler/icons-react';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { BookmarkButton } from '../../ui/material/bookmark-button.tsx';
import { buyMusic, downloadSample } from '../../ui/material/item-actions.ts';
import { stopSound } from '../../ui/sound/sound.ts';
import classes from './bar.module.css';
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx';
import { toggleRepeat, useRepeat } from './repeat.ts';

const LOOK = { size: 17, stroke: 1.8, 'aria-hidden': true } as const;

/** What can be done with the piece that is heard. */
export function Actions({ music }: { music: MusicItem }) {
  const { t } = useTranslation();
  const repeat = useRepeat();
  return (
    <div className={classes.actions}>
      <IconButton
        label={t(($) => $.player.repeat)}
        icon={<IconRepeat {...LOOK} />}
        pressed={repeat}
        onClick={toggleRepeat}
      />
      <BookmarkButton item={music} className={iconButtonClass} />
      <IconButton
        label={t(($) => $.material.sample)}
        icon={<IconDownload {...LOOK} />}
        onClick={() => void downloadSample(music)}
      />
      <Button size="small" onClick={() => buyMusic(music)}>
        {t(($) => $.material.license)}
      </Button>
      <IconButton label={t(($) => $.player.close)} icon={<IconX {...LOOK} />} onClick={stopSound} />
    </div>
  );
}
