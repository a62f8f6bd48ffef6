import { useQuery } from '@tanstack/react-query';
import { awardCalls } from '#contract/calls/awards.ts';
import { licenceCalls } from '#contract/calls/licences.ts';
import type { OutputOf } from '#contract/call.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { AwardVerdict, RecordVerdict } from './award.tsx';
import { hashOf } from './hash-file.ts';
import { isUnknown } from './is-unknown.ts';
import { useDay } from './use-day.ts';
import { Banner, Verdict } from './verdict.tsx';
import type { Verified } from './verified.ts';
import classes from './verify.module.css';
import { Waiting } from './waiting.tsx';

const awards = client(awardCalls);
const licences = client(licenceCalls);

type Known = OutputOf<typeof licenceCalls.verifyFile>;

interface Found {
  /** The licence that was open, if the file is one of those that it covers, and its name there. */
  covered?: { licence: Verified; name: string } | undefined;
  /** What the file is the paper of; null when it is none. */
  paper: Known | null;
  /** The same of contests. */
  contest?: OutputOf<typeof awardCalls.verifyFile> | null;
}

/**
 * What a file is: one that the open licence covers, a certificate, a quote, a paper of a contest, or nothing that the licensor made. Only its
 * hash is sent.
 */
export function FileResult({ file, number }: { file: File; number: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-file', file.name, file.size, file.lastModified, number, language],
    queryFn: ({ signal }) => look(file, number, signal),
    gcTime: 0,
  });
  if (data === undefined) return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Waiting />;
  const { covered, paper, contest } = data;
  const note = { file: file.name, name: covered?.name ?? '' };
  if (covered) return <Verdict licence={covered.licence} note={t(($) => $.verify.paper.covered, note)} />;
  if (paper?.licence) return <Verdict licence={paper.licence} note={t(($) => $.verify.paper.genuine, note)} />;
  if (paper?.quote) return <Quote quote={paper.quote} licensor={paper.licensor} file={file.name} />;
  if (contest?.award) return <AwardVerdict award={contest.award} note={t(($) => $.verify.paper.genuine, note)} />;
  if (contest?.record) return <RecordVerdict record={contest.record} file={file.name} />;
  return <Foreign file={file.name} why={number !== undefined && isSound(file) ? 'uncovered' : 'foreign'} />;
}

const isSound = ({ type, name }: File) => type.startsWith('audio/') || /\.(wav|mp3|flac)$/i.test(name);

async function look(file: File, number: string | undefined, signal: AbortSignal): Promise<Found> {
  const licence = number === undefined ? null : await orNull(openLicence(number, signal));
  // Files of other sizes are none of the licence's, so that large ones are read only where it is worth it.
  const alike = licence?.files.some(({ sizeBytes }) => sizeBytes === file.size) ?? false;
  const sha256 = await hashOf(file, alike);
  if (sha256 === undefined) return { paper: null };
  const name = licence?.files.find((one) => one.sha256 === sha256)?.fileName;
  if (licence && name !== undefined) return { covered: { licence, name }, paper: null };
  const paper = await orNull(licences.verifyFile({ sha256 }, { signal }));
  if (paper?.licence !== null || paper.quote !== null) return { paper };
  return { paper, contest: await orNull(awards.verifyFile({ sha256 }, { signal })) };
}

async function openLicence(number: string, signal: AbortSignal): Promise<Verified> {
  return (await licences.verify({ number: number.slice(0, 40) }, { signal })).licence;
}

/** Null for what the server does not know. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

interface QuoteProps {
  quote: NonNullable<Known['quote']>;
  licensor: string;
  file: string;
}

function Quote({ quote: { standing, version, quotedAt }, licensor, file }: QuoteProps) {
  const { t } = useTranslation();
  const day = useDay();
  return (
    <article className={classes.card} aria-live="polite">
      <Banner standing={QUOTE_LOOKS[standing]}>
        <h2>{t(($) => $.verify.paper.quote[standing].title)}</h2>
        <p className={classes.asked}>{file}</p>
        <p>{t(($) => $.verify.paper.quote.made, { licensor, day: day(quotedAt), version })}</p>
        <p>{t(($) => $.verify.paper.quote[standing].body)}</p>
      </Banner>
    </article>
  );
}

const QUOTE_LOOKS = {
  open: 'valid',
  accepted: 'valid',
  expired: 'expired',
  superseded: 'superseded',
  ended: 'expired',
} as const;

function Foreign({ file, why }: { file: string; why: 'foreign' | 'uncovered' }) {
  const { t } = useTranslation();
  return (
    <article className={classes.card} aria-live="polite">
      <Banner standing="unknown">
        <h2>{t(($) => $.verify.paper[why].title)}</h2>
        <p className={classes.asked}>{file}</p>
        <p>{t(($) => $.verify.paper[why].body)}</p>
      </Banner>
    </article>
  );
}
