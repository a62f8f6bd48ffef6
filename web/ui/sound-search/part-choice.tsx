import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { formatClock } from '#contract/domain/clock.ts';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../button.tsx';
import { Problem } from '../problem.tsx';
import { type OpenSound, PART_SECONDS } from './open-sound.ts';
import classes from './part-choice.module.css';
import { PartWave } from './part-wave.tsx';
import { usePartHeard } from './use-part-heard.ts';
import { useSendPart } from './use-send-part.ts';

interface Props {
  name: string;
  sound: OpenSound;
  kind: MusicItem['kind'];
  onFound: (soundKey: string) => void;
  onOther: () => void;
}

/** The part of a recording to search by: chosen on its wave, listened to, sent. */
export function PartChoice({ name, sound, kind, onFound, onOther }: Props) {
  const { t } = useTranslation();
  const [from, setFrom] = useState(0);
  const to = Math.min(sound.seconds, from + PART_SECONDS);
  const { element, playing, played, failed, toggle } = usePartHeard(sound, from);
  const { busy, failure, send } = useSendPart(sound, name, onFound);
  const whole = sound.seconds <= PART_SECONDS;
  return (
    <div className={classes.choice}>
      <p className={classes.name}>{name}</p>
      <p>{whole ? t(($) => $.soundSearch.wholePart) : t(($) => $.soundSearch.part)}</p>
      <PartWave sound={sound} from={from} onChange={setFrom} played={played} />
      <div className={classes.line}>
        <Button
          variant="default"
          icon={
            playing ? (
              <IconPlayerStopFilled size={16} aria-hidden="true" />
            ) : (
              <IconPlayerPlayFilled size={16} aria-hidden="true" />
            )
          }
          onClick={toggle}
        >
          {playing ? t(($) => $.soundSearch.stop) : t(($) => $.soundSearch.listen)}
        </Button>
        <span className={classes.times}>{`${formatClock(from)} – ${formatClock(to)}`}</span>
      </div>
      <p className={classes.privacy}>{t(($) => $.soundSearch.privacy)}</p>
      <Problem>{failure ?? (failed ? t(($) => $.soundSearch.listenFailed) : undefined)}</Problem>
      <div className={classes.actions}>
        <Button variant="plain" onClick={onOther}>
          {t(($) => $.soundSearch.other)}
        </Button>
        <Button loading={busy} onClick={() => send(from)}>
          {t(($) => $.soundSearch.find[kind])}
        </Button>
      </div>
      {/* In the page, so that its beginning silences the player. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the reader's own music */}
      <audio ref={element} hidden />
    </div>
  );
}
