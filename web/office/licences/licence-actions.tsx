import { IconExternalLink, IconFileCertificate } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LicenceDeskRow } from '#contract/calls/licences-desk.ts';
import { openFile } from '../../lib/save-file.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { useChangeTrade, useMaySell } from '../blocks/trade.ts';
import { licences } from './queries.ts';
import { hasEnded } from './correction.ts';
import classes from './licence-panel.module.css';
import { ReissueDialog } from './reissue-dialog.tsx';

interface Props {
  licence: LicenceDeskRow;
  onReissued: (id: number) => void;
}

/** Actions on a licence; it can be reissued or revoked only until it has ended. */
export function LicenceActions({ licence, onReissued }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'reissue' | 'revoke' | null>(null);
  const maySell = useMaySell();
  const admin = useSession()?.roles.includes('admin') ?? false;
  const ended = hasEnded(licence);
  return (
    <div className={classes.actions}>
      <CertificateButton licence={licence} />
      <ButtonLink
        variant="default"
        size="small"
        to={paths.verify(licence.number)}
        icon={<IconExternalLink size={15} stroke={1.8} aria-hidden="true" />}
      >
        {t(($) => $.office.licences.panel.verify)}
      </ButtonLink>
      {maySell && !ended && (
        <Button variant="default" size="small" onClick={() => setAsked('reissue')}>
          {t(($) => $.office.licences.panel.reissue)}
        </Button>
      )}
      {admin && !ended && (
        <Button variant="default" size="small" onClick={() => setAsked('revoke')}>
          {t(($) => $.office.licences.panel.revoke)}
        </Button>
      )}
      {asked === 'reissue' && (
        <ReissueDialog licence={licence} onReissued={onReissued} onClosed={() => setAsked(null)} />
      )}
      {asked === 'revoke' && <RevokeDialog licence={licence} onClosed={() => setAsked(null)} />}
    </div>
  );
}

function CertificateButton({ licence: { licenceId } }: { licence: LicenceDeskRow }) {
  const { t } = useTranslation();
  const fetching = useMutation({
    mutationFn: () => licences.certificate({ licenceId }),
    onSuccess: ({ url }) => openFile(url),
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <Button
      variant="default"
      size="small"
      icon={<IconFileCertificate size={15} stroke={1.8} aria-hidden="true" />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {t(($) => $.office.licences.panel.certificate)}
    </Button>
  );
}

function RevokeDialog({ licence, onClosed }: { licence: LicenceDeskRow; onClosed: () => void }) {
  const { t } = useTranslation();
  const revoke = useChangeTrade({ send: licences.revoke, done: () => t(($) => $.office.licences.revoke.done) });
  return (
    <ReasonDialog
      title={t(($) => $.office.licences.revoke.title, { number: licence.number })}
      body={t(($) => $.office.licences.revoke.body)}
      confirm={t(($) => $.office.licences.revoke.confirm)}
      danger
      onConfirm={(reason) => revoke.mutateAsync({ licenceId: licence.licenceId, reason })}
      onClosed={onClosed}
    />
  );
}
