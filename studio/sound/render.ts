import type { Sound } from './catalogue/sound.ts';
import type { Stereo } from './dsp/stereo.ts';
import { renderEffect } from './effects/effect.ts';
import { EFFECTS } from './effects/effects.ts';
import { randomOf } from '../random.ts';
import { perform } from './score/perform.ts';
import { PIECES } from './styles/pieces.ts';
import { writeWav } from './wav.ts';

export { renderCover } from './covers.ts';

/** Writes a sound as a wave file: 44.1 kHz, 16 bits, two channels. */
export async function renderSound(sound: Sound, file: string): Promise<void> {
  await writeWav(file, soundOf(sound));
}

function soundOf(sound: Sound): Stereo {
  const random = randomOf(sound.slug);
  const effect = EFFECTS[sound.slug];
  if (effect) return renderEffect(effect, random);
  const piece = PIECES[sound.versionOf ?? sound.slug];
  if (!piece) throw new Error(`nobody has composed ${sound.slug}`);
  return perform(piece, sound.version ?? 'full', random);
}
