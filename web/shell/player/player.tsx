import { useEffect } from 'react';
import type { MusicItem } from '#contract/items.ts';
import { sound } from '../../ui/sound/sound.ts';
import { Bar } from './bar.tsx';
import { takeTurn } from './one-sound.ts';
import { usePiece } from './find-piece.ts';
import { useFaults } from './use-faults.ts';
import { useGaplessRepeat } from './use-gapless-repeat.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useKeys } from './use-keys.ts';
import { useMediaSession } from './use-media-session.ts';
import { useOutput } from './use-output.ts';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';

/** The one player of the site: it stays while pages change. */
export function Player() {
  const music = sound.use((current) => current.music);
  useKeptPlace();
  useKeys();
  useFaults();
  useOutput();
  useGaplessRepeat();
  useTurn();
  return music && <Current music={music} />;
}

function Current({ music }: { music: MusicItem }) {
  useShortcuts('player');
  const piece = usePiece(music);
  useMediaSession(piece);
  return <Bar music={piece} />;
}

/** Silences everything else whenever a piece begins. */
function useTurn(): void {
  const heard = sound.use(({ music, playing }) => (playing ? music?.musicId : null));
  useEffect(() => {
    if (heard) takeTurn(null);
  }, [heard]);
}
