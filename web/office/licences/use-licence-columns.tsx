import type { LicenceDeskRow, LicenceView } from '#contract/calls/licences-desk.ts';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Pictured, TwoLines } from '../../ui/table/cells.tsx';
import type { Column } from '../../ui/table/table.ts';
import { Moment } from '../blocks/moment.tsx';
import { StandingLabel } from '../blocks/trade-labels.tsx';
import { differencesOf } from './correction.ts';
import classes from './licences.module.css';

type Columns = Column<LicenceDeskRow>[];

export function useLicenceColumns(view: LicenceView): Columns {
  const { t } = useTranslation();
  const issued: Columns = [
    { name: 'terms', title: t(($) => $.office.licences.terms), width: 208, cell: (row) => <Covers row={row} /> },
    {
      name: 'standing',
      title: t(($) => $.office.licences.standingAndIssued),
      width: 132,
      cell: (row) => (
        <span className={classes.standing}>
          <StandingLabel standing={row.standing} />
          <Moment at={row.issuedAt} form="day" />
        </span>
      ),
    },
  ];
  const why: Columns[number] = {
    name: 'why',
    title: t(($) => $.office.licences.revokedWhy),
    width: '22%',
    cell: (row) => row.endReason || '–',
  };
  const last: Record<LicenceView, Columns> = {
    corrections: useWanted(),
    all: issued,
    revoked: [why, ...issued.slice(1)],
  };
  return [...useWhat(), ...last[view]];
}

function useWhat(): Columns {
  const { t } = useTranslation();
  return [
    {
      name: 'work',
      title: t(($) => $.office.licences.work),
      cell: (row) => <Pictured of={row} title={row.title} second={row.materialCode} />,
    },
    {
      name: 'number',
      title: t(($) => $.office.licences.numberAndOrder),
      width: 174,
      cell: (row) => <TwoLines first={row.number} second={row.orderNumber} />,
    },
    {
      name: 'licensee',
      title: t(($) => $.office.licences.licenseeAndBuyer),
      width: '20%',
      cell: (row) => <TwoLines first={row.licensee} second={row.buyer} />,
    },
  ];
}

/** Use and channel, with term and region below. */
function Covers({ row: { terms } }: { row: LicenceDeskRow }) {
  const { t } = useTranslation();
  return (
    <TwoLines
      first={`${t(($) => $.trade.scene[terms.scene])} · ${t(($) => $.trade.channel[terms.channel])}`}
      second={`${t(($) => $.trade.period[terms.period])} · ${t(($) => $.trade.area[terms.area])}`}
    />
  );
}

function useWanted(): Columns {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      name: 'wanted',
      title: t(($) => $.office.licences.wanted),
      width: '20%',
      cell: ({ wanted, ...row }) =>
        wanted
          ? formatList(
              differencesOf(row, wanted.fields).map((name) => t(($) => $.office.licences.fields[name])),
              language,
            )
          : '–',
    },
    {
      name: 'asked',
      title: t(($) => $.office.licences.asked),
      width: 148,
      cell: ({ wanted }) => (wanted ? <Moment at={wanted.askedAt} /> : '–'),
    },
  ];
}
