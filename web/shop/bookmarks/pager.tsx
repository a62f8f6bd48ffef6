import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, Navigate } from 'react-router';
import { BOOKMARKS_PAGE_SIZE } from '#contract/domain/discovery.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './pager.module.css';

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / BOOKMARKS_PAGE_SIZE));

interface Props {
  page: number;
  total: number;
  to: (page: number) => string;
}

export function Pager({ page, total, to }: Props) {
  const { t } = useTranslation();
  const pages = pagesOf(total);
  if (pages === 1) return null;
  return (
    <nav className={classes.pager} aria-label={t(($) => $.bookmarkPager.label)}>
      {page > 1 && (
        <Link to={to(page - 1)} aria-label={t(($) => $.bookmarkPager.previous)}>
          <IconChevronLeft size={18} stroke={2} aria-hidden="true" />
        </Link>
      )}
      <p>{t(($) => $.bookmarkPager.page, { page, pages })}</p>
      {page < pages && (
        <Link to={to(page + 1)} aria-label={t(($) => $.bookmarkPager.next)}>
          <IconChevronRight size={18} stroke={2} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

/** Goes to the last page that has items, because this one is empty now. */
export function LastPage({ total, to }: Omit<Props, 'page'>) {
  return <Navigate to={to(pagesOf(total))} replace />;
}
