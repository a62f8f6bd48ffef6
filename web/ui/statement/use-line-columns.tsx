import type { StatementLine } from '#contract/calls/statements.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { formatFen } from '#contract/domain/money.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Pictured, TwoLines } from '../table/cells.tsx';
import { Label } from '../table/label.tsx';
import type { Column } from '../table/table.ts';
import classes from './use-line-columns.module.css';

type Heading = 'date' | 'work' | 'order' | 'scope' | 'netAmount' | 'share' | 'amount';

/** The sales of a statement; the way from price to share unfolds under each. */
export function useLineColumns(): Column<StatementLine>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = (name: Heading) => t(($) => $.statements.columns[name]);
  return [
    { name: 'date', title: title('date'), width: 104, cell: ({ at }) => formatMoment(at, 'day', language) },
    {
      name: 'work',
      title: title('work'),
      cell: (line) => (
        <Pictured of={line} title={inLanguage(language, line.titleZh, line.titleEn)} second={line.materialCode} />
      ),
    },
    { name: 'order', title: title('order'), width: 116, cell: ({ orderNumber }) => orderNumber },
    { name: 'scope', title: title('scope'), width: '24%', cell: (line) => <Scope line={line} /> },
    { name: 'netAmount', title: title('netAmount'), width: 112, align: 'end', cell: ({ netFen }) => formatFen(netFen) },
    { name: 'share', title: title('share'), width: 64, align: 'end', cell: ({ sharePercent }) => `${sharePercent}%` },
    { name: 'amount', title: title('amount'), width: 132, align: 'end', cell: (line) => <Amount line={line} /> },
  ];
}

function Scope({ line: { terms } }: { line: StatementLine }) {
  const { t } = useTranslation();
  const { scene, channel, period, area } = terms;
  return (
    <TwoLines
      first={`${t(($) => $.trade.scene[scene])} · ${t(($) => $.trade.channel[channel])}`}
      second={`${t(($) => $.trade.period[period])} · ${t(($) => $.trade.area[area])}`}
    />
  );
}

function Amount({ line: { amountFen, beforeFen, reversal } }: { line: StatementLine }) {
  const { t } = useTranslation();
  return (
    <span className={classes.amount}>
      {reversal && <Label tone="bad">{t(($) => $.statements.line.reversal)}</Label>}
      {beforeFen !== null && <del>{formatFen(beforeFen)}</del>}
      <strong data-changed={beforeFen !== null}>{formatFen(amountFen)}</strong>
    </span>
  );
}
