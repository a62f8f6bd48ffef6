import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from '../../lib/translation.ts';
import classes from './bar.module.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { change, settings } from './settings.ts';

const STEPS = 20;

export function Volume() {
  const { t } = useTranslation();
  const { volume, muted } = settings.use((current) => current);
  const silent = muted || volume === 0;
  const Icon = silent ? IconVolumeOff : IconVolume;
  return (
    <div className={classes.volume}>
      <IconButton
        label={silent ? t(($) => $.player.unmute) : t(($) => $.player.mute)}
        icon={<Icon size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => change(silent ? { muted: false, volume: volume || 1 } : { muted: true })}
      />
      <input
        type="range"
        aria-label={t(($) => $.player.volume)}
        min={0}
        max={STEPS}
        value={silent ? 0 : Math.round(volume * STEPS)}
        style={{ '--share': silent ? 0 : volume } as React.CSSProperties}
        onChange={({ currentTarget }) => change({ muted: false, volume: Number(currentTarget.value) / STEPS })}
      />
    </div>
  );
}
