import { useState } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '#contract/calls/orders.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EditLicence } from './edit-licence.tsx';
import { LicenceFacts } from './licence-facts.tsx';
import page from './order-page.module.css';

/** The details that the licence certificate will show; the buyer may change them until it is issued. */
export function LicenceDetails({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  return (
    <section className={page.panel} aria-labelledby="order-licence">
      <div className={page.panelHead}>
        <h2 id="order-licence">{t(($) => $.orderLicence.title)}</h2>
        {order.may.editLicence && (
          <Button variant="default" size="small" onClick={() => setEditing(true)}>
            {t(($) => $.orderLicence.edit)}
          </Button>
        )}
      </div>
      <LicenceFacts order={order} />
      <p className={page.note}>
        <Link to={paths.agreement('order', order.agreement)}>
          {t(($) => $.orderLicence.agreement, { version: order.agreement })}
        </Link>
      </p>
      {order.may.editLicence && (
        <p className={page.note}>
          {t(($) => (order.approval === 'approved' ? $.orderLicence.untilPaid : $.orderLicence.until))}
        </p>
      )}
      {order.state === 'confirmed' && <p className={page.note}>{t(($) => $.orderLicence.fixed)}</p>}
      {editing && (
        <Dialog title={t(($) => $.orderLicence.title)} size={720} onClosed={() => setEditing(false)}>
          {(close) => <EditLicence order={order} close={close} />}
        </Dialog>
      )}
    </section>
  );
}
