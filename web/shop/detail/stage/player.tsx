import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import type { VideoItem } from '#contract/items.ts';
import { readId } from '../../../lib/id-in-address.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ExcerptBar } from './excerpt-bar.tsx';
import { PlayerBar } from './player-bar.tsx';
import classes from './player.module.css';
import { stageStyle } from './shape.ts';
import stage from './stage.module.css';
import { useMarks } from './use-marks.ts';
import { usePlayer } from './use-player.ts';

/** Loops the watermarked sample of a clip, muted at first; below it, the part that the reader wants can be marked. */
export function Player({ clip, sound }: { clip: VideoItem; sound: boolean }) {
  const { t } = useTranslation();
  const marks = useMarks(clip);
  const [query] = useSearchParams();
  const second = Number(readId(query.get('t')) ?? 0);
  const { frame, video, state, actions, listeners } = usePlayer(clip.url, marks, second);
  const { playing, failed } = state;
  return (
    <div className={classes.marked}>
      <section
        ref={frame}
        className={`${stage.stage} ${classes.player}`}
        style={stageStyle(clip)}
        aria-label={t(($) => $.detail.player.label)}
        data-playing={playing}
      >
        {/* Already loaded for the list, so it shows before the poster. */}
        <img className={stage.fill} src={clip.thumbnail2x} alt="" />
        <video
          ref={video}
          className={stage.fill}
          poster={clip.poster}
          loop={state.loop}
          muted
          playsInline
          preload="metadata"
          aria-label={clip.title}
          {...listeners}
        />
        <button
          type="button"
          className={classes.surface}
          aria-label={playing ? t(($) => $.detail.player.pause) : t(($) => $.detail.player.play)}
          onClick={actions.toggle}
          onDoubleClick={actions.toggleFull}
        >
          {!playing && !failed && <IconPlayerPlayFilled size={30} aria-hidden="true" />}
        </button>
        {failed ? (
          <div role="alert" className={classes.failed}>
            <p>{t(($) => $.detail.player.failed)}</p>
            <Button variant="default" size="small" onClick={actions.again}>
              {t(($) => $.common.retry)}
            </Button>
          </div>
        ) : (
          <PlayerBar clip={clip} sound={sound} video={video} state={state} actions={actions} />
        )}
      </section>
      <ExcerptBar clip={clip} marks={marks} video={video} onSeek={actions.seek} />
    </div>
  );
}
