import { Link } from 'react-router';
import type { EntrySummary } from '#contract/calls/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Cover } from '../../ui/cover.tsx';
import classes from './cases.module.css';
import { RowHead } from './heads.tsx';

/** The newest cases: what others made of the catalogue. */
export function Cases({ cases }: { cases: EntrySummary[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="cases">
      <RowHead id="cases" title={t(($) => $.home.cases.title)} all={t(($) => $.home.cases.all)} to={paths.caseList()} />
      <ul className={classes.cases}>
        {cases.map(({ slug, title, summary, cover }) => (
          <li key={slug} className={classes.card}>
            <div className={classes.frame}>
              <Cover cover={cover} slug={slug} />
            </div>
            <div className={classes.words}>
              <h3 className={classes.title}>
                <Link to={paths.story(slug)}>{title}</Link>
              </h3>
              {summary !== '' && <p className={classes.summary}>{summary}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
