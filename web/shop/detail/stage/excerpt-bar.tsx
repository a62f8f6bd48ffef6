import { IconBracketsContainEnd, IconBracketsContainStart, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useId } from 'react';
import { EXCERPT_STEP_MS, formatMoment } from '#contract/domain/excerpt.ts';
import type { VideoItem } from '#contract/items.ts';
import { useInCart } from '../../../lib/cart.ts';
import { saveExcerpt } from '../../../lib/cart-changes.ts';
import { useKeptExcerpt } from '../../../lib/excerpts.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './excerpt-bar.module.css';
import { MomentField } from './moment-field.tsx';
import type { ClipMarks } from './use-marks.ts';

const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const;

interface Props {
  clip: VideoItem;
  marks: ClipMarks;
  video: RefObject<HTMLVideoElement | null>;
  onSeek: (seconds: number) => void;
}

/** Where the reader marks the part of a clip that they need: by button, key, handle or number. */
export function ExcerptBar({ clip, marks, video, onSeek }: Props) {
  const { t } = useTranslation();
  const hint = useId();
  const { excerpt, markIn, markOut } = marks;
  const now = () => (video.current?.currentTime ?? 0) * 1000;
  return (
    <fieldset className={classes.bar} aria-label={t(($) => $.detail.excerpt.label)} aria-describedby={hint}>
      <div className={classes.points}>
        <Button
          variant="default"
          size="small"
          aria-keyshortcuts="I"
          icon={<IconBracketsContainStart {...icon} />}
          onClick={() => markIn(now())}
        >
          {t(($) => $.detail.excerpt.setIn)} <kbd>I</kbd>
        </Button>
        {excerpt && <MomentField label={t(($) => $.detail.excerpt.in)} ms={excerpt.inMs} onChange={markIn} />}
        <Button
          variant="default"
          size="small"
          aria-keyshortcuts="O"
          icon={<IconBracketsContainEnd {...icon} />}
          onClick={() => markOut(now())}
        >
          {t(($) => $.detail.excerpt.setOut)} <kbd>O</kbd>
        </Button>
        {excerpt && <MomentField label={t(($) => $.detail.excerpt.out)} ms={excerpt.outMs} onChange={markOut} />}
        <Length marks={marks} />
        <ToCart clip={clip} marks={marks} />
      </div>
      {excerpt && <Handles marks={marks} onSeek={onSeek} />}
      <p id={hint} className={classes.hint}>
        {t(($) => $.detail.excerpt.hint)}
      </p>
    </fieldset>
  );
}

function Length({ marks: { excerpt, clear } }: { marks: ClipMarks }) {
  const { t } = useTranslation();
  if (!excerpt) return null;
  const seconds = ((excerpt.outMs - excerpt.inMs) / 1000).toFixed(2);
  return (
    <span className={classes.length}>
      <output>{t(($) => $.detail.excerpt.length, { seconds })}</output>
      <IconButton label={t(($) => $.detail.excerpt.clear)} icon={<IconX {...icon} />} onClick={clear} />
    </span>
  );
}

/** For a clip that is in the cart already, with other in and out points. */
function ToCart({ clip, marks: { excerpt } }: Pick<Props, 'clip' | 'marks'>) {
  const { t } = useTranslation();
  const inCart = useInCart(clip.id);
  const kept = useKeptExcerpt(clip.id);
  const save = useMutation({
    mutationFn: () => saveExcerpt(clip.id, excerpt),
    onSuccess: () => void toast(t(($) => $.detail.excerpt.saved)),
    onError: (error) => void toast(error.message, 'failed'),
  });
  if (!inCart || (kept?.inMs === excerpt?.inMs && kept?.outMs === excerpt?.outMs)) return null;
  return (
    <Button size="small" loading={save.isPending} onClick={() => save.mutate()}>
      {t(($) => $.detail.excerpt.save)}
    </Button>
  );
}

/** Two handles on one line; the sample goes to where one is put. */
function Handles({ marks, onSeek }: Pick<Props, 'marks' | 'onSeek'>) {
  const { t } = useTranslation();
  const { excerpt, lengthMs, markIn, markOut } = marks;
  if (!excerpt) return null;
  const ends = [
    {
      label: t(($) => $.detail.excerpt.in),
      ms: excerpt.inMs,
      move: (ms: number) => markIn(Math.min(ms, excerpt.outMs - EXCERPT_STEP_MS)),
    },
    {
      label: t(($) => $.detail.excerpt.out),
      ms: excerpt.outMs,
      move: (ms: number) => markOut(Math.max(ms, excerpt.inMs + EXCERPT_STEP_MS)),
    },
  ];
  const share = (ms: number) => `${(ms / lengthMs) * 100}%`;
  return (
    <div className={classes.line} style={{ '--in': share(excerpt.inMs), '--out': share(excerpt.outMs) } as object}>
      {ends.map(({ label, ms, move }) => (
        <input
          key={label}
          type="range"
          min={0}
          max={lengthMs}
          step={EXCERPT_STEP_MS}
          value={ms}
          aria-label={label}
          aria-valuetext={formatMoment(ms)}
          onChange={({ currentTarget }) => {
            move(Number(currentTarget.value));
            onSeek(Number(currentTarget.value) / 1000);
          }}
        />
      ))}
    </div>
  );
}
