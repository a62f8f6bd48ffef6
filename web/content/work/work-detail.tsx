import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import type { Work } from '#contract/calls/gallery.ts';
import { CallError } from '../../lib/api.ts';
import { formatDay } from '../../lib/format.ts';
import { readId } from '../../lib/id-in-address.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FramedScene } from '../../ui/framed-scene.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OrRedirect } from '../not-found/or-redirect.tsx';
import { Share } from '../story/share.tsx';
import { Vote } from './vote.tsx';
import classes from './work-detail.module.css';
import { useWork } from './work-query.ts';
import { WorkStage } from './work-stage.tsx';

/** A work of a contest, as visitors may see it. */
export function WorkDetail() {
  const [query] = useSearchParams();
  const id = readId(query.get('id'));
  return id === undefined ? <Nowhere /> : <Found key={id} id={Number(id)} />;
}

function Found({ id }: { id: number }) {
  const { data, error, refetch } = useWork(id);
  if (error instanceof CallError && error.problem === 'not-found') return <Nowhere />;
  return (
    <article className={classes.page}>
      {!data && !error && <Skeleton height={640} />}
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {data && <Whole work={data} />}
    </article>
  );
}

function Whole({ work }: { work: Work }) {
  const { t } = useTranslation();
  const { title, author, prize, juryWords, story } = work;
  return (
    <>
      <WorkStage work={work} />
      <Neighbours work={work} />
      <div className={classes.about}>
        <div className={classes.words}>
          {prize !== null && <p className={classes.prize}>{prize}</p>}
          <h1>{title}</h1>
          <p className={classes.author}>
            {author === null
              ? t(($) => $.contestPage.gallery.blind)
              : t(($) => $.contestPage.gallery.by, { name: author })}
          </p>
          <Vote work={work} />
          <p className={classes.story}>{story}</p>
          {juryWords !== '' && (
            <blockquote className={classes.jury}>
              <p>{juryWords}</p>
              <cite>{t(($) => $.contestPage.gallery.jury)}</cite>
            </blockquote>
          )}
        </div>
        <Facts work={work} />
      </div>
      <Share title={title} path={paths.work(work.id)} />
    </>
  );
}

function Facts({ work: { contest, track, place, takenOn } }: { work: Work }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.contestPage.gallery);
  const facts = [
    [words.track, track],
    [words.place, place],
    [words.takenOn, takenOn === null ? '' : formatDay(takenOn, language)],
  ] as const;
  return (
    <dl className={classes.facts}>
      <dt>{words.entered}</dt>
      <dd>
        <Link to={paths.contest(contest.slug)}>{contest.title}</Link>
      </dd>
      {facts.flatMap(([name, value]) =>
        value === '' ? [] : [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{value}</dd>],
      )}
    </dl>
  );
}

function Neighbours({ work: { previous, next } }: { work: Work }) {
  const { t } = useTranslation();
  const words = t(($) => $.contestPage.gallery);
  if (previous === null && next === null) return null;
  return (
    <nav className={classes.neighbours} aria-label={words.browse}>
      {previous !== null && (
        <Link to={paths.work(previous)} rel="prev">
          <IconChevronLeft size={18} aria-hidden="true" />
          {words.previous}
        </Link>
      )}
      {next !== null && (
        <Link to={paths.work(next)} rel="next">
          {words.next}
          <IconChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

function Nowhere() {
  const { t } = useTranslation();
  const words = t(($) => $.contestPage);
  return (
    <OrRedirect>
      <MessageScreen
        art={<FramedScene palette="night" seed={33} />}
        title={words.gallery.gone}
        actions={
          <ButtonLink size="large" to={paths.activityList()}>
            {words.all}
          </ButtonLink>
        }
      >
        <p>{words.gallery.goneBody}</p>
      </MessageScreen>
    </OrRedirect>
  );
}
