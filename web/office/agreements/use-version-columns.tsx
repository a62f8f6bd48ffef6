import type { AgreementVersion } from '#contract/calls/agreements.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Column } from '../../ui/table/table.ts';
import { Hash, StandingLabel, Titles } from './version-cells.tsx';

type Answer = 'agreed' | 'rejected' | 'unanswered';
type Heading = 'version' | 'title' | 'kind' | 'standing' | 'effectiveOn' | 'shares' | Answer;

export function useVersionColumns(versions: readonly AgreementVersion[]): Column<AgreementVersion>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = (name: Heading) => t(($) => $.office.agreements.columns[name]);
  const count = (name: Answer): Column<AgreementVersion> => ({
    name,
    title: title(name),
    width: 92,
    align: 'end',
    cell: (row) => formatNumber(row[name], language),
  });
  const day = (effectiveOn: string) => formatMoment(effectiveOn, 'day', language);
  return [
    { name: 'version', title: title('version'), width: 72, cell: ({ version }) => version },
    { name: 'title', title: title('title'), cell: (row) => <Titles row={row} /> },
    { name: 'kind', title: title('kind'), width: 100, cell: (row) => t(($) => $.office.agreements.kinds[row.kind]) },
    {
      name: 'standing',
      title: title('standing'),
      width: 96,
      cell: (row) => <StandingLabel row={row} versions={versions} />,
    },
    { name: 'effectiveOn', title: title('effectiveOn'), width: 116, cell: ({ effectiveOn }) => day(effectiveOn) },
    {
      name: 'shares',
      title: title('shares'),
      width: 112,
      align: 'end',
      cell: ({ sharePercent, exclusivePercent }) => `${sharePercent}% / ${exclusivePercent}%`,
    },
    ...(['agreed', 'rejected', 'unanswered'] as const).map(count),
    { name: 'sha256', title: 'SHA-256', width: 120, cell: ({ sha256 }) => <Hash sha256={sha256} /> },
  ];
}
