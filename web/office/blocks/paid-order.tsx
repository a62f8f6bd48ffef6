import { Link } from 'react-router';
import { DESKS } from '../desks.ts';

interface Props {
  /** The order or the product order that a payment is for. */
  paid: { orderId: number | null; productOrderId: number | null; orderNumber: string | null };
  className?: string | undefined;
}

/** The number of what a payment is for, which leads to its desk. */
export function PaidOrder({ paid: { orderId, productOrderId, orderNumber }, className }: Props) {
  if (orderId === null && productOrderId === null) return '–';
  const path =
    orderId === null
      ? `${DESKS.vip.path}?view=all&keyword=${orderNumber}`
      : `${DESKS.sales.path}?view=all&order=${orderId}`;
  return (
    <Link className={className} to={path}>
      {orderNumber}
    </Link>
  );
}
