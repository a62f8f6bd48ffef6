import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { type Address, idAt, useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { Redirects } from '../redirects/redirects.tsx';
import { Schedule } from './calendar/schedule.tsx';
import { EntryDesk } from './entry-desk.tsx';
import { EntryList } from './entry-list.tsx';
import { Missed } from './missed.tsx';
import { NewDialog } from './new-dialog.tsx';
import { Library } from './pictures/library.tsx';
import { Unhelpful } from './unhelpful.tsx';

const VIEWS = ['entries', 'calendar', 'pictures', 'unhelpful', 'missed', 'redirects'] as const;

/** What editors write: the list of entries, or one of them. */
export function Content() {
  const address = useAddress();
  const open = idAt(address, 'entry');
  return open === undefined ? <Lists address={address} /> : <EntryDesk key={open} id={open} address={address} />;
}

const SHOWN = {
  entries: EntryList,
  calendar: Schedule,
  pictures: Library,
  unhelpful: Unhelpful,
  missed: Missed,
  redirects: Redirects,
};

function Lists({ address }: { address: Address }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const view = address.oneOf('view', VIEWS) ?? 'entries';
  const View = SHOWN[view];
  const open = (id: number) => address.set({ entry: String(id) });
  return (
    <Desk
      title={t(($) => $.office.desks.content)}
      about={t(($) => $.office.about.content)}
      aside={view !== 'redirects' && <Button onClick={() => setAdding(true)}>{t(($) => $.office.content.add)}</Button>}
    >
      <ViewTabs
        views={VIEWS}
        view={view}
        name={(one) => t(($) => $.office.content.views[one])}
        onView={(one) => address.filter({ view: one === 'entries' ? undefined : one, keyword: undefined })}
      >
        <View address={address} onOpen={open} />
      </ViewTabs>
      {adding && <NewDialog onMade={open} onClosed={() => setAdding(false)} />}
    </Desk>
  );
}
