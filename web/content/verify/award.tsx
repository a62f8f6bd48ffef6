import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { awardCalls, type VerifiedAward } from '#contract/calls/awards.ts';
import { contestPath, RESULTS } from '#contract/domain/contest-pages.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Fact } from './fact.tsx';
import { isUnknown } from './is-unknown.ts';
import { useDay } from './use-day.ts';
import { Banner, Unknown } from './verdict.tsx';
import classes from './verify.module.css';
import { Waiting } from './waiting.tsx';

const awards = client(awardCalls);

/** What the number of an award certificate stands for. */
export function AwardResult({ number }: { number: string }) {
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-award', number, language],
    queryFn: async ({ signal }) => (await awards.verify({ number: number.slice(0, 40) }, { signal })).award,
    retry: (count, failure) => count < 2 && !isUnknown(failure),
  });
  if (data) return <AwardVerdict award={data} />;
  if (isUnknown(error)) return <Unknown number={number} />;
  return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

/** `note` says what a file is that was checked. */
export function AwardVerdict({ award, note }: { award: VerifiedAward; note?: string }) {
  const { t } = useTranslation();
  const day = useDay();
  const { number, standing, contest, slug, prize, track, title, author, announcedAt } = award;
  const words = t(($) => $.verify.award);
  return (
    <article className={classes.card} aria-live="polite">
      <Banner standing={standing}>
        <h2>{words[standing].title}</h2>
        {note !== undefined && <p className={classes.asked}>{note}</p>}
        <p>{words[standing].body}</p>
      </Banner>
      <p className={classes.number}>{number}</p>
      <dl className={classes.facts}>
        <Fact name={words.prize}>{prize}</Fact>
        <Fact name={words.author}>{author}</Fact>
        <Fact name={words.work}>{title}</Fact>
        <Fact name={words.track}>{track}</Fact>
        <Fact name={words.contest}>
          <Link to={contestPath(slug, RESULTS)}>{contest}</Link>
        </Fact>
        <Fact name={words.announced}>{day(announcedAt)}</Fact>
      </dl>
    </article>
  );
}

interface RecordProps {
  record: { contest: string; slug: string; sealedAt: string };
  file: string;
}

/** A file that is the sealed judging record of a contest. */
export function RecordVerdict({ record: { contest, slug, sealedAt }, file }: RecordProps) {
  const { t } = useTranslation();
  const day = useDay();
  const words = t(($) => $.verify.record);
  return (
    <article className={classes.card} aria-live="polite">
      <Banner standing="valid">
        <h2>{words.title}</h2>
        <p className={classes.asked}>{file}</p>
        <p>{t(($) => $.verify.record.body, { contest, day: day(sealedAt) })}</p>
        <p>
          <Link to={contestPath(slug, RESULTS)}>{words.results}</Link>
        </p>
      </Banner>
    </article>
  );
}
