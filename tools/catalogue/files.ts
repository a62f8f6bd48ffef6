import type { MediaKind, SizeClass } from '#contract/domain/media.ts';
import { between, pick, type Random } from '#studio/random.ts';

/** What the product would have found out about a file of this kind. */
export interface FileFacts {
  file_name: string;
  size_bytes: number;
  codec: string;
  width: number | null;
  height: number | null;
  size_class: SizeClass | null;
  bit_depth: number;
  hdr: boolean;
  duration_ms: number | null;
  frame_rate: number | null;
  bitrate: number | null;
  has_audio: boolean;
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
    file_name: `synthetic-${number}.mp4`,
    size_bytes: Math.round((bitrate / 8) * seconds),
    codec: hdr || random() < 0.4 ? 'hevc' : 'h264',
    width: upright ? short : long,
    height: upright ? long : short,
    size_class: sizeClass,
    bit_depth: hdr ? 10 : 8,
    hdr,
    duration_ms: Math.round(seconds * 1000),
    frame_rate: pick(random, [24, 25, 25, 30, 50, 60]),
    bitrate,
    has_audio: random() < 0.3,
    loudness: null,
  };
}

function photoFacts(number: number, random: Random): FileFacts {
  const [long, short] = pick(random, PHOTOS);
  const upright = random() < 0.3;
  return {
    file_name: `synthetic-${number}.jpg`,
    size_bytes: Math.round(long * short * between(random, 0.25, 0.6)),
    codec: 'jpeg',
    width: upright ? short : long,
    height: upright ? long : short,
    size_class: null,
    bit_depth: 8,
    hdr: false,
    duration_ms: null,
    frame_rate: null,
    bitrate: null,
    has_audio: false,
    loudness: null,
  };
}

function soundFacts(kind: 'music' | 'effect', number: number, random: Random): FileFacts {
  const seconds = kind === 'music' ? between(random, 30, 240) : between(random, 1, 20);
  return {
    file_name: `synthetic-${number}.wav`,
    size_bytes: Math.round(seconds * 176_400) + 44,
    codec: 'wav',
    width: null,
    height: null,
    size_class: null,
    bit_depth: 16,
    hdr: false,
    duration_ms: Math.round(seconds * 1000),
    frame_rate: null,
    bitrate: 1_411_200,
    has_audio: true,
    loudness: -Math.round(between(random, 100, 220)) / 10,
  };
}
