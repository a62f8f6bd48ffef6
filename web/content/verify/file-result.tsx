import { useQuery } from '@tanstack/react-query';
import { licenceCalls } from '#contract/calls/licences.ts';
import type { OutputOf } from '#contract/call.ts';
import { CallError, client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Banner, useDay, Verdict } from './verdict.tsx';
import { hashOf } from './hash-file.ts';
import classes from './verify.module.css';
import { Waiting } from './waiting.tsx';

const licences = client(licenceCalls);

type Known = OutputOf<typeof licenceCalls.verifyFile>;

/** What a file is: a certificate, a quote, or nothing that the licensor made. Only its hash is sent. */
export function FileResult({ file }: { file: File }) {
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify-file', file.name, file.size, file.lastModified, language],
    queryFn: ({ signal }) => look(file, signal),
    gcTime: 0,
  });
  if (data === undefined) return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Waiting />;
  if (data?.licence) return <Verdict licence={data.licence} file={file.name} />;
  if (data?.quote) return <Quote quote={data.quote} licensor={data.licensor} file={file.name} />;
  return <Foreign file={file.name} />;
}

/** Null when no paper has the file's hash. */
async function look(file: File, signal: AbortSignal): Promise<Known | null> {
  const sha256 = await hashOf(file);
  if (sha256 === undefined) return null;
  try {
    return await licences.verifyFile({ sha256 }, { signal });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
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

function Foreign({ file }: { file: string }) {
  const { t } = useTranslation();
  return (
    <article className={classes.card} aria-live="polite">
      <Banner standing="unknown">
        <h2>{t(($) => $.verify.paper.foreign.title)}</h2>
        <p className={classes.asked}>{file}</p>
        <p>{t(($) => $.verify.paper.foreign.body)}</p>
      </Banner>
    </article>
  );
}
