import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { OrderDetail } from '#contract/calls/orders.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import { missingReferences } from '#contract/domain/references.ts';
import { referencesToSend } from '../../../lib/company.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ReferenceFields } from '../../../ui/licence/reference-fields.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { emptyProjects, partOf } from '../division.ts';
import { LicenceFields } from '../licence-fields.tsx';
import { licenceProblems, licenceToSend, refusedFields, startDays } from '../licence-values.ts';
import { orders, refreshOrder } from '../queries.ts';
import { EditProjects } from './edit-projects.tsx';
import page from './order-page.module.css';

export function EditLicence({ order, close }: { order: OrderDetail; close: () => void }) {
  const { t } = useTranslation();
  const [values, setValues] = useState(order.licence);
  const [division, setDivision] = useState(() => ({
    further: order.furtherParts,
    parts: Object.fromEntries(order.lines.map(({ lineId, part }) => [lineId, part])),
  }));
  const [references, setReferences] = useState(order.references);
  const [asked, setAsked] = useState(false);
  const { referenceRules: rules } = order;
  const days = daysFor(order);
  const problems = licenceProblems(values, days);
  const lineIds = order.lines.map(({ lineId }) => lineId);
  const saving = useSaving(order, close);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const missing = [
      ...[problems, ...division.further.map((one) => licenceProblems(one, days))].flatMap((one) => Object.keys(one)),
      ...missingReferences(rules, references),
      ...emptyProjects(division, lineIds),
    ];
    if (missing.length > 0 || saving.isPending) return;
    saving.mutate({
      licence: licenceToSend(values),
      ...referencesToSend(rules, references),
      parts: {
        further: division.further.map((one) => licenceToSend(one)),
        lines: lineIds.map((lineId) => ({ lineId, part: partOf(division, lineId) })),
        seen: order.furtherParts,
      },
    });
  };
  return (
    <form className={page.form} onSubmit={save} noValidate>
      {division.further.length > 0 && <h3>{t(($) => $.trade.part.name, { number: 1 })}</h3>}
      <LicenceFields
        values={values}
        problems={asked ? problems : {}}
        refused={refusedFields(saving.error, saving.variables?.licence, values)}
        days={days}
        onChange={(changes) => setValues((before: LicenceInfo) => ({ ...before, ...changes }))}
        onLeave={() => {}}
      />
      <EditProjects
        order={order}
        first={values}
        division={division}
        asked={asked}
        days={days}
        onChange={(changed) => setDivision({ further: [...changed.further], parts: changed.parts })}
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
