import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, Navigate } from 'react-router';
import { useTranslation } from '../lib/translation.ts';
import classes from './link-pager.module.css';

const pagesOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

interface Props {
  page: number;
  pageSize: number;
  total: number;
  to: (page: number) => string;
}

/** The way to the pages before and after, as links; nothing where there is only one. */
export function LinkPager({ page, pageSize, total, to }: Props) {
  const { t } = useTranslation();
  const pages = pagesOf(total, pageSize);
  if (pages === 1) return null;
  return (
    <nav className={classes.pager} aria-label={t(($) => $.pager.label)}>
      {page > 1 && (
        <Link to={to(page - 1)} aria-label={t(($) => $.pager.previous)}>
          <IconChevronLeft size={18} stroke={2} aria-hidden="true" />
        </Link>
      )}
      <p>{t(($) => $.pager.page, { page, pages })}</p>
      {page < pages && (
        <Link to={to(page + 1)} aria-label={t(($) => $.pager.next)}>
          <IconChevronRight size={18} stroke={2} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

/** Goes to the last page that has items, because this one is empty now. */
export function LastPage({ total, pageSize, to }: Omit<Props, 'page'>) {
  return <Navigate to={to(pagesOf(total, pageSize))} replace />;
}
