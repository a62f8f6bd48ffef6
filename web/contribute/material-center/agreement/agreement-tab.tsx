import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgreementStanding } from '#contract/calls/agreements.ts';
import { agree, agreementQuery, downloadSigned } from '../../../lib/agreement.ts';
import { formatDate, formatDateTime, formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { AgreementText } from '../../../ui/agreement-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './agreement-tab.module.css';
import { OwnShares } from './own-shares.tsx';

/** What the photographer gets, the agreement, what they answered and when, the paper again, and signing later. */
export function AgreementTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(agreementQuery);
  return (
    <div className={classes.tab}>
      <h2>{t(($) => $.agreement.tab)}</h2>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={360} />}
      {data && <Standing standing={data} />}
    </div>
  );
}

function Standing({ standing }: { standing: AgreementStanding }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { agreement, answers, offSaleAt } = standing;
  return (
    <>
      {offSaleAt !== null && <SignLater version={agreement.version} offSaleAt={offSaleAt} />}
      <OwnShares />
      <Answers answers={answers} />
      <p className={classes.note}>
        {t(($) => $.agreement.current, {
          version: agreement.version,
          day: formatDay(agreement.effectiveOn, language),
        })}
      </p>
      <AgreementText agreement={agreement} />
    </>
  );
}

function SignLater({ version, offSaleAt }: { version: number; offSaleAt: string }) {
  const { t } = useTranslation();
  const day = formatDate(offSaleAt, useLanguage());
  const [openedAt] = useState(() => Date.now());
  const isOver = Date.parse(offSaleAt) < openedAt;
  const signing = useMutation({ mutationFn: () => agree(version) });
  return (
    <section className={classes.later}>
      <p>{t(($) => $.agreement[isOver ? 'rejectedLong' : 'rejectedNow'], { day })}</p>
      <Problem>{signing.error?.message}</Problem>
      <Button loading={signing.isPending} onClick={() => signing.mutate()}>
        {t(($) => $.agreement.agree)}
      </Button>
    </section>
  );
}

function Answers({ answers }: { answers: AgreementStanding['answers'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const loading = useMutation({ mutationFn: downloadSigned });
  if (answers.length === 0) return <p>{t(($) => $.agreement.noAnswers)}</p>;
  return (
    <>
      <ul className={classes.answers}>
        {answers.map(({ version, answer, at }) => (
          <li key={at}>
            <span>{t(($) => $.agreement[answer], { version, at: formatDateTime(at, language) })}</span>
            {answer === 'agreed' && (
              <Button
                variant="default"
                size="small"
                icon={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
                loading={loading.isPending}
                onClick={() => loading.mutate(version)}
              >
                {t(($) => $.agreement.download)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem>{loading.error?.message}</Problem>
    </>
  );
}
