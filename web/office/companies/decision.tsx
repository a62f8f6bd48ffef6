import { useState } from 'react';
import type { CompanyDetail } from '#contract/calls/companies.ts';
import { COMPANY_LIMITS } from '#contract/domain/company.ts';
import { SALES } from '#contract/domain/roles.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import { WordsDialog } from '../../ui/words-dialog.tsx';
import list from '../blocks/history-list.module.css';
import { desk, useChange } from './queries.ts';

type Refusal = 'reject' | 'close';

/** What sales may do with a company as it stands; others only look. */
export function Decision({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const session = useSession();
  const { state, same } = company;
  if (!session || !SALES.some((role) => session.roles.includes(role))) return null;
  return (
    <>
      {same && <Problem>{t(($) => $.office.companies.same, { name: same.name })}</Problem>}
      <div className={list.buttons}>
        {(state === 'applied' || state === 'closed') && <Open company={company} />}
        {state === 'applied' && <Refuse company={company} how="reject" />}
        {state === 'open' && <Refuse company={company} how="close" />}
        <Licence company={company} />
      </div>
    </>
  );
}

function Open({ company: { customerId, name } }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const opening = useChange(
    desk.open,
    t(($) => $.office.companies.open.done),
  );
  const open = async () => {
    const question = {
      title: t(($) => $.office.companies.open.title, { name }),
      body: t(($) => $.office.companies.open.body),
      confirm: t(($) => $.office.companies.open.button),
    };
    if (await confirm(question)) opening.mutate({ customerId });
  };
  return (
    <>
      <Button loading={opening.isPending} onClick={() => void open()}>
        {t(($) => $.office.companies.open.button)}
      </Button>
      <Problem>{opening.error?.message}</Problem>
    </>
  );
}

function Refuse({ company: { customerId, name }, how }: { company: CompanyDetail; how: Refusal }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const refusing = useChange(
    desk[how],
    t(($) => $.office.companies[how].done),
  );
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t(($) => $.office.companies[how].button)}
      </Button>
      {asking && (
        <WordsDialog
          field="words"
          title={t(($) => $.office.companies[how].title, { name })}
          body={t(($) => $.office.companies[how].body)}
          label={t(($) => $.office.companies[how].label)}
          max={COMPANY_LIMITS.words}
          confirm={t(($) => $.office.companies[how].button)}
          danger={how === 'close'}
          onConfirm={(words) => refusing.mutateAsync({ customerId, words })}
          onClosed={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Opens the picture in another window; the link ends after ten minutes. */
function Licence({ company: { customerId, hasLicence } }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const opening = useChange(async () => {
    const { url } = await desk.licence({ customerId });
    window.open(url, '_blank', 'noopener');
  });
  if (!hasLicence) return <span className={list.quiet}>{t(($) => $.office.companies.noLicence)}</span>;
  return (
    <Button variant="plain" loading={opening.isPending} onClick={() => opening.mutate(undefined)}>
      {t(($) => $.office.companies.licence)}
    </Button>
  );
}
