import { useTranslation } from '../../lib/translation.ts';
import classes from './vip.module.css';

const RULES = ['quote', 'most', 'company', 'renew', 'refund'] as const;

/** What a membership is, in a few sentences. */
export function Rules() {
  const { t } = useTranslation();
  return (
    <section className={classes.rules} aria-labelledby="vip-rules">
      <h2 id="vip-rules">{t(($) => $.vip.rules)}</h2>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{t(($) => $.vip.rule[rule])}</li>
        ))}
      </ul>
    </section>
  );
}
