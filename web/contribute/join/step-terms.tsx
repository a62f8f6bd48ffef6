import { REFUSED_KEPT_DAYS } from '#contract/domain/application.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Checkbox } from '../../ui/table/controls.ts';
import { useShares } from './join-queries.ts';
import classes from './wizard.module.css';
import type { StepProps } from './step-props.ts';

const POINTS = ['own', 'share', 'rights', 'papers', 'data'] as const;

export function StepTerms({ form }: StepProps) {
  const { t } = useTranslation();
  const values = { ...useShares(), days: REFUSED_KEPT_DAYS };
  return (
    <>
      <h1 tabIndex={-1}>{t(($) => $.join.terms.title)}</h1>
      <ul className={classes.points}>
        {POINTS.map((point) => (
          <li key={point}>
            <h2>{t(($) => $.join.terms.points[point].title)}</h2>
            <p>{t(($) => $.join.terms.points[point].body, values)}</p>
          </li>
        ))}
      </ul>
      <Checkbox
        checked={form.values.terms}
        label={t(($) => $.join.terms.agree)}
        onChange={(event) => form.set({ terms: event.currentTarget.checked })}
      />
    </>
  );
}
