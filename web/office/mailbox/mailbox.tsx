import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/translation.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyList } from '../../ui/table/empty-list.tsx';
import { focusRow } from '../../ui/table/table.ts';
import { PAGE_SIZE, useAddress } from '../../ui/table/use-address.ts';
import { Choice, Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { Desk } from '../blocks/desk.tsx';
import { type Channel, CHANNELS, messagesQuery } from './queries.ts';
import classes from './mailbox.module.css';
import { ReadingPane } from './reading-pane.tsx';
import { useMessageColumns } from './use-message-columns.tsx';

export function Mailbox() {
  const { t } = useTranslation();
  const address = useAddress();
  const keyword = address.get('keyword').slice(0, 100);
  const channel = address.oneOf('channel', CHANNELS);
  const filter = { keyword, ...(channel && { channel }), pageNo: address.page, pageSize: PAGE_SIZE };
  const query = useQuery(messagesQuery(filter));
  const openKey = address.get('message');
  const active = Boolean(keyword || channel);
  const clear = () => address.filter({ keyword: undefined, channel: undefined });
  const close = () => {
    address.set({ message: undefined });
    focusRow(openKey);
  };
  return (
    <Desk title={t(($) => $.office.desks.mailbox)} about={t(($) => $.office.mailbox.explain)}>
      <MailboxFilters keyword={keyword} channel={channel} active={active} onChange={address.filter} onClear={clear} />
      <div className={classes.panes}>
        <DataTable
          label={t(($) => $.office.desks.mailbox)}
          columns={useMessageColumns()}
          query={query}
          rowKey={(message) => String(message.id)}
          openKey={openKey}
          onOpen={(message) => address.set({ message: String(message.id) })}
          empty={
            <EmptyList
              filtered={active}
              onClear={clear}
              title={t(($) => $.office.mailbox.emptyTitle)}
              hint={t(($) => $.office.mailbox.emptyHint)}
            />
          }
          paging={address.paging}
        />
        <ReadingPane message={query.data?.infos.find(({ id }) => String(id) === openKey)} onClose={close} />
      </div>
    </Desk>
  );
}

interface Props {
  keyword: string;
  channel: Channel | undefined;
  active: boolean;
  onChange: (changes: { keyword?: string; channel?: string }) => void;
  onClear: () => void;
}

function MailboxFilters({ keyword, channel, active, onChange, onClear }: Props) {
  const { t } = useTranslation();
  return (
    <Filters active={active} onClear={onClear}>
      <SearchField
        label={t(($) => $.office.mailbox.search)}
        placeholder={t(($) => $.office.mailbox.searchHint)}
        value={keyword}
        onChange={(value) => onChange({ keyword: value })}
      />
      <Choice
        label={t(($) => $.office.mailbox.channel)}
        any={t(($) => $.office.mailbox.anyChannel)}
        options={CHANNELS.map((name) => ({ value: name, label: t(($) => $.office.mailbox[name]) }))}
        value={channel}
        onChange={(value) => onChange({ channel: value })}
      />
    </Filters>
  );
}
