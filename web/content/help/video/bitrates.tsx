import { useTranslation } from 'react-i18next';
import { SIZE_CLASSES } from '#contract/domain/media.ts';
import { mbps } from '../limits.ts';
import classes from './bitrates.module.css';

const MOST = Math.max(...SIZE_CLASSES.map(mbps));

export function Bitrates() {
  const { t } = useTranslation();
  return (
    <dl className={classes.bitrates}>
      {SIZE_CLASSES.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={classes.bar} style={{ width: `${(mbps(name) / MOST) * 100}%` }} />
            {t(($) => $.help.video.colour.bitrate, { number: mbps(name) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
