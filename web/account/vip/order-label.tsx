import type { ProductOrder } from '#contract/calls/membership.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';

/** How a product order, or what came of it, stands. */
export function OrderLabel({ order }: { order: Pick<ProductOrder, 'state' | 'closeReason' | 'standing'> }) {
  const { t } = useTranslation();
  const { state, closeReason, standing } = order;
  const shown = standing ?? state;
  return (
    <Label tone={shown === 'active' ? 'good' : shown === 'awaiting' || shown === 'requested' ? 'accent' : 'quiet'}>
      {closeReason && !standing ? t(($) => $.vipOrder.closed[closeReason]) : t(($) => $.vipOrder.state[shown])}
    </Label>
  );
}
