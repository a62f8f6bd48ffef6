import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from '../lib/translation.ts';
import { useQueue } from './score-queue.ts';
import classes from './scoring.module.css';

const ICONS = { saved: IconCloudCheck, sending: IconCloudUp, waiting: IconCloudOff };

/** Whether every score has reached the server. */
export function SavedState() {
  const { t } = useTranslation();
  const waits = useQueue(({ pending }) => Object.keys(pending).length > 0);
  const sending = useQueue((state) => state.sending);
  const dropped = useQueue((state) => state.dropped);
  const state = !waits ? 'saved' : sending ? 'sending' : 'waiting';
  const Icon = ICONS[state];
  return (
    <output className={classes.saved} data-state={dropped === null ? state : 'waiting'}>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
      {dropped === null ? t(($) => $.judging.saving[state]) : t(($) => $.judging.dropped, { why: dropped })}
    </output>
  );
}
