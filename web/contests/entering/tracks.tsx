import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { entryCalls } from '#contract/calls/entries.ts';
import { sayTrack } from '#contract/domain/say-limits.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './entering.module.css';
import { entries, reloadEntries } from './queries.ts';

type Shown = OutputOf<typeof entryCalls.contest>;

/** The tracks of a contest, each with what it asks for and how many entries the reader has in it. */
export function Tracks({ contest, rules, tracks }: Shown) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <header className={classes.head}>
        <p>{contest.title}</p>
        <h1>{t(($) => $.entering.title)}</h1>
        <p>
          {contest.open
            ? t(($) => $.entering.free, { until: formatMoment(contest.closesAt, 'minute', language) })
            : `${t(($) => $.entering.closed)} · ${t(($) => $.entering.closedHint)}`}
        </p>
      </header>
      <section className={classes.part}>
        <h2>{t(($) => $.entering.tracks)}</h2>
        <p className={classes.note}>{t(($) => $.entering.oneTrack)}</p>
        <ul className={classes.tracks}>
          {tracks.map((track) => (
            <TrackRow key={track.id} track={track} contest={contest} />
          ))}
        </ul>
      </section>
      {rules && (
        <section className={classes.part}>
          <h2>{t(($) => $.entering.rules)}</h2>
          <p className={classes.rules}>{rules}</p>
        </section>
      )}
      <div className={classes.ways}>
        <ButtonLink variant="default" to={paths.userCenter('entries')}>
          {t(($) => $.entering.mine)}
        </ButtonLink>
      </div>
    </>
  );
}

function TrackRow({ track, contest }: { track: Shown['tracks'][number]; contest: Shown['contest'] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const limitWords = t(($) => $.entries.limits);
  const kind = t(($) => $.entries.kinds[track.kind]);
  const [key] = useState(() => crypto.randomUUID());
  const beginning = useMutation({
    mutationFn: () => entries.begin({ trackId: track.id, key }),
    onSuccess: async ({ entryId }) => {
      await reloadEntries();
      await navigate(paths.contestEnter(contest.slug, entryId));
    },
  });
  return (
    <li>
      <div>
        <h3>{track.name}</h3>
        <p className={classes.note}>
          {kind !== track.name && `${kind} · `}
          {t(($) => $.entering.own, { count: track.own, most: track.limits.entries })}
        </p>
        {track.brief && <p>{track.brief}</p>}
        {sayTrack(limitWords, track.kind, track.limits).map((line) => (
          <p key={line} className={classes.note}>
            {line}
          </p>
        ))}
        <Problem>{beginning.error?.message}</Problem>
      </div>
      <Button
        aria-label={`${t(($) => $.entering.enter)} · ${track.name}`}
        disabled={!contest.open || track.own >= track.limits.entries}
        loading={beginning.isPending}
        onClick={() => beginning.mutate()}
      >
        {t(($) => $.entering.enter)}
      </Button>
    </li>
  );
}
