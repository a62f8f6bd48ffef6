import { Navigate, useLocation } from 'react-router';
import type { ContestPage as Shown } from '#contract/calls/contest-pages.ts';
import { isSlug } from '#contract/domain/reading.ts';
import { contestAt, type ContestPlace, isNamedAddress } from '#contract/domain/contest-pages.ts';
import { drawContestBody } from '#contract/domain/draw-contest.ts';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { DrawnBody, useSurroundings } from '../../ui/blocks/written-body.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Cover } from '../../ui/cover.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { OtherLanguage } from '../../ui/other-language.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrRedirect } from '../not-found/or-redirect.tsx';
import { Share } from '../story/share.tsx';
import classes from './contest-page.module.css';
import { useContestPage } from './contest-query.ts';
import { ContestGallery } from './gallery/contest-gallery.tsx';
import { useMinute } from './use-minute.ts';

/** The page of a contest that stands at this address. */
export function ContestPage() {
  const { pathname, search } = useLocation();
  const place = contestAt(pathname, new URLSearchParams(search));
  const isPlace = place && [place.slug, place.page].every((name) => isSlug(name));
  if (!isPlace) return <Nowhere />;
  const path = paths.contest(place.slug, place.page);
  if (!isNamedAddress(pathname) && path !== pathname) return <Navigate to={path + search} replace />;
  return <Found key={path} place={place} />;
}

function Found({ place }: { place: ContestPlace }) {
  const { data, error, refetch } = useContestPage(place);
  if (error instanceof CallError && error.problem === 'not-found') return <Nowhere />;
  return (
    <article className={classes.page}>
      {!data && !error && <Skeleton height={560} />}
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {data && <Whole shown={data} />}
    </article>
  );
}

function Whole({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const surroundings = useSurroundings(shown, paths.material);
  const { body, title, contest, page, pages } = shown;
  const { kinds, limits } = t(($) => $.entries);
  const words = { ...t(($) => $.contestPage), kinds, limits };
  const drawn = drawContestBody({ body, title, surroundings, contest, words, now: useMinute() });
  const links = pages.map((one) => ({
    to: paths.contest(contest.slug, one.page),
    name: one.title,
    current: one.page === page,
  }));
  return (
    <>
      <div className={classes.cover}>
        <Cover cover={shown.cover} slug={contest.slug} large eager />
      </div>
      {pages.length > 1 && <LinkTabs label={t(($) => $.contestPage.pages)} links={links} />}
      <OtherLanguage language={shown.language} />
      <DrawnBody
        materials={shown.materials}
        drawn={drawn}
        looks={classes}
        parts={contest.gallery ? { gallery: <ContestGallery contest={contest} first={contest.gallery} /> } : {}}
        linkTo={paths.material}
      />
      <Share title={title} path={paths.contest(contest.slug, page)} />
    </>
  );
}

function Nowhere() {
  const { t } = useTranslation();
  const words = t(($) => $.contestPage);
  return (
    <OrRedirect>
      <MessageScreen
        art={<FramedScene palette="night" seed={33} />}
        title={words.gone}
        actions={
          <ButtonLink size="large" to={paths.activityList()}>
            {words.all}
          </ButtonLink>
        }
      >
        <p>{words.goneBody}</p>
      </MessageScreen>
    </OrRedirect>
  );
}
