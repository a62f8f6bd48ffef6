import type { StatementState } from '#contract/domain/statement.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../table/label.tsx';

const TONES: Record<StatementState, Tone> = {
  'to-confirm': 'accent',
  generated: 'quiet',
  rejected: 'bad',
  remitted: 'good',
  invalid: 'quiet',
};

export function StatementLabel({ state }: { state: StatementState }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.statements.states[state])}</Label>;
}

/** Names a quarter, 2026-Q3, as people say it. */
export function useQuarterName(): (quarter: string) => string {
  const { t } = useTranslation();
  return (quarter) => t(($) => $.statements.quarter, { year: quarter.slice(0, 4), quarter: quarter.slice(6) });
}
