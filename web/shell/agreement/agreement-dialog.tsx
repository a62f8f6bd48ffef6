import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgreementStanding } from '#contract/calls/agreements.ts';
import { AGREEMENT_CUTOFF, STAY_DAYS } from '#contract/domain/agreement.ts';
import { SIGN_FLAG } from '#contract/domain/roles.ts';
import { acknowledge, agree, agreementQuery, reject } from '../../lib/agreement.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AgreementText } from '../../ui/agreement-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './agreement-dialog.module.css';

/** Asks a photographer to agree or reject, or shows a notice. Closed without an answer, it comes back with the next visit. */
export function AgreementDialog() {
  const { t } = useTranslation();
  const [closed, setClosed] = useState(false);
  const { data } = useQuery(agreementQuery);
  if (closed || !data || data.signFlag === SIGN_FLAG.none) return null;
  const notice = data.signFlag === SIGN_FLAG.notice;
  return (
    <Dialog
      title={t(($) => $.agreement[notice ? 'noticeTitle' : 'welcome'])}
      size={680}
      onClosed={() => setClosed(true)}
    >
      {(close) => <Content standing={data} notice={notice} close={close} />}
    </Dialog>
  );
}

interface Props {
  standing: AgreementStanding;
  notice: boolean;
  close: () => void;
}

function Content({ standing: { agreement }, notice, close }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = formatDay(agreement.effectiveOn, language);
  const cutoff = formatDay(AGREEMENT_CUTOFF, language);
  return (
    <div className={classes.content}>
      <p>{t(($) => $.agreement[notice ? 'noticeBody' : 'body'], { version: agreement.version, day })}</p>
      {!notice && <p className={classes.note}>{t(($) => $.agreement.cutoff, { day: cutoff })}</p>}
      <AgreementText agreement={agreement} />
      {notice ? (
        <Acknowledge version={agreement.version} close={close} />
      ) : (
        <Choose version={agreement.version} close={close} />
      )}
    </div>
  );
}

function Acknowledge({ version, close }: { version: number; close: () => void }) {
  const { t } = useTranslation();
  const acknowledging = useMutation({ mutationFn: () => acknowledge(version), onSuccess: close });
  return (
    <>
      <Problem>{acknowledging.error?.message}</Problem>
      <div className={classes.buttons}>
        <Button loading={acknowledging.isPending} onClick={() => acknowledging.mutate()}>
          {t(($) => $.agreement.acknowledge)}
        </Button>
      </div>
    </>
  );
}

/** Rejecting says what it means and is asked once more. */
function Choose({ version, close }: { version: number; close: () => void }) {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  const agreeing = useMutation({ mutationFn: () => agree(version), onSuccess: close });
  const rejecting = useMutation({ mutationFn: () => reject(version), onSuccess: close });
  return (
    <>
      {sure && <p className={classes.warning}>{t(($) => $.agreement.rejectMeans, { days: STAY_DAYS })}</p>}
      <Problem>{agreeing.error?.message ?? rejecting.error?.message}</Problem>
      <div className={classes.buttons}>
        <Button
          variant={sure ? 'danger' : 'default'}
          loading={rejecting.isPending}
          onClick={() => (sure ? rejecting.mutate() : setSure(true))}
        >
          {t(($) => $.agreement[sure ? 'rejectSure' : 'reject'])}
        </Button>
        <Button loading={agreeing.isPending} onClick={() => agreeing.mutate()}>
          {t(($) => $.agreement.agree)}
        </Button>
      </div>
    </>
  );
}
