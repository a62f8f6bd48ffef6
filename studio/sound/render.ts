import { writeFile } from 'node:fs/promises';
import { randomOf } from '../random.ts';
import type { Sound } from './catalogue/sound.ts';
import { RATE, type Stereo } from './dsp/stereo.ts';
import { renderEffect } from './effects/effect.ts';
import { EFFECTS } from './effects/effects.ts';
import { perform } from './score/perform.ts';
import { isStem } from './score/piece.ts';
import { PIECES } from './styles/pieces-by-slug.ts';

const HEADER = 44;
const FRAME = 4;

/** 16 bits with triangular dither, so that quiet tails fade into faint hiss instead of distortion. */
async function writeWav(file: string, { left, right }: Stereo): Promise<void> {
  const bytes = Buffer.alloc(HEADER + left.length * FRAME);
  writeHeader(bytes, left.length * FRAME);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset + HEADER, left.length * 2);
  let noise = 22_222;
  for (let i = 0; i < left.length; i++) {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
    // The two halves of one random number serve as two.
    const dither = ((noise >> 16) - ((noise << 16) >> 16)) / 65_536;
    samples[2 * i] = to16(left[i]! * 32_767 + dither);
    samples[2 * i + 1] = to16(right[i]! * 32_767 - dither);
  }
  await writeFile(file, bytes);
}

const to16 = (value: number): number => Math.max(-32_768, Math.min(32_767, Math.floor(value + 0.5)));

function writeHeader(bytes: Buffer, dataSize: number): void {
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(HEADER - 8 + dataSize, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * FRAME, 28);
  bytes.writeUInt16LE(FRAME, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(dataSize, 40);
}

export { renderCover } from './covers.ts';

/** Writes a sound as a wave file: 44.1 kHz, 16 bits, two channels. */
export async function renderSound(sound: Sound, file: string): Promise<void> {
  await writeWav(file, soundOf(sound));
}

function soundOf(sound: Sound): Stereo {
  // The stems of a piece are played alike, so that they fit together.
  const random = randomOf((sound.version && isStem(sound.version) && sound.versionOf) || sound.slug);
  const effect = EFFECTS[sound.slug];
  if (effect) return renderEffect(effect, random);
  const piece = PIECES[sound.versionOf ?? sound.slug];
  if (!piece) throw new Error(`nobody has composed ${sound.slug}`);
  return perform(piece, sound.version ?? 'full', random);
}
