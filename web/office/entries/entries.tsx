import { idAt, useAddress } from '../../ui/table/use-address.ts';
import { EntryDesk } from './entry-desk.tsx';
import { EntryList } from './entry-list.tsx';

/** Entries in contests: the list of them, or one. */
export function Entries() {
  const address = useAddress();
  const open = idAt(address, 'entry');
  return open === undefined ? <EntryList address={address} /> : <EntryDesk key={open} id={open} address={address} />;
}
