import { Link } from 'react-router';
import type { SearchedWord } from '#contract/calls/search-desk.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../lib/format.ts';
import { Label } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import classes from './search.module.css';

export function useSearchedColumns(onAdd: (keyword: string) => void): Column<SearchedWord>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      name: 'keyword',
      title: t(($) => $.office.search.keyword),
      cell: ({ keyword, type }) => (
        <Link
          className={classes.keyword}
          to={paths.searchResult({ keyword, type })}
          title={t(($) => $.office.search.tryIt)}
        >
          {keyword}
        </Link>
      ),
    },
    {
      name: 'type',
      title: t(($) => $.office.search.type),
      width: 120,
      cell: ({ type }) => t(($) => $.office.search.types[type]),
    },
    {
      name: 'times',
      title: t(($) => $.office.search.times),
      width: 90,
      align: 'end',
      cell: ({ times }) => formatNumber(times, language),
    },
    {
      name: 'found',
      title: t(($) => $.office.search.found),
      width: 110,
      align: 'end',
      cell: ({ found }) =>
        found === 0 ? <Label tone="bad">{t(($) => $.office.search.nothing)}</Label> : formatNumber(found, language),
    },
    { name: 'last', title: t(($) => $.office.search.lastDay), width: 120, cell: ({ lastDay }) => lastDay },
    {
      name: 'actions',
      title: t(($) => $.office.search.rowActions),
      width: 150,
      cell: ({ keyword, grouped }) =>
        grouped ? (
          <Label>{t(($) => $.office.search.grouped)}</Label>
        ) : (
          <span className={classes.actions}>
            <Button variant="default" size="small" onClick={() => onAdd(keyword)}>
              {t(($) => $.office.search.addFrom)}
            </Button>
          </span>
        ),
    },
  ];
}
