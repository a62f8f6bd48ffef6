import { idAt, useAddress } from '../../ui/table/use-address.ts';
import { OrderDesk } from './order-desk.tsx';
import { SalesList } from './sales-list.tsx';

/** The list of orders, or one order. */
export function Sales() {
  const address = useAddress();
  const open = idAt(address, 'order');
  return open === undefined ? <SalesList address={address} /> : <OrderDesk id={open} address={address} />;
}
