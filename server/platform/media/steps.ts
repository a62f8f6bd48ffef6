import type { Energy, Key } from '#contract/domain/music.ts';
import type { FindingCode, MediaKind, Rendition, SizeClass } from '#contract/domain/media.ts';
import type { Embedded } from './embedding/settings.ts';

/** A file that a step wrote into the output folder. */
export interface MadeFile {
  rendition: Rendition;
  /** Full path. */
  file: string;
  contentType: string;
  width?: number;
  height?: number;
  durationMs?: number;
}

/** Result of every step. */
export interface Outcome<Facts> {
  facts: Facts;
  files: MadeFile[];
  findings: FindingCode[];
}

export interface VideoProbe {
  kind: 'video';
  container: 'mp4' | 'mov';
  codec: 'h264' | 'hevc';
  profile: string;
  bitDepth: number;
  chroma: '4:2:0' | '4:2:2' | '4:4:4';
  /** FFmpeg's names, e.g. bt709, arib-std-b67; null where the file does not say. */
  primaries: string | null;
  transfer: string | null;
  matrix: string | null;
  hdr: boolean;
  sizeClass: SizeClass;
  /** As shown, after rotation. */
  width: number;
  height: number;
  /** Clockwise turn that the player applies. */
  rotation: 0 | 90 | 180 | 270;
  frameRate: number;
  variableFrameRate: boolean;
  /** Of the whole file, bits per second. */
  bitrate: number;
  durationMs: number;
  audio: { sampleRate: number; channels: number } | null;
}

export interface PhotoProbe {
  kind: 'photo';
  format: 'jpeg' | 'png';
  /** As shown, after applying the orientation. */
  width: number;
  height: number;
  bitDepth: 8 | 16;
  /** A profile is embedded, or the file says sRGB; otherwise sRGB is assumed. */
  colourTagged: boolean;
}

/** A picture by which somebody applies; its pictures to look at are among the files. */
export interface PortfolioPicture extends Pick<Look, 'hash' | 'layout'> {
  /** As shown, after applying the orientation. */
  width: number;
  height: number;
}

/** A picture for what editors write, in several widths; its files are in the order of these. */
export interface ArticlePicture {
  /** Of the largest file. */
  width: number;
  height: number;
  widths: number[];
  /** Its main colour. */
  colour: string;
}

/** A picture of an entry; what judges see of it is among the files. */
export interface EntryPicture extends PortfolioPicture {
  /** Maker and model; empty when the file does not say. */
  camera: string;
  /** By the camera's clock: 2024-05-31T18:20:00. */
  takenAt: string | null;
}

export interface SoundProbe {
  kind: 'sound';
  format: 'wav' | 'mp3' | 'flac';
  sampleRate: number;
  channels: number;
  /** Of each sample; null for mp3, which has none. */
  bitDepth: number | null;
  bitrate: number;
  durationMs: number;
}

/** How a work looks or, for sound, how its energy changes; used to find similar works. */
export interface Look {
  /** 64 bits as 16 hex digits; similar works differ in few bits. */
  hash: string;
  /** At most five, heaviest first; weights sum to 1. Empty for sound. */
  colours: { hex: string; weight: number }[];
  /** 12 Y, 6 Cb and 6 Cr coefficients, each 0–255. Empty for sound. */
  layout: number[];
}

/** Metadata that the photographer's software wrote into a photo; for the owner's form only. */
export interface Suggestions {
  title?: string;
  description?: string;
  keywords: string[];
  place?: string;
  coordinates?: { latitude: number; longitude: number };
  /** When it was taken, by the camera's clock: 2024-05-31T18:20:00. */
  takenAt?: string;
}

/** What other software wrote into a recording; for the music desk only. */
export interface SoundSuggestions {
  title?: string;
  composer?: string;
  artist?: string;
  album?: string;
  genre?: string;
  copyright?: string;
  isrc?: string;
  bpm?: number;
  musicalKey?: Key;
}

export interface Loudness {
  /** EBU R128 integrated, LUFS; null when there is nothing to hear. */
  integrated: number | null;
  /** dBTP. */
  truePeak: number | null;
  look: Look;
}

/** How a recording sounds. All null when there is nothing to hear; tempo and key also when none stands out. */
export interface Heard {
  /** Suggestions, not facts. */
  bpm: number | null;
  key: Key | null;
  energy: Energy | null;
  /** 24 numbers, each 0–255; sounds that are alike are near each other. */
  numbers: number[] | null;
}

interface SoundSteps {
  probe: SoundProbe;
  suggestions: SoundSuggestions;
  listen: Loudness;
  hear: Heard;
  preview: null;
  reference: Heard;
}

/** Facts that each step finds; `Outcome` adds the files it made and its findings. */
export interface Steps {
  video: {
    probe: VideoProbe;
    stills: Look;
    clips: null;
    soundtrack: null;
    screening: null;
    showing: null;
    'mp4-1080': null;
    'prores-proxy': null;
    embed: Embedded;
  };
  photo: {
    probe: PhotoProbe;
    suggestions: Suggestions;
    renditions: Look;
    look: Look;
    banner: null;
    avatar: null;
    cover: null;
    receipt: null;
    stamp: null;
    portfolio: PortfolioPicture;
    article: ArticlePicture;
    entry: EntryPicture;
    exhibit: null;
    'jpeg-4000': null;
    'jpeg-2000': null;
    embed: Embedded;
  };
  music: SoundSteps;
  effect: SoundSteps;
  /** What somebody searches by, as a file. */
  words: { phrase: Embedded };
}

/** What a file that is opened can be. */
export type FileKind = keyof Steps;

export type StepName<K extends FileKind = MediaKind> = K extends FileKind ? keyof Steps[K] & string : never;

/** Steps for pictures and sounds that are not for sale; each runs alone, without `probe`. */
type AloneStep =
  | 'look'
  | 'banner'
  | 'avatar'
  | 'cover'
  | 'receipt'
  | 'stamp'
  | 'portfolio'
  | 'article'
  | 'entry'
  | 'exhibit'
  | 'jpeg-4000'
  | 'jpeg-2000'
  | 'reference'
  | 'phrase';

/** What a film must be to be taken; its sides as shown, landscape or portrait. */
export interface FilmLimits {
  minSeconds: number;
  maxSeconds: number;
  minLongSide: number;
  minShortSide: number;
  maxSide: number;
  /** Any usual SDR is taken and shown as Rec.709, instead of Rec.709 alone. */
  anySdr: boolean;
}

/** What a picture must be to be taken. */
export interface PictureLimits {
  maxSide: number;
  maxPixels: number;
}

/**
 * `probe` comes first; for a film it may say the limits, which are those of a material otherwise. Every other step gets
 * what `probe` found, and the preview of a sound also how loud it is.
 */
export type StepInput<K extends FileKind, S extends StepName<K>> = S extends 'probe'
  ? K extends 'video'
    ? { limits?: FilmLimits }
    : Record<never, never>
  : S extends 'entry'
    ? { limits: PictureLimits }
    : S extends AloneStep
      ? Record<never, never>
      : K extends MediaKind
        ? { probe: Steps[K]['probe'] } & (S extends 'preview'
            ? K extends 'music' | 'effect'
              ? { loudness: number | null }
              : unknown
            : unknown)
        : never;

/** The steps of each kind, in order. */
export const STEPS: { [K in MediaKind]: readonly StepName<K>[] } = {
  video: ['probe', 'stills', 'clips', 'soundtrack'],
  photo: ['probe', 'suggestions', 'renditions'],
  music: ['probe', 'suggestions', 'listen', 'hear', 'preview'],
  effect: ['probe', 'suggestions', 'listen', 'hear', 'preview'],
};
