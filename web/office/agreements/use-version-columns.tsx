import { useState } from 'react';
import type { AgreementVersion } from '#contract/calls/agreements.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { formatMoment, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { Label, type Tone } from '../../ui/table/label.tsx';
import type { Column } from '../../ui/table/table.ts';
import classes from './agreements.module.css';
import { type Standing, standingOf } from './standing.ts';

type Answer = 'agreed' | 'rejected' | 'unanswered';
type Heading = 'version' | 'title' | 'kind' | 'standing' | 'effectiveOn' | 'shares' | Answer;

const TONES: Record<Standing, Tone> = { planned: 'accent', current: 'good', past: 'quiet' };

export function useVersionColumns(versions: readonly AgreementVersion[]): Column<AgreementVersion>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const [today] = useState(() => dayInChina(Date.now()));
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
      cell: (row) => <StandingLabel standing={standingOf(row, versions, today)} />,
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

function Titles({ row: { titleZh, titleEn } }: { row: AgreementVersion }) {
  const language = useLanguage();
  return <TwoLines first={inLanguage(language, titleZh, titleEn)} second={inLanguage(language, titleEn, titleZh)} />;
}

function StandingLabel({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  return <Label tone={TONES[standing]}>{t(($) => $.office.agreements.standings[standing])}</Label>;
}

function Hash({ sha256 }: { sha256: string }) {
  return (
    <code className={classes.hash} title={sha256}>
      {sha256.slice(0, 12)}…
    </code>
  );
}
