import type { OwnCompany } from '#contract/calls/companies.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ApplyForm } from './apply-form.tsx';
import classes from './company.module.css';
import { companies, keepStanding, useAsked } from './queries.ts';

/** An application that waits or was rejected, or a company that staff have closed. */
export function NotOpen({ company }: { company: OwnCompany }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, words, dueAt } = company;
  if (state === 'applied')
    return (
      <Panel title={t(($) => $.company.waiting.title)} note={company.name}>
        <p className={classes.words}>{t(($) => $.company.waiting.body, { date: formatDate(dueAt, language) })}</p>
        <Withdraw />
      </Panel>
    );
  if (state === 'rejected')
    return (
      <>
        <Panel title={t(($) => $.company.rejected.title)} note={company.name}>
          <p className={classes.words}>{t(($) => $.company.rejected.body, { words })}</p>
          <Withdraw />
        </Panel>
        <ApplyForm before={company} />
      </>
    );
  return (
    <Panel title={t(($) => $.company.closed.title)} note={company.name}>
      <p className={classes.words}>{t(($) => $.company.closed.body, { words })}</p>
      <Withdraw closed />
    </Panel>
  );
}

function Withdraw({ closed = false }: { closed?: boolean }) {
  const { t } = useTranslation();
  const withdrawing = useAsked(
    async () => keepStanding(await companies.withdraw({})),
    t(($) => (closed ? $.company.people.left : $.company.waiting.withdrawn)),
  );
  const label = t(($) => (closed ? $.company.closed.leave : $.company.waiting.withdraw));
  const question = {
    title: t(($) => $.company.waiting.withdrawTitle),
    body: t(($) => $.company.waiting.withdrawBody),
    confirm: label,
  };
  return (
    <Button
      variant="default"
      size="small"
      loading={withdrawing.isPending}
      onClick={() => withdrawing.mutate({ input: undefined, ...(closed ? {} : { question }) })}
    >
      {label}
    </Button>
  );
}
