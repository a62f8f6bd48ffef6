import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { Panel } from '../../ui/panel.tsx';
import { CompanyOrderRow } from './company-orders.tsx';
import classes from './company.module.css';
import { ordersQuery } from './queries.ts';

export const toApproveQuery = ordersQuery({ approval: 'waiting', pageSize: 50 });

/** Orders of colleagues that wait for the reader; nothing while there are none. */
export function ToApprove() {
  const { t } = useTranslation();
  const { data } = useQuery(toApproveQuery);
  if (!data || data.infos.length === 0) return null;
  return (
    <Panel title={t(($) => $.company.toApprove.title)} note={t(($) => $.company.toApprove.note)}>
      <ul className={classes.rows}>
        {data.infos.map((order) => (
          <CompanyOrderRow key={order.orderId} order={order} />
        ))}
      </ul>
    </Panel>
  );
}
