import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { type Address, idAt, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ContestDesk } from './contest-desk.tsx';
import { ContestList } from './contest-list.tsx';
import { NewDialog } from './new-dialog.tsx';

/** Contests: the list of them, or one. */
export function Contests() {
  const address = useAddress();
  const open = idAt(address, 'contest');
  return open === undefined ? <List address={address} /> : <ContestDesk key={open} id={open} address={address} />;
}

function List({ address }: { address: Address }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const open = (id: number) => address.set({ contest: String(id) });
  return (
    <Desk
      title={t(($) => $.office.desks.contests)}
      about={t(($) => $.office.about.contests)}
      aside={<Button onClick={() => setAdding(true)}>{t(($) => $.office.contests.add)}</Button>}
    >
      <ContestList address={address} onOpen={open} />
      {adding && <NewDialog onMade={open} onClosed={() => setAdding(false)} />}
    </Desk>
  );
}
