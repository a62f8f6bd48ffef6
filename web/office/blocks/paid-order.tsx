import { Link } from 'react-router';
import { DESKS } from '../desks.ts';

interface Props {
  /** The order or the product order that a payment is for. */
  paid: { orderId: number | null; orderNumber: string | null };
  className?: string | undefined;
}

/** The number of what a payment is for, which leads to its desk. */
export function PaidOrder({ paid: { orderId, orderNumber }, className }: Props) {
  if (orderId === null) return orderNumber ?? '–';
  return (
    <Link className={className} to={`${DESKS.sales.path}?view=all&order=${orderId}`}>
      {orderNumber}
    </Link>
  );
}
