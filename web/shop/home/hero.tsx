import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Scene } from '../../ui/scene/scene.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import classes from './hero.module.css';

const SUGGESTIONS = ['clouds', 'city', 'timelapse', 'stars', 'snow', 'waves'] as const;

export function Hero() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <section className={classes.hero}>
      <Scene palette="sunset" seed={12} sun={{ x: 0.76, y: 0.33, size: 30 }} photographer={0.72} alive />
      <div className={classes.fade} />
      <div className={classes.words}>
        <h1>{t(($) => $.home.title)}</h1>
        <p className={classes.lead}>{t(($) => $.home.lead)}</p>
        <div className={classes.search}>
          <SearchBox size="hero" onSearch={(wanted) => void navigate(paths.searchResult(wanted))} />
        </div>
        <ul className={classes.suggestions} aria-label={t(($) => $.home.suggestionsLabel)}>
          {SUGGESTIONS.map((name) => {
            const keyword = t(($) => $.home.suggestions[name]);
            return (
              <li key={name}>
                <Link to={paths.searchResult({ keyword, type: 'video' })}>{keyword}</Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
