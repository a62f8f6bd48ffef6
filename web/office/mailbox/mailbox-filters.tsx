import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/table/choice.tsx';
import { Filters } from '../../ui/table/filters.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { type Channel, CHANNELS } from './queries.ts';

interface Props {
  keyword: string;
  channel: Channel | undefined;
  active: boolean;
  onChange: (changes: { keyword?: string; channel?: string }) => void;
  onClear: () => void;
}

export function MailboxFilters({ keyword, channel, active, onChange, onClear }: Props) {
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
