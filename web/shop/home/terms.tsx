import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import classes from './terms.module.css';

const PERIODS = ['month', 'year', 'threeYears', 'fiveYears', 'permanent', 'buyout'] as const;
const REGIONS = ['mainland', 'greaterChina', 'global'] as const;

/** The scope that a licence can have. */
export function Terms() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="terms" className={classes.terms}>
      <div className={classes.words}>
        <h2 id="terms">{t(($) => $.home.terms.title)}</h2>
        <p>{t(($) => $.home.terms.body)}</p>
        <Link to={paths.questions()}>{t(($) => $.home.terms.more)}</Link>
      </div>
      <dl className={classes.choices}>
        <div>
          <dt>{t(($) => $.home.terms.period)}</dt>
          {PERIODS.map((name) => (
            <dd key={name}>{t(($) => $.home.terms.periods[name])}</dd>
          ))}
        </div>
        <div>
          <dt>{t(($) => $.home.terms.region)}</dt>
          {REGIONS.map((name) => (
            <dd key={name}>{t(($) => $.home.terms.regions[name])}</dd>
          ))}
        </div>
      </dl>
    </section>
  );
}
