import { IconCertificate, IconDownload, IconFileZip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Licence } from '#contract/calls/licences.ts';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { formatBytes, formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Label } from '../../../ui/table/label.tsx';
import { Thumbnail } from '../../../ui/table/thumbnail.tsx';
import { isMusic, MusicLicence } from '../../licences/music/music-licence.tsx';
import { licences, orderLicencesQuery, refreshOrder } from '../queries.ts';
import classes from './downloads.module.css';
import { LinkButton } from './link-button.tsx';
import page from './order-page.module.css';

/** Certificates and original files of an order, one by one or all at once. */
export function Downloads({ orderId, refund }: Pick<OrderDetail, 'orderId' | 'refund'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(orderLicencesQuery(orderId, language));
  const usable = data?.filter(({ standing }) => standing !== 'revoked' && standing !== 'superseded') ?? [];
  const several = new Set(data?.map(({ licensee, projectName }) => `${projectName} · ${licensee}`)).size > 1;
  const size = usable.flatMap(({ files }) => files).reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  return (
    <section className={page.panel} aria-labelledby="order-downloads">
      <div className={page.panelHead}>
        <h2 id="order-downloads">{t(($) => $.orderDownloads.title)}</h2>
        <span className={classes.buttons}>
          <ButtonLink variant="default" to={paths.orderMaterialList()}>
            {t(($) => $.orderDownloads.archive)}
          </ButtonLink>
          {usable.length > 0 && (
            <LinkButton
              // A download is not the main action while a refund is requested.
              variant={refund === 'requested' ? 'default' : 'filled'}
              size="medium"
              icon={<IconFileZip size={17} stroke={1.7} aria-hidden="true" />}
              fetchLink={() => licences.archive({ orderId })}
              onDone={() => void refreshOrder(orderId)}
            >
              {t(($) => $.orderDownloads.allSize, { size: formatBytes(size, language) })}
            </LinkButton>
          )}
        </span>
      </div>
      <p className={page.note}>{t(($) => $.orderDownloads.note)}</p>
      {error && !data && <Retry error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={96} />}
      {data?.length === 0 && <p className={page.words}>{t(($) => $.orderDownloads.empty)}</p>}
      <ul className={classes.licences}>
        {data?.map((licence) => (
          <Bought key={licence.licenceId} licence={licence} named={several} />
        ))}
      </ul>
    </section>
  );
}

interface BoughtProps {
  licence: Licence;
  /** The order is for several projects, so each licence says for which it is. */
  named: boolean;
}

function Bought({ licence, named }: BoughtProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (date: string) => formatDay(date, language);
  const { startsOn, endsOn, standing, licenceId, orderId } = licence;
  const usable = standing !== 'revoked' && standing !== 'superseded';
  const changed = () => void refreshOrder(orderId);
  return (
    <li className={classes.licence}>
      <span className={classes.picture}>
        <Thumbnail of={licence} large />
      </span>
      <div className={classes.words}>
        <p className={classes.title} title={licence.title}>
          {licence.title}
        </p>
        <p className={classes.fact}>
          {licence.number}{' '}
          <Label tone={standing === 'valid' ? 'good' : 'quiet'}>{t(($) => $.trade.standing[standing])}</Label>
        </p>
        {named && (
          <p className={classes.fact}>
            {licence.projectName} · {licence.licensee}
          </p>
        )}
        <p className={classes.fact}>
          {endsOn
            ? t(($) => $.orderDownloads.period, { from: day(startsOn), to: day(endsOn) })
            : t(($) => $.orderDownloads.forever, { from: day(startsOn) })}
        </p>
      </div>
      {usable && (
        <div className={classes.buttons}>
          <LinkButton
            icon={<IconCertificate size={16} stroke={1.7} aria-hidden="true" />}
            fetchLink={() => licences.certificate({ licenceId })}
            onDone={changed}
          >
            {t(($) => $.orderDownloads.certificate)}
          </LinkButton>
          <LinkButton
            icon={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
            fetchLink={() => licences.download({ licenceId })}
            onDone={changed}
          >
            {t(($) => $.orderDownloads.file)}
          </LinkButton>
        </div>
      )}
      {usable && isMusic(licence) && <MusicLicence licence={licence} />}
    </li>
  );
}
