import {
  IconDownload,
  IconFlag,
  IconLayoutGridAdd,
  IconLink,
  IconStar,
  IconStarFilled,
  IconTextCaption,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem, PictureItem } from '#contract/items.ts';
import { useBookmarked } from '../../lib/bookmarks.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Contained } from '../../ui/contained.tsx';
import { pressBookmark } from '../../ui/material/bookmark-button.tsx';
import { chooseBoard, copyLink, downloadSample } from '../../ui/material/item-actions.ts';
import classes from './material-actions.module.css';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

const LayoutDialog = lazy(async () => ({ default: (await import('./layout/layout-dialog.tsx')).LayoutDialog }));

const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;

/** Actions for a material. Budget footage has neither bookmark nor sample, and no layout to try. */
export function MaterialActions({ item }: { item: AnyItem }) {
  const { t } = useTranslation();
  const raw = 'from' in item && item.from === 'raw';
  return (
    <div className={classes.actions}>
      {!raw && (
        <>
          <Bookmark item={item} />
          <Button variant="default" icon={<IconDownload {...icon} />} onClick={() => void downloadSample(item)}>
            {t(($) => $.material.sample)}
          </Button>
          <Button variant="default" icon={<IconLayoutGridAdd {...icon} />} onClick={() => chooseBoard(item)}>
            {t(($) => $.material.toBoard)}
          </Button>
          {(item.kind === 'photo' || item.kind === 'video') && <TryLayout item={item} />}
        </>
      )}
      <Button variant="default" icon={<IconLink {...icon} />} onClick={() => void copyLink(item, paths.material(item))}>
        {t(($) => $.material.copyLink)}
      </Button>
      <Report id={idOf(item)} />
    </div>
  );
}

function Bookmark({ item }: { item: AnyItem }) {
  const { t } = useTranslation();
  const on = useBookmarked(item);
  return (
    <Button
      variant="default"
      aria-pressed={on}
      icon={on ? <IconStarFilled {...icon} className={classes.on} /> : <IconStar {...icon} />}
      onClick={() => void pressBookmark(item)}
    >
      {on ? t(($) => $.detail.bookmarked) : t(($) => $.material.bookmark)}
    </Button>
  );
}

function TryLayout({ item }: { item: PictureItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" icon={<IconTextCaption {...icon} />} onClick={() => setOpen(true)}>
        {t(($) => $.detail.layout.open)}
      </Button>
      <Contained key={String(open)} fallback={<p role="alert">{t(($) => $.client.offline)}</p>}>
        <Suspense fallback={null}>{open && <LayoutDialog item={item} onClosed={() => setOpen(false)} />}</Suspense>
      </Contained>
    </>
  );
}

function Report({ id }: { id: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const label = t(($) => $.detail.report.open);
  return (
    <div className={classes.report}>
      <button type="button" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <IconFlag {...icon} />
      </button>
      <Contained key={String(open)} fallback={<p role="alert">{t(($) => $.client.offline)}</p>}>
        <Suspense fallback={null}>{open && <ReportDialog id={id} onClosed={() => setOpen(false)} />}</Suspense>
      </Contained>
    </div>
  );
}
