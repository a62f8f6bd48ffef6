import { useCallback, useRef, useState } from 'react';

/** State of the player, for the keys and the controls; `silent` until somebody wants to hear it. */
export function usePlayer({ silent }: { silent: boolean }) {
  const media = useRef<HTMLMediaElement>(null);
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(silent);
  const [seconds, setSeconds] = useState(0);
  const attach = useCallback((element: HTMLMediaElement | null) => void (media.current = element), []);
  return {
    /** Ref of the media element. */
    attach,
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setSeconds(media.current?.currentTime ?? 0),
    },
    playing,
    muted,
    seconds,
    toggle: () => {
      if (playing) media.current?.pause();
      else void media.current?.play().catch(() => undefined);
    },
    toggleSound: () => setMuted(!muted),
    seek: (to: number) => {
      if (media.current) media.current.currentTime = to;
      setSeconds(to);
    },
  };
}
