import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import { missingReferences, REFERENCES } from '#contract/domain/references.ts';
import { referencesToSend } from '../../../lib/company.ts';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReferenceFields } from '../../../ui/licence/reference-fields.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { LicenceFields } from '../licence-fields.tsx';
import { licenceProblems, licenceToSend, refusedFields, startDays } from '../licence-values.ts';
import { orders, refreshOrder } from '../queries.ts';
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
      <Facts order={order} />
      <p className={page.note}>
        <Link to={paths.agreement('order', order.agreement)}>
          {t(($) => $.orderLicence.agreement, { version: order.agreement })}
        </Link>
      </p>
      {order.may.editLicence && <p className={page.note}>{t(($) => $.orderLicence.until)}</p>}
      {order.state === 'confirmed' && <p className={page.note}>{t(($) => $.orderLicence.fixed)}</p>}
      {editing && (
        <Dialog title={t(($) => $.orderLicence.title)} size={720} onClosed={() => setEditing(false)}>
          {(close) => <EditLicence order={order} close={close} />}
        </Dialog>
      )}
    </section>
  );
}

function Facts({ order: { licence, references } }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facts = [
    [t(($) => $.licenceForm.licensee), licence.licensee],
    [t(($) => $.licenceForm.licenseeType), t(($) => $.trade.licenseeType[licence.licenseeType])],
    [t(($) => $.licenceForm.creditCode), licence.creditCode],
    [t(($) => $.licenceForm.projectName), licence.projectName],
    [t(($) => $.licenceForm.brand), licence.brand],
    [t(($) => $.licenceForm.endClient), licence.endClient],
    [t(($) => $.licenceForm.startsOn), formatDay(licence.startsOn, language)],
    [t(($) => $.licenceForm.contactName), licence.contactName],
    [t(($) => $.licenceForm.contact), licence.contact],
    ...REFERENCES.map((name) => [t(($) => $.trade.reference[name]), references[name]]),
  ].filter(([, value]) => value !== '');
  return (
    <dl className={page.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function EditLicence({ order, close }: { order: OrderDetail; close: () => void }) {
  const { t } = useTranslation();
  const [values, setValues] = useState(order.licence);
  const [references, setReferences] = useState(order.references);
  const [asked, setAsked] = useState(false);
  const { referenceRules: rules } = order;
  const allowed = startDays();
  // The day chosen with the order may stay.
  const days = { ...allowed, from: order.licence.startsOn < allowed.from ? order.licence.startsOn : allowed.from };
  const problems = licenceProblems(values, days);
  const saving = useMutation({
    mutationFn: (licence: LicenceInfo) =>
      orders.saveLicence({ orderId: order.orderId, licence, ...referencesToSend(rules, references) }),
    onSuccess: async () => {
      close();
      await toast(t(($) => $.orderLicence.saved));
      await refreshOrder(order.orderId);
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const missing = Object.keys(problems).length + missingReferences(rules, references).length;
    if (missing === 0 && !saving.isPending) saving.mutate(licenceToSend(values));
  };
  return (
    <form className={page.form} onSubmit={save} noValidate>
      <LicenceFields
        values={values}
        problems={asked ? problems : {}}
        refused={refusedFields(saving.error, saving.variables, values)}
        days={days}
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
        onLeave={() => {}}
      />
      <ReferenceFields rules={rules} values={references} asked={asked} onChange={setReferences} />
      <Problem>{saving.error?.message}</Problem>
      <div className={page.dialogButtons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t(($) => $.common.save)}
        </Button>
      </div>
    </form>
  );
}
