import { EntryList } from './entry-list.tsx';

/** Where shots and tracks come from. */
export function OriginList() {
  return <EntryList type="origin" />;
}
