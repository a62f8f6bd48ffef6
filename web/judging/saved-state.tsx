import { IconCloudCheck, IconCloudOff, IconCloudPause, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from '../lib/translation.ts';
import { useQueue, waits } from './queue.ts';
import classes from './scoring.module.css';

const ICONS = { saved: IconCloudCheck, sending: IconCloudUp, waiting: IconCloudOff, paused: IconCloudPause };

/** Whether everything that was given has reached the server. */
export function SavedState() {
  const { t } = useTranslation();
  const unsent = useQueue(waits);
  const stuck = useQueue((state) => state.stuck);
  const dropped = useQueue((state) => state.dropped);
  const state = unsent ? (stuck ?? 'sending') : 'saved';
  const Icon = ICONS[state];
  return (
    <output className={classes.saved} data-state={dropped === null ? state : 'waiting'}>
      <Icon size={17} stroke={1.7} aria-hidden="true" />
      {dropped === null ? t(($) => $.judging.saving[state]) : t(($) => $.judging.dropped, { why: dropped })}
    </output>
  );
}
