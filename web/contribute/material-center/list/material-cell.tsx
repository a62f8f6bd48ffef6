import { useTranslation } from 'react-i18next';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { ClipPreview } from '../../../ui/material/clip-preview.tsx';
import { usePreview } from '../../../ui/material/use-preview.ts';
import { Thumbnail } from '../../../ui/table/thumbnail.tsx';
import { useTitle } from '../titles.ts';
import classes from './material-cell.module.css';

/** How a work looks and what it is called; a clip plays while the pointer rests on it. */
export function MaterialCell({ row }: { row: CenterRow }) {
  const { t } = useTranslation();
  const title = useTitle()(row);
  const preview = usePreview();
  const file = `${row.code} · ${row.fileName}`;
  return (
    <span className={classes.work} title={`${title} · ${file}`}>
      <span
        className={classes.picture}
        {...(row.preview && { onPointerEnter: preview.start, onPointerLeave: preview.stop })}
      >
        <Thumbnail of={row} large />
        {preview.active && row.preview && <ClipPreview src={row.preview} duration={row.duration ?? 0} />}
      </span>
      <span className={classes.words}>
        <span data-untitled={title === t(($) => $.center.untitled)}>{title}</span>
        <span className={classes.file}>{file}</span>
      </span>
    </span>
  );
}
