import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenSound } from './open-sound.ts';
import { toWav } from './samples.ts';

interface Heard {
  element: RefObject<HTMLAudioElement | null>;
  playing: boolean;
  /** Seconds of the part that have been heard; null while nothing is. */
  played: number | null;
  failed: boolean;
  toggle: () => void;
}

/** Lets the reader listen to the chosen part; choosing another one stops it. */
export function usePartHeard(sound: OpenSound, from: number): Heard {
  const element = useRef<HTMLAudioElement>(null);
  const [played, setPlayed] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const audio = element.current!;
    const follow = () => setPlayed((before) => (before === null ? null : audio.currentTime));
    const end = () => setPlayed(null);
    audio.addEventListener('timeupdate', follow);
    for (const event of ['ended', 'pause']) audio.addEventListener(event, end);
    return () => {
      audio.removeEventListener('timeupdate', follow);
      for (const event of ['ended', 'pause']) audio.removeEventListener(event, end);
    };
  }, []);
  useEffect(() => {
    const audio = element.current!;
    return () => {
      audio.pause();
      URL.revokeObjectURL(audio.src);
      audio.removeAttribute('src');
      setPlayed(null);
    };
  }, [sound, from]);
  const start = async () => {
    const audio = element.current!;
    setFailed(false);
    setPlayed(0);
    try {
      if (!audio.hasAttribute('src')) audio.src = URL.createObjectURL(toWav(await sound.part(from)));
      audio.currentTime = 0;
      await audio.play();
    } catch (error) {
      setPlayed(null);
      // Moving the part meanwhile interrupts it, which is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    }
  };
  const toggle = () => {
    if (played === null) void start();
    else element.current!.pause();
  };
  return { element, playing: played !== null, played, failed, toggle };
}
