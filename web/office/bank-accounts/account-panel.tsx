import { IconCreditCardOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { BankAccount, BankDetail } from '#contract/calls/bank.ts';
import { masked } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import list from '../blocks/history-list.module.css';
import { AdminHistory } from '../blocks/history.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Section } from '../blocks/section.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { AccountFacts } from './account-facts.tsx';
import { Decision } from './decision.tsx';
import { Lock } from './lock.tsx';
import { accountQuery } from './queries.ts';

/** One account: the decision, its details, the lock, and what came before. */
export function AccountPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ ...accountQuery(id), refetchInterval: 60_000 });
  const { data, error } = query;
  return (
    <SidePanel
      about={String(id)}
      title={data?.account.holder ?? t(($) => $.office.bankAccounts.panel)}
      wide
      onClose={onClose}
    >
      {data && <Body key={id} account={data.account} />}
      {data === null && (
        <Nothing
          icon={IconCreditCardOff}
          title={t(($) => $.office.bankAccounts.notFound)}
          hint={t(($) => $.office.bankAccounts.notFoundHint)}
        />
      )}
      {data === undefined && error && <Retry error={error} onRetry={() => void query.refetch()} />}
      {data === undefined && !error && <Skeleton height={420} />}
    </SidePanel>
  );
}

function Body({ account }: { account: BankDetail }) {
  const { t } = useTranslation();
  const { id, current, earlier } = account;
  return (
    <>
      <Decision account={account} />
      <AccountFacts account={account} />
      {current && <Accounts title={t(($) => $.office.bankAccounts.current)} accounts={[current]} />}
      <Lock account={account} />
      <Looks looks={account.looks} />
      {earlier.length > 0 && <Accounts title={t(($) => $.office.bankAccounts.earlier)} accounts={earlier} />}
      <AdminHistory subject={`bank-account:${id}`} />
    </>
  );
}

function Accounts({ title, accounts }: { title: string; accounts: readonly BankAccount[] }) {
  const { t } = useTranslation();
  return (
    <Section title={title}>
      <ul className={list.list}>
        {accounts.map(({ id, state, bank, branch, numberEnd, reason, words, decidedAt, submittedAt }) => (
          <li key={id}>
            <span>
              {bank} · {branch} · {masked(numberEnd)}
              <em>
                {t(($) => $.bank.states[state])}
                {reason && ` · ${t(($) => $.bank.reasons[reason])} · ${words}`}
              </em>
            </span>
            <small>
              <Moment at={decidedAt ?? submittedAt} />
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Looks({ looks }: Pick<BankDetail, 'looks'>) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.office.bankAccounts.looks)}>
      {looks.length === 0 && <p className={list.quiet}>{t(($) => $.office.bankAccounts.noLooks)}</p>}
      <ul className={list.list}>
        {looks.map(({ by, what, at }) => (
          <li key={`${at} ${what}`}>
            {by} · {t(($) => $.office.bankAccounts.what[what])}
            <small>
              <Moment at={at} />
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
