import { Link } from 'react-router';
import type { Placement } from '#contract/calls/search-desk.ts';
import { kindOfType } from '#contract/domain/discovery.ts';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Pictured, TwoLines } from '../../../ui/table/cells.tsx';
import { Label } from '../../../ui/table/label.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { formatMoment } from '../../../lib/format.ts';
import classes from '../search.module.css';
import { useRemovePlacement } from './use-remove-placement.ts';

export function usePlacementColumns(ended: boolean): Column<Placement>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.office.search.placements);
  const types = t(($) => $.office.search.types);
  const columns: Column<Placement>[] = [
    {
      name: 'keyword',
      title: words.keyword,
      width: 200,
      cell: ({ keyword, type }) => (
        <span className={classes.searchedFor}>
          <Link className={classes.keyword} to={paths.searchResult({ keyword, type })}>
            {keyword}
          </Link>
          <span>{types[type]}</span>
        </span>
      ),
    },
    {
      name: 'item',
      title: words.item,
      cell: ({ type, code, title, thumbnail, onSale }) => (
        <Pictured
          of={{ kind: kindOfType(type), thumbnail }}
          title={title}
          second={onSale ? code : `${code} · ${words.offSale}`}
        />
      ),
    },
    {
      name: 'what',
      title: words.what,
      width: 90,
      cell: ({ what }) => <Label tone={what === 'pin' ? 'accent' : 'quiet'}>{words.done[what]}</Label>,
    },
    { name: 'until', title: words.until, width: 130, cell: ({ until }) => formatDay(until, language) },
    {
      name: 'reason',
      title: words.reason,
      cell: ({ reason }) => <TwoLines first={reason} />,
    },
    {
      name: 'by',
      title: words.by,
      width: 150,
      cell: ({ madeBy, madeAt }) => (
        <TwoLines first={madeBy ?? words.someone} second={formatMoment(madeAt, 'minute', language)} />
      ),
    },
  ];
  if (ended) return columns;
  const actions: Column<Placement> = {
    name: 'actions',
    title: t(($) => $.office.search.rowActions),
    width: 100,
    cell: (placement) => <Remove placement={placement} />,
  };
  return [...columns, actions];
}

function Remove({ placement }: { placement: Placement }) {
  const { t } = useTranslation();
  const { ask, isPending } = useRemovePlacement();
  return (
    <span className={classes.actions}>
      <Button variant="default" size="small" loading={isPending} onClick={() => void ask(placement)}>
        {t(($) => $.office.search.placements.remove)}
      </Button>
    </span>
  );
}
