import type { CenterRow } from '#contract/calls/material-center.ts';
import type { CenterOrder, CenterTab } from '#contract/domain/material-center.ts';
import { formatDateTime, formatMoment, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { Column, Sort } from '../../../ui/table/table.ts';
import { RowAction } from './row-action.tsx';
import { Standing } from './standing.tsx';
import type { WorkActions } from './use-material-actions.tsx';
import { ClipPreview } from '../../../ui/material/clip-preview.tsx';
import { usePreview } from '../../../ui/material/use-preview.ts';
import { Thumbnail } from '../../../ui/table/thumbnail.tsx';
import { useTitle } from '../titles.ts';
import classes from './use-columns.module.css';

interface Options {
  tab: CenterTab;
  order: CenterOrder;
  onOrder: (order: CenterOrder) => void;
  actions: WorkActions;
}

const ON_SALE: CenterTab[] = ['online', 'offline'];
const DAY_WIDTH = 112;

export function useColumns({ tab, order, onOrder, actions }: Options): Column<CenterRow>[] {
  const { t } = useTranslation();
  const onSale = ON_SALE.includes(tab);
  const sort = (by: CenterOrder, direction: Sort['direction']): Sort => ({
    active: order === by,
    direction,
    choose: () => onOrder(by),
  });
  const figures = useFigures(sort('opens', 'descending'));
  const days = useDays(sort('changed', 'descending'), uploadedSort(order, onOrder));
  return [
    {
      name: 'work',
      title: t(($) => $.center.work),
      sort: sort('name', 'ascending'),
      cell: (row) => <MaterialCell row={row} />,
    },
    {
      name: 'standing',
      title: t(($) => $.center.standing),
      width: onSale ? '20%' : '30%',
      cell: (row) => <Standing row={row} />,
    },
    ...(onSale ? [...figures, days.uploaded, days.published] : [days.uploaded, days.changed]),
    {
      name: 'action',
      title: t(($) => $.center.action),
      width: 112,
      cell: (row) => <RowAction row={row} actions={actions} />,
    },
  ];
}

/** A second click reverses the order: newest or oldest first. */
function uploadedSort(order: CenterOrder, onOrder: Options['onOrder']): Sort {
  return {
    active: order === 'newest' || order === 'oldest',
    direction: order === 'oldest' ? 'ascending' : 'descending',
    choose: () => onOrder(order === 'newest' ? 'oldest' : 'newest'),
  };
}

function useFigures(byOpens: Sort): Column<CenterRow>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const figure = (name: 'opens' | 'bookmarks'): Column<CenterRow> => ({
    name,
    title: t(($) => $.center[name]),
    width: 82,
    align: 'end',
    cell: (row) => formatNumber(row[name], language),
  });
  return [{ ...figure('opens'), sort: byOpens }, figure('bookmarks')];
}

function useDays(byChange: Sort, byUpload: Sort) {
  const { t } = useTranslation();
  const day = (name: 'uploaded' | 'changed' | 'published', at: (row: CenterRow) => string | null) => ({
    name,
    title: t(($) => $.center[name]),
    width: DAY_WIDTH,
    cell: (row: CenterRow) => <Day at={at(row)} />,
  });
  return {
    uploaded: { ...day('uploaded', ({ createdAt }) => createdAt), sort: byUpload },
    changed: { ...day('changed', ({ changedAt }) => changedAt), sort: byChange },
    published: day('published', ({ publishedAt }) => publishedAt),
  };
}

/** A short date for a narrow column, with the time as tooltip. */
function Day({ at }: { at: string | null }) {
  const language = useLanguage();
  if (at === null) return '–';
  return (
    <time dateTime={at} title={formatDateTime(at, language)}>
      {formatMoment(at, 'day', language)}
    </time>
  );
}

/** Thumbnail and title of a work; a clip plays on hover. */
function MaterialCell({ row }: { row: CenterRow }) {
  const { t } = useTranslation();
  const title = useTitle()(row);
  const preview = usePreview();
  const file = [row.code, row.owner, row.fileName].filter(Boolean).join(' · ');
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
