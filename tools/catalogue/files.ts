import type { MediaKind, SizeClass } from '#contract/domain/media.ts';
import { between, pick, type Random } from '#studio/random.ts';

/** Facts that the product would have found in a file of this kind. */
export interface FileFacts {
  fileName: string;
  sizeBytes: number;
  codec: string;
  width: number | null;
  height: number | null;
  sizeClass: SizeClass | null;
  bitDepth: number;
  hdr: boolean;
  durationMs: number | null;
  frameRate: number | null;
  bitrate: number | null;
  hasAudio: boolean;
  loudness: number | null;
}

const FRAMES: [SizeClass, number, number, number][] = [
  ['1080P', 1920, 1080, 24_000_000],
  ['4K', 3840, 2160, 80_000_000],
  ['8K', 7680, 4320, 240_000_000],
];
const PHOTOS = [
  [6000, 4000],
  [5472, 3648],
  [8256, 5504],
  [4000, 4000],
  [7952, 5304],
] as const;

export function factsOf(kind: MediaKind, number: number, random: Random): FileFacts {
  if (kind === 'video') return videoFacts(number, random);
  return kind === 'photo' ? photoFacts(number, random) : soundFacts(kind, number, random);
}

function videoFacts(number: number, random: Random): FileFacts {
  const chance = random();
  const [sizeClass, long, short, bitrate] = FRAMES[chance < 0.5 ? 0 : chance < 0.93 ? 1 : 2]!;
  const upright = random() < 0.18;
  const hdr = random() < 0.06;
  // Most clips last from 5 to 20 seconds, a few much longer.
  const seconds = 5 + 15 * random() + (random() < 0.12 ? 60 * random() : 0);
  return {
    fileName: `synthetic-${number}.mp4`,
    sizeBytes: Math.round((bitrate / 8) * seconds),
    codec: hdr || random() < 0.4 ? 'hevc' : 'h264',
    width: upright ? short : long,
    height: upright ? long : short,
    sizeClass,
    bitDepth: hdr ? 10 : 8,
    hdr,
    durationMs: Math.round(seconds * 1000),
    frameRate: pick(random, [24, 25, 25, 30, 50, 60]),
    bitrate,
    hasAudio: random() < 0.3,
    loudness: null,
  };
}

function photoFacts(number: number, random: Random): FileFacts {
  const [long, short] = pick(random, PHOTOS);
  const upright = random() < 0.3;
  return {
    fileName: `synthetic-${number}.jpg`,
    sizeBytes: Math.round(long * short * between(random, 0.25, 0.6)),
    codec: 'jpeg',
    width: upright ? short : long,
    height: upright ? long : short,
    sizeClass: null,
    bitDepth: 8,
    hdr: false,
    durationMs: null,
    frameRate: null,
    bitrate: null,
    hasAudio: false,
    loudness: null,
  };
}

function soundFacts(kind: 'music' | 'effect', number: number, random: Random): FileFacts {
  const seconds = kind === 'music' ? between(random, 30, 240) : between(random, 1, 20);
  return {
    fileName: `synthetic-${number}.wav`,
    sizeBytes: Math.round(seconds * 176_400) + 44,
    codec: 'wav',
    width: null,
    height: null,
    sizeClass: null,
    bitDepth: 16,
    hdr: false,
    durationMs: Math.round(seconds * 1000),
    frameRate: null,
    bitrate: 1_411_200,
    hasAudio: true,
    loudness: -Math.round(between(random, 100, 220)) / 10,
  };
}
