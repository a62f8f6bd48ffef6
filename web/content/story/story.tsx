import { lazy, Suspense } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import type { Article } from '#contract/calls/content.ts';
import { isSlug } from '#contract/domain/reading.ts';
import { CallError } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { readId } from '../../lib/id-in-address.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { MaterialList } from '../../ui/material/material-list.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Around } from '../entry/around.tsx';
import { EntryBody } from '../entry/entry-body.tsx';
import { type Named, useArticle } from '../entry/entry-query.ts';
import { PreviewNote } from '../entry/preview-note.tsx';
import { withSeal } from '../entry/with-seal.ts';
import { EntryCards } from '../list/entry-cards.tsx';
import { listPaths } from '../list/list-paths.ts';
import { OrRedirect } from '../not-found/or-redirect.tsx';
import { Share } from './share.tsx';
import { StoryGone } from './story-gone.tsx';
import { StoryHead, StoryHeadWaiting } from './story-head.tsx';
import classes from './story.module.css';

// Few come without a name.
const EntryList = lazy(async () => ({ default: (await import('../list/entry-list.tsx')).EntryList }));

/** A story, case, brand or article. Old links name it by a number or a former slug; without any name there are all cases. */
export function Story() {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  if (slug !== undefined) return isSlug(slug) ? <Found key={slug} named={withSeal(slug, query)} /> : <Nowhere />;
  if (id !== undefined) return <Found key={id} named={{ id: Number(id) }} />;
  if (query.has('id')) return <StoryGone />;
  return (
    <Suspense>
      <EntryList type="case" />
    </Suspense>
  );
}

function Found({ named }: { named: Named }) {
  const { data, error, refetch } = useArticle(named);
  if (error instanceof CallError && error.problem === 'not-found') return <Nowhere />;
  if (data && !('slug' in named && named.slug === data.slug)) return <Navigate to={paths.story(data.slug)} replace />;
  return (
    <article className={classes.story}>
      {data && 'seal' in named && <PreviewNote />}
      {data && <StoryHead article={data} />}
      {!data && !error && <StoryHeadWaiting />}
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {data && <Below article={data} />}
    </article>
  );
}

function Nowhere() {
  return (
    <OrRedirect>
      <StoryGone />
    </OrRedirect>
  );
}

function Below({ article }: { article: Article }) {
  const { t } = useTranslation();
  const date = formatDate(article.publishedAt, useLanguage());
  return (
    <div className={classes.below}>
      <div className={classes.text}>
        <EntryBody entry={article} />
        <footer className={classes.foot}>
          <p>{t(($) => $.content.story.published, { date })}</p>
          <Share title={article.title} path={paths.story(article.slug)} />
        </footer>
      </div>
      <Used article={article} />
      <Around entry={article} />
      <Next article={article} />
    </div>
  );
}

/** What the story is made of; nothing where all of it is off sale. */
function Used({ article: { related } }: { article: Article }) {
  const { t } = useTranslation();
  if (related.length === 0) return null;
  const words = t(($) => $.content.story);
  return (
    <section className={classes.used} aria-labelledby="used">
      <div>
        <h2 id="used">{words.used}</h2>
        <p>{words.usedBody}</p>
      </div>
      <MaterialList label={words.used} items={related} linkTo={paths.material} />
    </section>
  );
}

function Next({ article: { type, next } }: { article: Article }) {
  const { t } = useTranslation();
  if (next.length === 0) return null;
  const listed = type === 'brand' ? 'case' : type;
  const title = type === 'brand' ? t(($) => $.content.story.cases) : t(($) => $.content.story.next);
  return (
    <section className={classes.next} aria-labelledby="next">
      <div className={classes.row}>
        <h2 id="next">{title}</h2>
        <Link to={listPaths[listed]()}>{t(($) => $.content.lists[listed].gone)}</Link>
      </div>
      <EntryCards type={listed} entries={next} heading="h3" compact />
    </section>
  );
}
