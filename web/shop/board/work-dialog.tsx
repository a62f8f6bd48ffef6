import { useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { pauseSound } from '../../ui/sound/sound.ts';
import { Comments } from './comments.tsx';
import { Decisions } from './decisions.tsx';
import classes from './work-dialog.module.css';
import type { Work } from './work.ts';

/** A work in large, with what was decided and said about it. */
export function WorkDialog({ work, onClosed }: { work: Work; onClosed: () => void }) {
  return (
    <Dialog title={work.title} size={1040} onClosed={onClosed}>
      {() => <Discussion work={work} />}
    </Dialog>
  );
}

function Discussion({ work }: { work: Work }) {
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [position, setPosition] = useState(0);
  const goTo = (second: number) => {
    if (!player.current) return;
    player.current.currentTime = second;
    // A browser may refuse to play; the picture at that second shows all the same.
    player.current.play().catch(() => {});
  };
  // A preview may last a little longer than the work itself.
  const look = () => setPosition(Math.min(Math.floor(player.current?.currentTime ?? 0), work.lastSecond ?? 0));
  const heard = {
    ref: player,
    src: work.url,
    controls: true,
    preload: 'metadata',
    onPlay: () => pauseSound(),
    onTimeUpdate: look,
  } as const;
  const isSound = work.kind === 'music' || work.kind === 'effect';
  return (
    <div className={classes.discussion}>
      <div>
        {work.kind === 'video' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- clips on sale have no speech
          <video {...heard} poster={work.poster} playsInline className={classes.picture} />
        ) : (
          <img src={work.poster} alt={work.title} className={classes.picture} />
        )}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nor has music */}
        {isSound && <audio {...heard} className={classes.sound} />}
        <div className={classes.facts}>
          <span>{work.code}</span>
          <Decisions work={work} />
        </div>
      </div>
      <Comments work={work} position={work.kind === 'photo' ? null : position} onGoTo={goTo} />
    </div>
  );
}
