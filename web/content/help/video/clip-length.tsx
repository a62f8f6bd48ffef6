import { useTranslation } from 'react-i18next';
import { MEDIA_LIMITS, RECOMMENDED_SECONDS } from '#contract/domain/media.ts';
import classes from './clip-length.module.css';

const { minSeconds } = MEDIA_LIMITS.video;
const DRAWN_SECONDS = 30;

/** How long a clip should be, on a time line. */
export function ClipLength() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.length, { returnObjects: true });
  const parts = [
    { name: 'short', from: 0, to: minSeconds, label: words.tooShort },
    { name: 'best', from: minSeconds, to: RECOMMENDED_SECONDS, label: words.best },
    { name: 'long', from: RECOMMENDED_SECONDS, to: DRAWN_SECONDS, label: words.longer },
  ];
  return (
    <div className={classes.line} aria-hidden="true">
      {parts.map(({ name, from, to, label }) => (
        <div key={name} data-part={name} style={{ flexGrow: to - from }}>
          <span>{label}</span>
          <i />
          <small>{t(($) => $.help.video.length.seconds, { number: from })}</small>
        </div>
      ))}
    </div>
  );
}
