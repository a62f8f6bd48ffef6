import { useState } from 'react';
import type { DeskPlan } from '#contract/calls/membership-desk.ts';
import { MEMBERSHIP_LIMITS } from '#contract/domain/membership.ts';
import { fenOf, MOST_DISCOUNT_PERCENT, yuanOf } from '#contract/domain/money.ts';
import { PRICE_KINDS, type PriceKind } from '#contract/domain/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './plans.module.css';
import { desk, useChange } from './queries.ts';
import { wholeNumber } from './whole-number.ts';

interface Props {
  /** Undefined while a plan is added. */
  plan: DeskPlan | undefined;
  onClosed: () => void;
}

/** The form for a plan. What was bought before stays as it was. */
export function PlanDialog({ plan, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={plan ? t(($) => $.office.vip.editTitle) : t(($) => $.office.vip.addTitle)} onClosed={onClosed}>
      {(close) => <PlanForm plan={plan} close={close} />}
    </Dialog>
  );
}

interface FormProps {
  plan: DeskPlan | undefined;
  close: () => void;
}

function PlanForm({ plan, close }: FormProps) {
  const { t } = useTranslation();
  const [kinds, setKinds] = useState<readonly PriceKind[]>(plan?.kinds ?? PRICE_KINDS);
  const { form, onSubmit, pending, problem } = usePlanForm({ plan, close }, kinds);
  const field = (name: 'nameZh' | 'nameEn' | 'days' | 'percent' | 'priceFen') => ({
    label: t(($) => $.office.vip.fields[name]),
    ...form.getInputProps(name),
  });
  const turn = (kind: PriceKind, on: boolean) =>
    setKinds(PRICE_KINDS.filter((one) => (one === kind ? on : kinds.includes(one))));
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.pair}>
        <TextInput {...field('nameZh')} maxLength={MEMBERSHIP_LIMITS.planName} />
        <TextInput {...field('nameEn')} maxLength={MEMBERSHIP_LIMITS.planName} />
        <TextInput {...field('days')} inputMode="numeric" />
        <TextInput {...field('percent')} inputMode="numeric" />
      </div>
      <TextInput {...field('priceFen')} inputMode="decimal" />
      <fieldset className={classes.kinds}>
        <legend>{t(($) => $.office.vip.kinds)}</legend>
        {PRICE_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ currentTarget }) => turn(kind, currentTarget.checked)}
            />
            {t(($) => $.trade.kind[kind])}
          </label>
        ))}
      </fieldset>
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.vip.save)}
        </Button>
      </div>
    </form>
  );
}

function usePlanForm({ plan, close }: FormProps, kinds: readonly PriceKind[]) {
  const { t } = useTranslation();
  const saved = t(($) => $.office.vip.savedPlan);
  const add = useChange(desk.addPlan, saved);
  const change = useChange(desk.changePlan, saved);
  return useCallForm({
    initial: {
      nameZh: plan?.nameZh ?? '',
      nameEn: plan?.nameEn ?? '',
      days: plan ? String(plan.days) : '',
      percent: plan ? String(plan.percent) : '',
      priceFen: plan ? yuanOf(plan.priceFen) : '',
    },
    send: async ({ nameZh, nameEn, ...typed }) => {
      const days = wholeNumber(typed.days, MEMBERSHIP_LIMITS.days);
      const percent = wholeNumber(typed.percent, MOST_DISCOUNT_PERCENT);
      const priceFen = fenOf(typed.priceFen);
      if (days === undefined || percent === undefined || !priceFen || kinds.length === 0)
        throw new Error(
          t(($) => $.office.vip.invalid, { percent: MOST_DISCOUNT_PERCENT, days: MEMBERSHIP_LIMITS.days }),
        );
      const offer = { nameZh, nameEn, days, percent, priceFen, kinds: [...kinds] };
      if (plan) await change.mutateAsync({ planId: plan.planId, version: plan.version, ...offer });
      else await add.mutateAsync(offer);
      close();
    },
  });
}
