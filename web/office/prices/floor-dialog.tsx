import type { OwnFloor } from '#contract/calls/prices-desk.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { fenOf, MOST_FEN, yuanOf } from '#contract/domain/money.ts';
import { fieldError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './publish-dialog.module.css';
import { priceDesk, useRefreshPrices } from './queries.ts';

interface Props {
  /** The one that is changed; a new one when missing. */
  floor?: OwnFloor;
  onClosed: () => void;
}

/** Sets the minimum price of one material. */
export function FloorDialog({ floor, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.prices.floor.setTitle)} size={460} onClosed={onClosed}>
      {(close) => <FloorForm floor={floor} close={close} />}
    </Dialog>
  );
}

function useFloor(floor: OwnFloor | undefined, close: () => void) {
  const { t } = useTranslation();
  const refresh = useRefreshPrices();
  return useCallForm({
    initial: { code: floor?.code ?? '', amount: floor ? yuanOf(floor.floorFen) : '', reason: '' },
    mayBeEmpty: ['amount'],
    send: async ({ code, amount, reason }) => {
      const fen = amount.trim() === '' ? null : fenOf(amount);
      if (fen === undefined || fen === 0 || (fen ?? 0) > MOST_FEN)
        throw fieldError(
          'amount',
          t(($) => $.office.prices.floor.badAmount),
        );
      await priceDesk.setFloor({ code, floorFen: fen, reason });
      void toast(t(($) => $.office.prices.floor.saved));
      void refresh();
      close();
    },
  });
}

function FloorForm({ floor, close }: { floor: OwnFloor | undefined; close: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useFloor(floor, close);
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        data-autofocus={floor === undefined}
        label={t(($) => $.office.prices.floor.code)}
        readOnly={floor !== undefined}
        maxLength={20}
        autoComplete="off"
        required
        {...form.getInputProps('code')}
      />
      <TextInput
        data-autofocus={floor !== undefined}
        label={t(($) => $.office.prices.floor.amount)}
        description={t(($) => $.office.prices.floor.amountHint)}
        inputMode="decimal"
        maxLength={16}
        autoComplete="off"
        {...form.getInputProps('amount')}
      />
      <Textarea
        label={t(($) => $.office.prices.floor.reason)}
        rows={2}
        maxLength={LIMITS.reasonMax}
        required
        {...form.getInputProps('reason')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.prices.floor.save)}
        </Button>
      </div>
    </form>
  );
}
