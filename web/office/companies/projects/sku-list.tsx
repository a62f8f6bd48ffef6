import type { Sku } from '#contract/calls/projects.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { SkuState } from '#contract/domain/project.ts';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTermsWords } from '../../../lib/terms-words.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Label, type Tone } from '../../../ui/table/label.tsx';
import { ChangeSku } from './change-sku.tsx';
import classes from './projects.module.css';

const TONES: Record<SkuState, Tone> = { open: 'good', 'used-up': 'bad', ended: 'quiet' };

/** What each branch may take from a project, and how much of it is left. */
export function SkuList({ skus, mayChange }: { skus: readonly Sku[]; mayChange: boolean }) {
  const { t } = useTranslation();
  if (skus.length === 0) return <p className={classes.quiet}>{t(($) => $.office.projects.sku.none)}</p>;
  return (
    <ul className={classes.skus}>
      {skus.map((sku) => (
        <li key={sku.skuId}>
          <SkuFacts sku={sku} />
          {mayChange && <ChangeSku sku={sku} />}
        </li>
      ))}
    </ul>
  );
}

function SkuFacts({ sku }: { sku: Sku }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inWords = useTermsWords();
  const { branch, kind, terms, unitFen, used, quota, endsOn, state } = sku;
  return (
    <div className={classes.sku}>
      <span>
        <strong>{branch}</strong> {t(($) => $.trade.kind[kind])}{' '}
        <Label tone={TONES[state]}>{t(($) => $.office.projects.sku.states[state])}</Label>
      </span>
      <em>{inWords(terms)}</em>
      <small>
        {t(($) => $.office.projects.sku.unitWords, { price: formatFen(unitFen) })} ·{' '}
        {t(($) => $.office.projects.sku.left, { used, quota })} ·{' '}
        {t(($) => $.office.projects.sku.until, { day: formatDay(endsOn, language) })}
      </small>
    </div>
  );
}
