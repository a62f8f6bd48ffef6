import { useEffect } from 'react';
import { soundElement } from '../../ui/sound/sound.ts';
import { applyVolume } from './element-volume.ts';
import { moveOn } from './find-piece.ts';
import { useEachLoopAnew, useRepeat } from './repeat.ts';
import { settings } from './settings.ts';

/** Makes the browser's player follow the reader's settings, and goes on to the next piece at the end of one. */
export function useOutput(): void {
  const { volume, muted } = settings.use((current) => current);
  const repeat = useRepeat();
  useEachLoopAnew();
  useEffect(applyVolume, [volume, muted]);
  useEffect(() => {
    soundElement().loop = repeat;
  }, [repeat]);
  useEffect(() => {
    const audio = soundElement();
    const goOn = () => void moveOn(1);
    audio.addEventListener('ended', goOn);
    return () => audio.removeEventListener('ended', goOn);
  }, []);
}
