import { FRAME_RATES, type Length, LENGTHS, type Orientation } from '#contract/domain/discovery.ts';
import type { PriceClass, Source } from '#contract/domain/material.ts';
import { type MediaKind, SIZE_CLASSES, type SizeClass } from '#contract/domain/media.ts';
import { trait } from './filter-codes.ts';
import { coloursOf } from '../catalogue/catalogue.ts';

/** Columns that filters look at. */
export interface Filterable {
  kind: MediaKind;
  source: Source;
  priceClass: PriceClass;
  sizeClass: SizeClass | null;
  width: number | null;
  height: number | null;
  hdr: boolean;
  durationMs: number | null;
  frameRate: number | null;
  people: boolean | null;
  colours: string[] | null;
}

/** The filter values that match a material. */
export function traitsOf(row: Filterable): number[] {
  const isPicture = row.kind === 'video' || row.kind === 'photo';
  const found: [filter: string, value: string | undefined][] = [
    ['resolution', row.sizeClass ?? sizeOfPhoto(row)],
    ['length', row.durationMs === null ? undefined : lengthOf(row.durationMs / 1000)],
    ['frameRate', row.frameRate === null ? undefined : frameRateOf(row.frameRate)],
    ['hdr', row.hdr ? '1' : undefined],
    ['people', row.people === null ? undefined : row.people ? '1' : '0'],
    ['source', row.source],
    ['priceClass', row.priceClass],
    ...(isPicture ? orientationsOf(row.width, row.height) : []).map(
      (value) => ['orientation', value] as [string, string],
    ),
    ...coloursOf(row.colours ?? []).map((value) => ['colour', value] as [string, string]),
  ];
  return found.flatMap(([filter, value]) => (value === undefined ? [] : [trait(filter, value)]));
}

const LONG_SIDES: Record<SizeClass, number> = { '1080P': 1920, '4K': 3840, '8K': 7680 };

/** Photos have no size class, so their long side decides which screen they fill. */
function sizeOfPhoto({ kind, width, height }: Filterable): SizeClass | undefined {
  if (kind !== 'photo' || width === null || height === null) return undefined;
  return SIZE_CLASSES.findLast((size) => Math.max(width, height) >= LONG_SIDES[size]);
}

function lengthOf(seconds: number): Length | undefined {
  return LENGTHS.find((length) => {
    const [from, to] = length.split('-').map(Number) as [number, number];
    return seconds >= from && (seconds < to || to === 0);
  });
}

const FASTEST = Number(FRAME_RATES.at(-1));

function frameRateOf(rate: number): string | undefined {
  const rounded = Math.min(Math.round(rate), FASTEST);
  return FRAME_RATES.find((known) => Number(known) === rounded);
}

/** A panorama is also landscape. */
function orientationsOf(width: number | null, height: number | null): Orientation[] {
  if (width === null || height === null) return [];
  if (width === height) return ['square'];
  if (width < height) return ['portrait'];
  return width >= 2 * height ? ['landscape', 'panorama'] : ['landscape'];
}
