import { idAt, useAddress } from '../../ui/table/use-address.ts';
import { ApplicationDesk } from './application-desk.tsx';
import { ApplicationList } from './application-list.tsx';

/** The list of applications, or one of them. */
export function Applications() {
  const address = useAddress();
  const open = idAt(address, 'application');
  return open === undefined ? <ApplicationList address={address} /> : <ApplicationDesk id={open} address={address} />;
}
