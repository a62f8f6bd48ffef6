import { useState } from 'react';
import type { RealNameDetail } from '#contract/calls/real-name.ts';
import { NAME_REASONS, type NameReason, REAL_NAME_TEXT } from '#contract/domain/real-name.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Problem } from '../../ui/problem.tsx';
import { ClaimedDecision } from '../blocks/claims.tsx';
import { RejectDialog } from '../blocks/reject-dialog.tsx';
import { desk, useChange } from './queries.ts';

/** Claims a real name that waits, then decides. */
export function Decision({ realName }: { realName: RealNameDetail }) {
  const { t } = useTranslation();
  const { id, name, state } = realName;
  const [rejecting, setRejecting] = useState(false);
  const claiming = useChange(desk.claim);
  const releasing = useChange(desk.release);
  const verifying = useChange(
    desk.verify,
    t(($) => $.office.realNames.verify.done),
  );
  const reject = useChange(
    desk.reject,
    t(($) => $.office.realNames.reject.done),
  );
  if (state !== 'verifying') return null;
  const verify = async () => {
    const question = {
      title: t(($) => $.office.realNames.verify.title, { name }),
      body: t(($) => $.office.realNames.verify.body),
      confirm: t(($) => $.office.realNames.verify.button),
    };
    if (await confirm(question)) verifying.mutate({ id });
  };
  return (
    <ClaimedDecision row={realName} claiming={claiming} releasing={releasing}>
      <Button loading={verifying.isPending} onClick={() => void verify()}>
        {t(($) => $.office.realNames.verify.button)}
      </Button>
      <Button variant="default" onClick={() => setRejecting(true)}>
        {t(($) => $.office.claims.reject)}
      </Button>
      <Problem>{verifying.error?.message}</Problem>
      {rejecting && (
        <RejectDialog<NameReason>
          title={t(($) => $.office.realNames.reject.title, { name })}
          body={t(($) => $.office.realNames.reject.body)}
          reasons={NAME_REASONS}
          reasonName={(one) => t(($) => $.realName.reasons[one])}
          max={REAL_NAME_TEXT.words}
          onReject={(reason, words) => reject.mutateAsync({ id, reason, words })}
          onClosed={() => setRejecting(false)}
        />
      )}
    </ClaimedDecision>
  );
}
