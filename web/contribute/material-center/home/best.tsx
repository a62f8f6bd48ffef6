import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Thumbnail } from '../../../ui/table/thumbnail.tsx';
import type { Summary } from '../center-queries.ts';
import { useTitle } from '../titles.ts';
import classes from './best.module.css';
import sections from './center-home.module.css';

const FIGURES = ['opens', 'samples', 'bookmarks'] as const;

export function Best({ best }: { best: Summary['best'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleOf = useTitle();
  return (
    <section className={sections.section}>
      <h3 id="center-best">{t(($) => $.center.dash.best)}</h3>
      {best.length === 0 && <p>{t(($) => $.center.dash.bestEmpty)}</p>}
      {best.length > 0 && (
        <table className={classes.best} aria-labelledby="center-best">
          <thead>
            <tr>
              <th scope="col">{t(($) => $.center.work)}</th>
              {FIGURES.map((name) => (
                <th key={name} scope="col">
                  {t(($) => $.center.dash[name])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {best.map((work) => (
              <tr key={work.id}>
                <td>
                  <Link to={work.kind === 'photo' ? paths.detailPic(work.id) : paths.detail(work.id)}>
                    <Thumbnail of={work} />
                    <span>{titleOf(work)}</span>
                    <span className={classes.code}>{work.code}</span>
                  </Link>
                </td>
                {FIGURES.map((name) => (
                  <td key={name}>{formatNumber(work[name], language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
