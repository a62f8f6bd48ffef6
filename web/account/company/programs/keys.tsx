import { useQuery } from '@tanstack/react-query';
import type { ApiKey } from '#contract/calls/keys.ts';
import { formatDate, formatDateTime, formatList } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { WithProfile } from '../../user-center/with-profile.tsx';
import classes from '../company.module.css';
import { useAsked } from '../queries.ts';
import { KeyForm } from './key-form.tsx';
import { keepKeys, keys, keysQuery } from './queries.ts';

/** The company's keys for programs: who made them, what they may do, when they were last used. */
export function Keys() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(keysQuery);
  return (
    <>
      <Panel title={t(($) => $.company.programs.title)} note={<Note />}>
        {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={120} />}
        {data?.keys.length === 0 && (
          <Nothing title={t(($) => $.company.programs.empty)} hint={t(($) => $.company.programs.emptyHint)} />
        )}
        <ul className={classes.rows}>
          {data?.keys.map((key) => (
            <KeyRow key={key.keyId} apiKey={key} />
          ))}
        </ul>
      </Panel>
      <Panel title={t(($) => $.company.programs.newTitle)}>
        <WithProfile>{(profile) => <KeyForm profile={profile} />}</WithProfile>
      </Panel>
    </>
  );
}

function Note() {
  const { t } = useTranslation();
  return (
    <>
      {t(($) => $.company.programs.note)}{' '}
      <a className={classes.reference} href="/docs/v1">
        {t(($) => $.company.programs.docs)}
      </a>
    </>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, start, scopes, perMinute, by, createdAt, lastUsedAt, stopped } = apiKey;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <p className={classes.name}>
          {name} {stopped && <Label>{t(($) => $.company.programs.stopped[stopped])}</Label>}
        </p>
        <p className={classes.facts}>
          <span>{start}…</span>
          <span>
            {formatList(
              scopes.map((scope) => t(($) => $.company.programs.scopes[scope])),
              language,
            )}
          </span>
          <span>{t(($) => $.company.programs.perMinute, { count: perMinute })}</span>
        </p>
        <p className={classes.facts}>
          <span>{t(($) => $.company.programs.by, { name: by, date: formatDate(createdAt, language) })}</span>
          <span>
            {lastUsedAt === null
              ? t(($) => $.company.programs.unused)
              : t(($) => $.company.programs.lastUsed, { date: formatDateTime(lastUsedAt, language) })}
          </span>
        </p>
      </div>
      {(stopped === null || stopped === 'disabled') && <Revoke apiKey={apiKey} />}
    </li>
  );
}

function Revoke({ apiKey: { keyId, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation();
  const revoking = useAsked(
    async () => keepKeys(await keys.revoke({ keyId })),
    t(($) => $.company.programs.revoked),
  );
  const question = {
    title: t(($) => $.company.programs.revokeTitle, { name }),
    body: t(($) => $.company.programs.revokeBody),
    confirm: t(($) => $.company.programs.revoke),
  };
  return (
    <Button
      variant="default"
      size="small"
      loading={revoking.isPending}
      onClick={() => revoking.mutate({ input: undefined, question })}
    >
      {t(($) => $.company.programs.revoke)}
    </Button>
  );
}
