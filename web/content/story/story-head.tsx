import { Link } from 'react-router';
import type { Article } from '#contract/calls/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cover } from '../../ui/cover.tsx';
import { OtherLanguage } from '../../ui/other-language.tsx';
import { useTagName } from '../entry/tag-name.ts';
import { listPaths } from '../list/list-paths.ts';
import classes from './story-head.module.css';

/** Cover, title and what it belongs to. */
export function StoryHead({ article }: { article: Article }) {
  const { t } = useTranslation();
  const nameOf = useTagName();
  const { type, brand, brandName, year, tags } = article;
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        <Cover cover={article.cover} slug={article.slug} large eager />
      </div>
      <div className={classes.words}>
        <p className={classes.kicker}>
          <Link to={listPaths[type]()}>{t(($) => $.content.lists[type].title)}</Link>
          {brandName && brand && <Link to={paths.story(brand)}>{brandName}</Link>}
          {year !== null && <Link to={listPaths[type]({ year: String(year) })}>{year}</Link>}
        </p>
        <OtherLanguage language={article.language} />
        <h1>{article.title}</h1>
        {article.summary !== '' && <p className={classes.summary}>{article.summary}</p>}
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label={t(($) => $.content.list.tag)}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={listPaths[type]({ tag })}>{nameOf(tag)}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

/** As high as a head usually is. */
export function StoryHeadWaiting() {
  return (
    <div className={classes.head} aria-hidden="true">
      <div className={classes.cover} />
      <div className={classes.words}>
        <Skeleton width={180} height={20} />
        <Skeleton height={56} />
        <Skeleton width="70%" height={52} />
      </div>
    </div>
  );
}
