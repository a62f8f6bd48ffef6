import { IconTrophyOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { isEntryEditable } from '#contract/domain/entry.ts';
import { CallError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import classes from './entering.module.css';
import { EntryForm } from './entry-form.tsx';
import { contestQuery, entryQuery } from './queries.ts';
import { Standing } from './standing.tsx';
import { Tracks } from './tracks.tsx';

/** Entering a contest: first its tracks, then the form of one entry. */
export function Enter() {
  const { slug = '' } = useParams();
  const [query] = useSearchParams();
  const id = Number(query.get('entry'));
  return (
    <div className={classes.page}>
      <MembersOnly placeholder={<Skeleton height={320} />}>
        {() => (
          <Mantine>
            {Number.isSafeInteger(id) && id > 0 ? <OneEntry id={id} key={id} /> : <Choice slug={slug} />}
          </Mantine>
        )}
      </MembersOnly>
    </div>
  );
}

function Choice({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(contestQuery(slug));
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  return data ? <Tracks {...data} /> : <Skeleton height={320} />;
}

function OneEntry({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(entryQuery(id));
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  // A form that was taken back begins anew.
  if (isEntryEditable(data.state) && data.changeable) return <EntryForm key={data.state} entry={data} />;
  return <Standing entry={data} />;
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!(error instanceof CallError && error.problem === 'not-found')) return <Retry error={error} onRetry={onRetry} />;
  return (
    <>
      <Nothing icon={IconTrophyOff} title={t(($) => $.entering.unknown)} hint={t(($) => $.entering.unknownHint)} />
      <div className={classes.ways}>
        <ButtonLink variant="default" to={paths.userCenter('entries')}>
          {t(($) => $.entering.mine)}
        </ButtonLink>
      </div>
    </>
  );
}
