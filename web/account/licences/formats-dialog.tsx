import { IconDownload, IconHourglass, IconRefresh, IconTransform } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Licence, OfferedFormat } from '#contract/calls/licences.ts';
import type { LicenceFormat } from '#contract/domain/licence-formats.ts';
import { formatBytes, formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { LinkButton } from '../orders/order/link-button.tsx';
import classes from './formats-dialog.module.css';
import { formatsQuery, licences, refreshLicences } from './queries.ts';

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

/** Other formats of a licensed photo or clip: asked for, waited for and downloaded here. */
export function FormatsDialog({ licence, onClosed }: { licence: Licence; onClosed: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(formatsQuery(licence.licenceId));
  return (
    <Dialog title={t(($) => $.formats.title)} size={560} onClosed={onClosed}>
      {() => (
        <div className={classes.dialog}>
          <p>{t(($) => $.formats.lead)}</p>
          {!data && (error ? <Retry error={error} onRetry={() => void refetch()} /> : <Skeleton height={150} />)}
          {data?.length === 0 && <p className={classes.quiet}>{t(($) => $.formats.none)}</p>}
          <ul className={classes.formats}>
            {data?.map((one) => (
              <Format key={one.format} licence={licence} one={one} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function Format({ licence: { licenceId, orderId }, one }: { licence: Licence; one: OfferedFormat }) {
  const { t } = useTranslation();
  const name = useId();
  const { format, state } = one;
  return (
    <li aria-labelledby={name}>
      <div>
        <strong id={name}>{t(($) => $.formats.names[format])}</strong>
        <span className={classes.quiet}>{t(($) => $.formats.about[format])}</span>
        <Standing one={one} />
      </div>
      {state === 'ready' && (
        <LinkButton
          variant="filled"
          icon={<IconDownload {...icon} />}
          fetchLink={() => licences.downloadFormat({ licenceId, format })}
          onDone={() => void refreshLicences(orderId)}
        >
          {t(($) => $.formats.download)}
        </LinkButton>
      )}
      {state === 'none' && (
        <Make licenceId={licenceId} format={format} icon={<IconTransform {...icon} />}>
          {t(($) => $.formats.make)}
        </Make>
      )}
      {state === 'failed' && (
        <Make licenceId={licenceId} format={format} icon={<IconRefresh {...icon} />}>
          {t(($) => $.common.retry)}
        </Make>
      )}
    </li>
  );
}

/** How far it is, and what is known of it once it is there. */
function Standing({ one: { state, percent, sizeBytes, keptUntil } }: { one: OfferedFormat }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (state === 'failed')
    return (
      <span role="alert" className={classes.failed}>
        {t(($) => $.formats.failed)}
      </span>
    );
  if (state === 'making')
    return (
      <output className={classes.making}>
        <IconHourglass {...icon} />
        {percent > 0 ? t(($) => $.formats.makingPercent, { percent }) : t(($) => $.formats.making)}
      </output>
    );
  if (sizeBytes === null || keptUntil === null) return null;
  const facts = { size: formatBytes(sizeBytes, language), date: formatDate(keptUntil, language) };
  return <output className={classes.quiet}>{t(($) => $.formats.ready, facts)}</output>;
}

interface MakeProps {
  licenceId: number;
  format: LicenceFormat;
  icon: ReactNode;
  children: ReactNode;
}

function Make({ licenceId, format, icon: sign, children }: MakeProps) {
  const { refetch } = useQuery(formatsQuery(licenceId));
  const asking = useMutation({
    mutationFn: () => licences.makeFormat({ licenceId, format }),
    onSuccess: () => refetch(),
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <Button variant="default" size="small" icon={sign} loading={asking.isPending} onClick={() => asking.mutate()}>
      {children}
    </Button>
  );
}
