import { readFile } from 'node:fs/promises';
import exifr from 'exifr';
import { cleanText } from '../plain-text.ts';
import type { Task } from '../protocol.ts';
import type { Outcome, PhotoProbe, Suggestions } from '../steps.ts';

/** Keywords, each once, from a list or from a line with commas or semicolons. */
export function cleanWords(value: unknown, { most, count }: { most: number; count: number }): string[] {
  const list = Array.isArray(value) ? value.slice(0, 500) : [value];
  const words = list.flatMap((item) => (typeof item === 'string' ? item.slice(0, 5000).split(/[,;，；、]/) : []));
  const clean = words.map((word) => cleanText(word, most)).filter((word) => word !== undefined);
  return [...new Set(clean)].slice(0, count);
}

/** The only metadata that is read. */
const PARTS = {
  tiff: true,
  exif: true,
  gps: true,
  iptc: true,
  xmp: true,
  icc: false,
  jfif: false,
  ihdr: false,
  makerNote: false,
  userComment: false,
  interop: false,
  ifd1: false,
  mergeOutput: false,
  reviveValues: false,
};
const LONGEST = { title: 80, description: 500, keyword: 30, place: 80 };
const MOST_KEYWORDS = 50;

type Tags = Partial<Record<'dc' | 'photoshop' | 'iptc' | 'ifd0' | 'exif' | 'gps', Record<string, unknown>>>;

/** Reads what the photographer's software wrote into the photo, to fill in the owner's form. */
export async function readSuggestions({ file }: Task<PhotoProbe>): Promise<Outcome<Suggestions>> {
  const bytes = await readFile(file);
  // Unreadable metadata is no fault; it just suggests nothing.
  const tags = ((await exifr.parse(bytes, PARTS).catch(() => undefined)) ?? {}) as Tags;
  return { facts: suggest(tags), files: [], findings: [] };
}

/** Prefers XMP, the newest of the three standards, then IPTC, then EXIF. */
function suggest({ dc = {}, photoshop = {}, iptc = {}, ifd0 = {}, exif = {}, gps = {} }: Tags): Suggestions {
  const title = firstText([dc['title'], iptc['ObjectName'], photoshop['Headline'], iptc['Headline']], LONGEST.title);
  const description = firstText([dc['description'], iptc['Caption'], ifd0['ImageDescription']], LONGEST.description);
  const place = firstText([placeOf(photoshop), placeOf(iptc)], LONGEST.place);
  const coordinates = coordinatesOf(gps);
  const takenAt = dateOf(exif['DateTimeOriginal']) ?? dateOf(photoshop['DateCreated']);
  const keywords = cleanWords(dc['subject'] ?? iptc['Keywords'], { most: LONGEST.keyword, count: MOST_KEYWORDS });
  return {
    ...(title && { title }),
    ...(description && { description }),
    keywords,
    ...(place && { place }),
    ...(coordinates && { coordinates }),
    ...(takenAt && { takenAt }),
  };
}

function firstText(values: unknown[], most: number): string | undefined {
  return values.map((value) => cleanText(value, most)).find((text) => text !== undefined);
}

function placeOf(tags: Record<string, unknown>): string | undefined {
  const parts = [tags['City'], tags['State'], tags['Country']].map((part) => cleanText(part, LONGEST.place));
  return parts.filter(Boolean).join(', ') || undefined;
}

function coordinatesOf({ latitude, longitude }: Record<string, unknown>): Suggestions['coordinates'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return { latitude: Math.round(latitude * 1e6) / 1e6, longitude: Math.round(longitude * 1e6) / 1e6 };
}

/** A moment by the camera's clock, as EXIF and XMP write it. */
export function dateOf(value: unknown): string | undefined {
  const [, date = '', time = '00:00:00'] =
    /^(\d{4}[:-]\d{2}[:-]\d{2})(?:[T ](\d{2}:\d{2}:\d{2}))?/.exec(typeof value === 'string' ? value : '') ?? [];
  const text = `${date.replaceAll(':', '-')}T${time}`;
  return Number.isNaN(Date.parse(`${text}Z`)) ? undefined : text;
}
