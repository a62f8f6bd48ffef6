import { useQuery } from '@tanstack/react-query';
import { IconCertificateOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LicenceDeskRow } from '#contract/calls/licences-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { useTermsWords } from '../../lib/terms-words.ts';
import { AdminHistory } from '../blocks/history.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { StandingLabel } from '../blocks/trade-labels.tsx';
import { licenceQuery } from './queries.ts';
import { CorrectionRequest } from './correction-request.tsx';
import { LicenceActions } from './licence-actions.tsx';
import { Downloads, LicenceFacts, Versions } from './licence-facts.tsx';
import classes from './licence-panel.module.css';

interface Props {
  id: number;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One licence: requested corrections, its details, and its versions. */
export function LicencePanel({ id, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const query = useQuery(licenceQuery(id));
  const { data, error } = query;
  return (
    <SidePanel
      about={String(id)}
      title={data?.licence.number ?? t(($) => $.office.licences.panel.title)}
      wide
      onClose={onClose}
    >
      {data && (
        // Another licence starts with its dialogs closed.
        <div key={id} style={{ display: 'contents' }}>
          <LicenceHead licence={data.licence}>
            <LicenceActions licence={data.licence} onReissued={onOpen} />
          </LicenceHead>
          <CorrectionRequest licence={data.licence} onReissued={onOpen} />
          <LicenceFacts licence={data.licence} />
          <Versions detail={data} onOpen={onOpen} />
          <Downloads detail={data} />
          <AdminHistory subject={`licence:${id}`} />
        </div>
      )}
      {data === null && (
        <Nothing
          icon={IconCertificateOff}
          title={t(($) => $.office.licences.panel.notFound)}
          hint={t(($) => $.office.licences.panel.notFoundHint)}
        />
      )}
      {data === undefined && error && <Retry error={error} onRetry={() => void query.refetch()} />}
      {data === undefined && !error && (
        <>
          <Skeleton height={140} />
          <Skeleton height={320} />
        </>
      )}
    </SidePanel>
  );
}

/** The material, scope and status of a licence. */
function LicenceHead({ licence, children }: { licence: LicenceDeskRow; children: ReactNode }) {
  const { t } = useTranslation();
  const terms = useTermsWords();
  return (
    <div className={classes.head}>
      <Thumbnail of={licence} large />
      <div className={classes.standing}>
        <p className={classes.labels}>
          <StandingLabel standing={licence.standing} />
          <Label>{t(($) => $.office.licences.version, { version: licence.version })}</Label>
          {licence.correction && (
            <Label tone={licence.correction.state === 'open' ? 'accent' : 'quiet'}>
              {t(($) => $.office.licences.panel.correction[licence.correction!.state])}
            </Label>
          )}
        </p>
        <p className={classes.title}>{licence.title}</p>
        <p className={classes.quiet}>{terms(licence.terms)}</p>
        {licence.specialTerms !== '' && <p>{t(($) => $.trade.specialTerms, { terms: licence.specialTerms })}</p>}
        {children}
      </div>
    </div>
  );
}
