import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { AREAS, PERIODS } from '#contract/domain/licence-terms.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import classes from './licence.module.css';

const POINTS = ['oneLicensee', 'terms', 'tax', 'refund', 'downloads'] as const;

/** Explains in plain words what a licence includes. */
export function Licence() {
  const { t } = useTranslation();
  return (
    <section className={classes.licence} aria-labelledby="licence">
      <h2 id="licence">{t(($) => $.detail.licence.title)}</h2>
      <div className={classes.columns}>
        <ul className={classes.points}>
          {POINTS.map((point) => (
            <li key={point}>
              <IconCheck size={17} stroke={2} aria-hidden="true" />
              {t(($) => $.detail.licence[point])}
            </li>
          ))}
        </ul>
        <dl className={classes.terms}>
          <dt>{t(($) => $.detail.licence.period)}</dt>
          {PERIODS.map((period) => (
            <dd key={period}>{t(($) => $.trade.period[period])}</dd>
          ))}
          <dt>{t(($) => $.detail.licence.region)}</dt>
          {AREAS.map((area) => (
            <dd key={area}>{t(($) => $.trade.area[area])}</dd>
          ))}
        </dl>
      </div>
      <Link to={paths.questions()} className={classes.more}>
        {t(($) => $.detail.licence.more)}
        <IconArrowRight size={15} stroke={1.8} aria-hidden="true" />
      </Link>
    </section>
  );
}
