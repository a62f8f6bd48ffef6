import type { BankDetail } from '#contract/calls/bank.ts';
import type { BankState } from '#contract/domain/bank.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { Decided, Due } from '../blocks/claims.tsx';
import { MaskedNumber } from '../blocks/masked-number.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Facts, Section } from '../blocks/section.tsx';
import { desk, useChange } from './queries.ts';

const TONES: Record<BankState, Tone> = { reviewing: 'accent', passed: 'good', rejected: 'bad' };

export function AccountFacts({ account }: { account: BankDetail }) {
  const { t } = useTranslation();
  const { id, state, company, reason, words, province, city, numberEnd, decidedAt } = account;
  const reveal = useChange(desk.reveal);
  const number = (
    <MaskedNumber
      key="number"
      end={numberEnd}
      words={t(($) => $.office.bankAccounts.reveal)}
      read={async (why) => (await reveal.mutateAsync({ id, reason: why })).number}
    />
  );
  return (
    <Section title={t(($) => $.office.bankAccounts.facts)}>
      <Facts
        facts={[
          [
            t(($) => $.office.bankAccounts.state),
            <Label key="state" tone={TONES[state]}>
              {t(($) => $.bank.states[state])}
            </Label>,
          ],
          ...(reason
            ? [[t(($) => $.office.bankAccounts.reason), `${t(($) => $.bank.reasons[reason])} · ${words}`] as const]
            : []),
          [t(($) => $.office.bankAccounts.holder), <Holder key="holder" name={account.holder} company={company} />],
          [t(($) => $.office.bankAccounts.bank), account.bank],
          [t(($) => $.office.bankAccounts.branch), account.branch],
          [t(($) => $.office.bankAccounts.place), `${province} ${city}`],
          [t(($) => $.office.bankAccounts.number), number],
          [t(($) => $.office.bankAccounts.phone), account.phone],
          [t(($) => $.office.bankAccounts.account), account.account],
          [t(($) => $.office.bankAccounts.submitted), <Moment key="submitted" at={account.submittedAt} />],
          decidedAt
            ? [t(($) => $.office.claims.decidedAt), <Decided key="at" row={account} />]
            : [t(($) => $.office.claims.due), <Due key="due" row={account} />],
        ]}
      />
    </Section>
  );
}

function Holder({ name, company }: { name: string; company: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {name} {company && <Label>{t(($) => $.office.bankAccounts.company)}</Label>}
    </>
  );
}
