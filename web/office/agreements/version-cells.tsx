import { useState } from 'react';
import type { AgreementTexts } from '#contract/domain/agreement.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TwoLines } from '../../ui/table/cells.tsx';
import { Label, type Tone } from '../../ui/table/label.tsx';
import classes from './agreements.module.css';
import { type Standing, standingOf, type Timed } from './standing.ts';

const TONES: Record<Standing, Tone> = { planned: 'accent', current: 'good', past: 'quiet' };

export function Titles({ row: { titleZh, titleEn } }: { row: Pick<AgreementTexts, 'titleZh' | 'titleEn'> }) {
  const language = useLanguage();
  return <TwoLines first={inLanguage(language, titleZh, titleEn)} second={inLanguage(language, titleEn, titleZh)} />;
}

export function StandingLabel({ row, versions }: { row: Timed; versions: readonly Timed[] }) {
  const { t } = useTranslation();
  const [today] = useState(() => dayInChina(Date.now()));
  const standing = standingOf(row, versions, today);
  return <Label tone={TONES[standing]}>{t(($) => $.office.agreements.standings[standing])}</Label>;
}

export function Hash({ sha256 }: { sha256: string }) {
  return (
    <code className={classes.hash} title={sha256}>
      {sha256.slice(0, 12)}…
    </code>
  );
}
