import { useTranslation } from 'react-i18next';
import type { LicenceDeskRow, LicenceView } from '#contract/calls/licence-desk.ts';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { Pictured } from '../../ui/table/pictured.tsx';
import type { Column } from '../../ui/table/table.ts';
import { Moment } from '../blocks/moment.tsx';
import { StandingLabel } from '../blocks/trade-labels.tsx';
import { useTerms } from '../blocks/use-terms.ts';
import { differencesOf } from './correction.ts';

type Columns = Column<LicenceDeskRow>[];

export function useLicenceColumns(view: LicenceView): Columns {
  const { t } = useTranslation();
  const terms = useTerms();
  const issued: Columns = [
    { name: 'terms', title: t(($) => $.office.licences.terms), width: '16%', cell: (row) => terms(row.terms) },
    {
      name: 'standing',
      title: t(($) => $.office.licences.standing),
      width: 110,
      cell: (row) => <StandingLabel standing={row.standing} />,
    },
    {
      name: 'issued',
      title: t(($) => $.office.licences.issued),
      width: 104,
      cell: (row) => <Moment at={row.issuedAt} form="day" />,
    },
  ];
  const why: Columns[number] = {
    name: 'why',
    title: t(($) => $.office.licences.revokedWhy),
    width: '16%',
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
    { name: 'number', title: t(($) => $.office.licences.number), width: 174, cell: (row) => row.number },
    { name: 'licensee', title: t(($) => $.office.licences.licensee), width: '13%', cell: (row) => row.licensee },
    { name: 'buyer', title: t(($) => $.office.licences.buyer), width: '8%', cell: (row) => row.buyer },
    { name: 'order', title: t(($) => $.office.licences.order), width: 104, cell: (row) => row.orderNumber },
  ];
}

function useWanted(): Columns {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      name: 'wanted',
      title: t(($) => $.office.licences.wanted),
      width: '16%',
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
