import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { needTexts } from '../../lib/language.ts';
import { Contained } from '../../ui/contained.tsx';
import { sound } from '../../ui/sound/sound.ts';

const Player = lazy(async () => {
  const player = import('./player.tsx');
  await needTexts('player');
  return { default: (await player).Player };
});

/** Room at the bottom of every page for the player, which is loaded when a piece is first played. */
export function PlayerSlot() {
  const wanted = sound.use(({ music, awaited }) => music !== null || awaited);
  const [met, setMet] = useState(wanted);
  if (wanted && !met) setMet(true);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-player', wanted);
  }, [wanted]);
  useEffect(listenToPages, []);
  return (
    <Contained fallback={null}>
      <Suspense fallback={null}>{met && <Player />}</Suspense>
    </Contained>
  );
}

/** Media of a page that begins to be heard silences everything else, in other tabs too. */
function listenToPages(): () => void {
  const onSound = ({ target }: Event) => {
    const element = target as HTMLMediaElement;
    if (!element.paused && !element.muted && element.volume > 0)
      void import('./one-sound.ts').then(({ takeTurn }) => takeTurn(element));
  };
  // In the capture phase, because events of media do not bubble.
  for (const event of ['play', 'volumechange']) document.addEventListener(event, onSound, true);
  return () => {
    for (const event of ['play', 'volumechange']) document.removeEventListener(event, onSound, true);
  };
}
