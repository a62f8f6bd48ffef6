import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { tempo } from '@audio/beat';
import peerKey from '@audio/mir-key';
import type { Key } from '#contract/domain/music.ts';
import { keyOf } from '#server/features/demo/sounds.ts';
import { openMediaProcess } from '#server/platform/media/media.ts';
import { SAMPLE_RATE } from '#server/platform/media/sound/hear/frames.ts';
import { notesOf } from '#server/platform/media/sound/hear/notes.ts';
import { playThrough } from '#server/platform/media/sound/play.ts';
import { PIECES, renderPiece, type Sound } from '#studio/studio.ts';

/** Tempo is right within this share. */
const NEAR = 0.04;

/** The step against `listen`, and its suggestions against the studio's own values and two libraries. */
export async function benchHeard(folder: string): Promise<void> {
  const pieces = PIECES.filter((piece) => 'bpm' in piece && piece.bpm !== undefined && !piece.versionOf) as Sound[];
  const spent = { listen: 0, hear: 0 };
  const hits = { tempo: 0, peerTempo: 0, key: 0, peerKey: 0 };
  for (const piece of pieces) {
    const heard = await hearPiece(piece, folder, spent);
    const [bpm, key] = [piece.bpm ?? 0, keyOf(piece.key ?? '')];
    const isNear = (other: number | null) => other !== null && Math.abs(other / bpm - 1) <= NEAR;
    if (isNear(heard.bpm)) hits.tempo += 1;
    if (isNear(heard.peerBpm)) hits.peerTempo += 1;
    if (heard.key === key) hits.key += 1;
    if (heard.peerKey === key) hits.peerKey += 1;
  }
  const all = pieces.length;
  console.log(`Hear: ${(spent.hear / spent.listen).toFixed(2)} × listen (wanted ≤ 0.50), over ${all} pieces`);
  console.log(`  tempo ${hits.tempo} of ${all}, @audio/beat ${hits.peerTempo} (wanted no fewer)`);
  console.log(`  key ${hits.key} of ${all}, @audio/mir-key ${hits.peerKey} (wanted no fewer)`);
}

async function hearPiece(piece: Sound, folder: string, spent: { listen: number; hear: number }) {
  const place = join(folder, piece.slug);
  mkdirSync(place);
  const { original: file } = await renderPiece(piece, place, new AbortController().signal);
  const media = await openMediaProcess({ kind: 'music', file, outputDir: mkdtempSync(join(place, 'made-')) });
  const { facts: probe } = await media.run('probe', {});
  const timed = async <Found>(step: 'listen' | 'hear', run: () => Promise<Found>): Promise<Found> => {
    const began = performance.now();
    const found = await run();
    spent[step] += performance.now() - began;
    return found;
  };
  await timed('listen', () => media.run('listen', { probe }));
  const { facts } = await timed('hear', () => media.run('hear', { probe }));
  await media.close();
  const mono = await monoOf(file, probe.durationMs);
  return { ...facts, ...askPeers(mono) };
}

async function monoOf(file: string, durationMs: number): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  const chain = `aformat=channel_layouts=mono,aresample=${SAMPLE_RATE},aformat=sample_fmts=flt`;
  await playThrough({ file, container: 'wav', durationMs, onProgress() {} }, chain, (frame) => {
    const bytes = frame.data?.[0];
    if (bytes) parts.push(new Float32Array(bytes.buffer, bytes.byteOffset, frame.nbSamples).slice());
  });
  return Float32Array.from(parts.flatMap((part) => [...part]));
}

/** Each with the settings that suit it best at this rate; the key finder takes the notes that we hear. */
function askPeers(mono: Float32Array): { peerBpm: number; peerKey: Key | null } {
  const { bpm } = tempo(mono, { fs: SAMPLE_RATE, frameSize: 1024, hopSize: 128 });
  const { label } = peerKey([...notesOf(mono).all]);
  return { peerBpm: bpm, peerKey: keyOf(nameOf(label)) };
}

/** `F#m` is `F sharp minor`; keys that musicians write with flats are named so. */
function nameOf(label: string): string {
  const minor = label.endsWith('m');
  const tonic = minor ? label.slice(0, -1) : label;
  const flats: Record<string, string> = minor
    ? { 'D#': 'E flat', 'A#': 'B flat' }
    : { 'C#': 'D flat', 'D#': 'E flat', 'G#': 'A flat', 'A#': 'B flat' };
  return `${flats[tonic] ?? tonic.replace('#', ' sharp')} ${minor ? 'minor' : 'major'}`;
}
