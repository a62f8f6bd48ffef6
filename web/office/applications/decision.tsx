import { useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationDetail } from '#contract/calls/applications-desk.ts';
import { CLAIM_MINUTES } from '#contract/domain/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Section } from '../blocks/section.tsx';
import classes from './applications.module.css';
import { ApproveDialog, MoreDialog, RejectDialog } from './decision-dialogs.tsx';
import { desk, useChange } from './queries.ts';

type Asked = 'approve' | 'more' | 'reject';
const DIALOGS = { approve: ApproveDialog, more: MoreDialog, reject: RejectDialog };

/** Claims the application, then decides. */
export function Decision({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation();
  const { id, state, claim, own, decidedAt, decidedBy } = application;
  const waits = state === 'submitted' || state === 'reviewing';
  if (!waits)
    return (
      <Section level={2} title={t(($) => $.applications.states[state])}>
        <p>
          {decidedBy && `${decidedBy} · `}
          {decidedAt ? <Moment at={decidedAt} /> : t(($) => $.office.applications.waitsForApplicant)}
        </p>
      </Section>
    );
  return (
    <Section level={2} title={t(($) => $.office.applications.decision)}>
      {own && <p>{t(($) => $.office.applications.own)}</p>}
      {!own && claim && !claim.mine && <p>{t(($) => $.office.applications.claimedBy, { name: claim.by })}</p>}
      {!own && !claim && <Claim id={id} />}
      {claim?.mine && <Decide application={application} />}
    </Section>
  );
}

function Claim({ id }: { id: number }) {
  const { t } = useTranslation();
  const claiming = useChange({ send: desk.claim });
  return (
    <>
      <p>{t(($) => $.office.applications.claimFirst)}</p>
      <Problem>{claiming.error?.message}</Problem>
      <Button loading={claiming.isPending} onClick={() => claiming.mutate({ id })}>
        {t(($) => $.office.applications.claim)}
      </Button>
    </>
  );
}

const KEEP_MS = (CLAIM_MINUTES * 60_000) / 3;

function Decide({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation();
  const { id } = application;
  const [asked, setAsked] = useState<Asked>();
  const releasing = useChange({ send: desk.release });
  const keeping = useChange({ send: desk.claim });
  const keep = useEffectEvent(() => keeping.mutate({ id }));
  useEffect(() => {
    const timer = setInterval(() => keep(), KEEP_MS);
    return () => clearInterval(timer);
  }, []);
  const Asking = asked && DIALOGS[asked];
  return (
    <>
      <div className={classes.buttons}>
        <Button onClick={() => setAsked('approve')}>{t(($) => $.office.applications.approve.button)}</Button>
        <Button variant="default" onClick={() => setAsked('more')}>
          {t(($) => $.office.applications.more.button)}
        </Button>
        <Button variant="default" onClick={() => setAsked('reject')}>
          {t(($) => $.office.applications.reject.button)}
        </Button>
      </div>
      <Button variant="plain" size="small" loading={releasing.isPending} onClick={() => releasing.mutate({ id })}>
        {t(($) => $.office.applications.release)}
      </Button>
      {Asking && <Asking application={application} onClosed={() => setAsked(undefined)} />}
    </>
  );
}
