import { MATERIAL_TEXT } from '#contract/domain/keywords.ts';
import { type Key, KEYS, MUSIC_LIMITS } from '#contract/domain/music.ts';
import { isIsrc, tidyIsrc } from '#contract/domain/music-rights.ts';
import { cleanText } from '../plain-text.ts';
import type { SoundSuggestions } from '../steps.ts';

export type Tags = Partial<Record<string, string>>;

/** What tags suggest that are called as FFmpeg calls them, in small letters. */
export function suggest(tags: Tags): SoundSuggestions {
  const [composer, artist, album] = [tags['composer'], tags['artist'], tags['album']].map((tag) => line(tag));
  // Files of broadcasters, which say when they were recorded, have a description instead of a title.
  const described = tags['time_reference'] === undefined ? undefined : tags['comment'];
  const title = line(tags['title'], MATERIAL_TEXT.title) ?? line(described, MATERIAL_TEXT.title);
  const genre = line(tags['genre']);
  const copyright = line(tags['copyright'], LONGEST_COPYRIGHT);
  const isrc = isrcOf(tags['tsrc'] ?? tags['isrc']);
  const bpm = bpmOf(tags['tbpm'] ?? tags['bpm']);
  const musicalKey = keyOf(tags['tkey'] ?? tags['initialkey'] ?? tags['key']);
  return {
    ...(title && { title }),
    ...(composer && { composer }),
    ...(artist && { artist }),
    ...(album && { album }),
    ...(genre && { genre }),
    ...(copyright && { copyright }),
    ...(isrc && { isrc }),
    ...(bpm && { bpm }),
    ...(musicalKey && { musicalKey }),
  };
}

const LONGEST_COPYRIGHT = 200;

/** One plain line; nothing of a text whose letters were lost, because nobody says in which encoding it was. */
function line(tag: string | undefined, most: number = MUSIC_LIMITS.name): string | undefined {
  if (tag === undefined || tag.includes('\uFFFD')) return undefined;
  return cleanText(inChinese(tag.slice(0, most * 10)), most);
}

/** Letters that are all of GB 2312's Chinese characters, two by two, besides ASCII. */
const GB = /^(?:\p{ASCII}|[\u00b0-\u00f7][\u00a1-\u00fe])+$/u;

/** Chinese software writes its own encoding and calls it Latin-1. */
function inChinese(text: string): string {
  return GB.test(text) ? new TextDecoder('gb18030').decode(Buffer.from(text, 'latin1')) : text;
}

function isrcOf(tag = ''): string | undefined {
  const isrc = tidyIsrc(tag.slice(0, 40));
  return isIsrc(isrc) ? isrc : undefined;
}

function bpmOf(tag = ''): number | undefined {
  const bpm = /^\s*\d{1,3}(?:\.\d{1,6})?\s*(?:bpm)?\s*$/i.test(tag) ? Math.round(Number.parseFloat(tag)) : 0;
  return bpm >= MUSIC_LIMITS.bpm.min && bpm <= MUSIC_LIMITS.bpm.max ? bpm : undefined;
}

const NATURAL: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const SHIFT: Record<string, number> = { '#': 1, '♯': 1, b: -1, '♭': -1 };
const MINOR = /^(?:m|min|minor)$/;

/** A key as musicians write it: `Am`, `Bb`, `F# minor`. */
function keyOf(tag = ''): Key | undefined {
  const written = /^\s*([A-Ga-g])([#♯b♭]?)\s*-?(m|min|minor|maj|major)?\s*$/.exec(tag);
  if (!written) return undefined;
  const [, letter = '', sign = '', mode = ''] = written;
  const tonic = ((NATURAL[letter.toLowerCase()] ?? 0) + (SHIFT[sign] ?? 0) + 12) % 12;
  return KEYS[MINOR.test(mode) ? tonic + 12 : tonic];
}
