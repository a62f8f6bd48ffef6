import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './pager.module.css';

export interface Paging {
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

export function Pager({ page, pageSize, total, onPage }: Paging & { total: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <nav className={classes.pager} data-many={pages > 1} aria-label={t(($) => $.table.pager)}>
      <output>{t(($) => $.table.range, { from: number(from), to: number(to), total: number(total) })}</output>
      {pages > 1 && (
        <>
          <p className={classes.page}>{t(($) => $.table.page, { page: number(page), pages: number(pages) })}</p>
          <button
            type="button"
            aria-label={t(($) => $.table.previous)}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft size={16} stroke={2} aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t(($) => $.table.next)}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight size={16} stroke={2} aria-hidden="true" />
          </button>
        </>
      )}
    </nav>
  );
}
