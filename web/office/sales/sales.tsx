import { idAt, useAddress } from '../../ui/table/use-address.ts';
import { OrderDesk } from './order-desk.tsx';
import { SalesList } from './sales-list.tsx';

/** The orders, or one of them to quote and to talk about. */
export function Sales() {
  const address = useAddress();
  const open = idAt(address, 'order');
  return open === undefined ? <SalesList address={address} /> : <OrderDesk id={open} address={address} />;
}
