import type { FindingCode } from '#contract/domain/media.ts';
import { blameFile } from '../av/unreadable.ts';
import type { Task } from '../protocol.ts';
import { soundsLikeMusic } from '../sound/music.ts';
import { playThrough } from '../sound/play.ts';
import type { Outcome, VideoProbe } from '../steps.ts';

const SAMPLE_RATE = 16_000;
const SECONDS = 60;
const CHAIN = `aresample=${SAMPLE_RATE},aformat=sample_fmts=flt:channel_layouts=mono`;
/** −60 dB. */
const SILENT = 0.001;

/** Checks whether the first minute of a video's sound is silent, or sounds like music. */
export function checkSoundtrack({ file, probe, onProgress }: Task<VideoProbe>): Promise<Outcome<null>> {
  return blameFile(async () => {
    if (!probe.audio) return { facts: null, files: [], findings: [] };
    const durationMs = Math.min(SECONDS * 1000, probe.durationMs);
    const pieces: Float32Array[] = [];
    await playThrough({ file, container: 'mov', durationMs, onProgress }, CHAIN, ({ data, nbSamples }) => {
      const bytes = data?.[0];
      if (bytes) pieces.push(new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + nbSamples * 4)));
    });
    return { facts: null, files: [], findings: judge(pieces) };
  });
}

function judge(pieces: Float32Array[]): FindingCode[] {
  if (pieces.every((piece) => piece.every((sample) => Math.abs(sample) < SILENT))) return ['silent-track'];
  return soundsLikeMusic(joined(pieces), SAMPLE_RATE) ? ['music-on-track'] : [];
}

function joined(pieces: Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
