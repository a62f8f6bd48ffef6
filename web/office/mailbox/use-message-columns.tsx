import { IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import type { Column } from '../../ui/table/table.ts';
import { Label, type Tone } from '../../ui/table/label.tsx';
import { Moment } from '../blocks/moment.tsx';
import classes from './channel.module.css';
import type { Channel, Message } from './queries.ts';

export function useMessageColumns(): Column<Message>[] {
  const { t } = useTranslation();
  return [
    {
      name: 'channel',
      title: t(($) => $.office.mailbox.channel),
      width: 126,
      cell: ({ channel }) => <ChannelName channel={channel} />,
    },
    { name: 'recipient', title: t(($) => $.office.mailbox.recipient), cell: ({ recipient }) => recipient },
    { name: 'subject', title: t(($) => $.office.mailbox.subject), cell: ({ subject }) => subject },
    {
      name: 'state',
      title: t(($) => $.office.mailbox.state),
      width: 98,
      cell: ({ state }) => <MessageState state={state} />,
    },
    {
      name: 'time',
      title: t(($) => $.office.mailbox.time),
      width: 150,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

function ChannelName({ channel }: { channel: Channel }) {
  const { t } = useTranslation();
  const Icon = channel === 'mail' ? IconMail : IconDeviceMobileMessage;
  const name = t(($) => $.office.mailbox[channel]);
  return (
    <span className={classes.channel} title={name}>
      <Icon size={15} stroke={1.7} aria-hidden="true" />
      {name}
    </span>
  );
}

const TONES: Record<Message['state'], Tone> = { waiting: 'accent', delivered: 'good', kept: 'quiet' };

export function MessageState({ state }: { state: Message['state'] }) {
  const { t } = useTranslation();
  return <Label tone={TONES[state]}>{t(($) => $.office.mailbox[state])}</Label>;
}
