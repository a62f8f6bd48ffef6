import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import { missingReferences, type OrderReferences } from '#contract/domain/references.ts';
import { referencesToSend } from '../../../lib/company.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ReferenceFields } from '../../../ui/licence/reference-fields.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Division, emptyProjects, partOf } from '../division.ts';
import { LicenceFields } from '../licence-fields.tsx';
import { licenceProblems, licenceToSend, refusedFields, startDays } from '../licence-values.ts';
import { orders, refreshOrder } from '../queries.ts';
import { EditProjects } from './edit-projects.tsx';
import page from './order-page.module.css';

export function EditLicence({ order, close }: { order: OrderDetail; close: () => void }) {
  const { t } = useTranslation();
  const { values, division, references, days, problems, missing, toSend, change } = useEdited(order);
  const [asked, setAsked] = useState(false);
  const saving = useSaving(order, close);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.length === 0 && !saving.isPending) saving.mutate(toSend());
  };
  return (
    <form className={page.form} onSubmit={save} noValidate>
      {order.approval === 'approved' && order.boughtBy === null && (
        <p className={page.notice}>{t(($) => $.orderLicence.approvedAnew)}</p>
      )}
      {division.further.length > 0 && <h3>{t(($) => $.trade.part.name, { number: 1 })}</h3>}
      <LicenceFields
        values={values}
        problems={asked ? problems : {}}
        refused={refusedFields(saving.error, saving.variables?.licence, values)}
        days={days}
        onChange={(changes) => change({ values: { ...values, ...changes } })}
        onLeave={() => {}}
      />
      <EditProjects {...{ order, division, asked, days }} first={values} onChange={(to) => change({ division: to })} />
      <ReferenceFields
        rules={order.referenceRules}
        values={references}
        asked={asked}
        onChange={(to) => change({ references: to })}
      />
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

interface Edited {
  values: LicenceInfo;
  division: Division;
  references: OrderReferences;
}

/** What the reader has changed, what is missing in it, and how it is sent. */
function useEdited(order: OrderDetail) {
  const { referenceRules: rules, furtherParts: further, lines } = order;
  const [edited, setEdited] = useState<Edited>(() => ({
    values: order.licence,
    division: { further, parts: Object.fromEntries(lines.map(({ lineId, part }) => [lineId, part])) },
    references: order.references,
  }));
  const { values, division, references } = edited;
  const days = daysFor(order);
  const problems = licenceProblems(values, days);
  const lineIds = lines.map(({ lineId }) => lineId);
  return {
    ...edited,
    days,
    problems,
    missing: [
      ...[problems, ...division.further.map((one) => licenceProblems(one, days))].flatMap((one) => Object.keys(one)),
      ...missingReferences(rules, references),
      ...emptyProjects(division, lineIds),
    ],
    change: (changes: Partial<Edited>) => setEdited((before) => ({ ...before, ...changes })),
    toSend: () => ({
      licence: licenceToSend(values),
      ...referencesToSend(rules, references),
      parts: {
        further: division.further.map((one) => licenceToSend(one)),
        lines: lineIds.map((lineId) => ({ lineId, part: partOf(division, lineId) })),
        seen: further,
      },
    }),
  };
}

/** When licences may begin: the days chosen with the order may stay. */
function daysFor({ licence, furtherParts }: OrderDetail): { from: string; to: string } {
  const { from, to } = startDays();
  const chosen = [licence, ...furtherParts].map(({ startsOn }) => startsOn);
  return { from: [from, ...chosen].toSorted()[0]!, to };
}

type Details = Omit<Parameters<typeof orders.saveLicence>[0], 'orderId'>;

function useSaving({ orderId }: OrderDetail, close: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (details: Details) => orders.saveLicence({ orderId, ...details }),
    onSuccess: async () => {
      close();
      await toast(t(($) => $.orderLicence.saved));
      await refreshOrder(orderId);
    },
  });
}
