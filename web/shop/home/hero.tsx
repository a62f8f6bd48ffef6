import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths, searchLinks } from '../../paths.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Backdrop } from './backdrop.tsx';
import { homeQuery } from './home-query.ts';
import classes from './hero.module.css';

const WORDS = 8;

export function Hero() {
  const { t } = useTranslation();
  const { data } = useQuery(homeQuery(useLanguage()));
  return (
    <section className={classes.hero}>
      <Backdrop clip={data?.hero} />
      <div className={classes.words}>
        <h1>{t(($) => $.home.title)}</h1>
        <p className={classes.lead}>{t(($) => $.home.lead)}</p>
        <div className={classes.search}>
          <SearchBox size="hero" links={searchLinks} />
        </div>
        <ul className={classes.suggestions} aria-label={t(($) => $.home.suggestionsLabel)}>
          {data?.hotWords.slice(0, WORDS).map((keyword) => (
            <li key={keyword}>
              <Link to={paths.searchResult({ keyword, type: 'video' })}>{keyword}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
