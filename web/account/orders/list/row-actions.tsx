import { IconCertificate, IconDownload } from '@tabler/icons-react';
import type { OrderRow } from '#contract/calls/orders.ts';
import { formatFen } from '#contract/domain/money.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LinkButton } from '../order/link-button.tsx';
import { licences } from '../queries.ts';
import classes from './order-list.module.css';

/** What the buyer can do next with an order, without opening it. */
export function RowActions({ order }: { order: OrderRow }) {
  const { t } = useTranslation();
  if (order.next === 'buyer-pays' && order.totalFen !== null)
    return (
      <span className={classes.actions}>
        <ButtonLink size="small" to={paths.order(order)}>
          {t(($) => $.orderList.pay, { amount: formatFen(order.totalFen) })}
        </ButtonLink>
      </span>
    );
  if (order.next !== 'finished') return null;
  return <span className={classes.actions}>{order.lineCount === 1 ? <One {...order} /> : <Several {...order} />}</span>;
}

const certificate = <IconCertificate size={16} stroke={1.7} aria-hidden="true" />;
const download = <IconDownload size={16} stroke={1.7} aria-hidden="true" />;

function One({ orderId }: OrderRow) {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton icon={certificate} fetchLink={async () => licences.certificate(await onlyLicence(orderId))}>
        {t(($) => $.orderDownloads.certificate)}
      </LinkButton>
      <LinkButton icon={download} fetchLink={async () => licences.download(await onlyLicence(orderId))}>
        {t(($) => $.orderDownloads.file)}
      </LinkButton>
    </>
  );
}

function Several({ orderId }: OrderRow) {
  const { t } = useTranslation();
  return (
    <>
      <ButtonLink variant="default" size="small" icon={certificate} to={paths.orderMaterialList(orderId)}>
        {t(($) => $.orderList.certificates)}
      </ButtonLink>
      <LinkButton icon={download} fetchLink={() => licences.archive({ orderId })}>
        {t(($) => $.orderDownloads.all)}
      </LinkButton>
    </>
  );
}

/** The licence of an order of one material. */
async function onlyLicence(orderId: number): Promise<{ licenceId: number }> {
  const { infos } = await licences.list({ orderId });
  return { licenceId: infos[0]!.licenceId };
}
