import { IconMusic } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Shot, Shots } from '../figures/shot.tsx';
import classes from './faults.module.css';

/** Four things that must not be in a film. */
export function Faults() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.clean, { returnObjects: true });
  return (
    <Shots>
      <Shot label={words.watermark} palette="dawn" verdict="bad">
        <span className={classes.watermark}>© studio</span>
      </Shot>
      <Shot label={words.borders} palette="dawn" verdict="bad">
        <span className={classes.borders} />
      </Shot>
      <Shot label={words.captions} palette="dawn" verdict="bad">
        <span className={classes.timecode}>01:00:12:08</span>
        <span className={classes.caption} />
      </Shot>
      <Shot label={words.music} palette="dawn" verdict="bad">
        <IconMusic className={classes.music} size={34} stroke={1.8} />
      </Shot>
    </Shots>
  );
}
