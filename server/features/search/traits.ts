import { FRAME_RATES, type Orientation, rangeOf } from '#contract/domain/discovery.ts';
import type { PriceClass, Source } from '#contract/domain/material.ts';
import { type MediaKind, SIZE_CLASSES, type SizeClass } from '#contract/domain/media.ts';
import { type Energy, type Key, TEMPOS } from '#contract/domain/music.ts';
import { lengthsOf, type Trait, trait, type TraitFilter } from './filter-values.ts';
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
  bpm: number | null;
  musicalKey: Key | null;
  vocals: boolean | null;
  energy: Energy | null;
}

/** The filter values that match a material. */
export function traitsOf(row: Filterable): Trait[] {
  const isPicture = row.kind === 'video' || row.kind === 'photo';
  const found: [filter: TraitFilter, value: string | undefined][] = [
    ['resolution', row.sizeClass ?? sizeOfPhoto(row)],
    ['length', row.durationMs === null ? undefined : rangeOf(lengthsOf(row.kind), row.durationMs / 1000)],
    ['frameRate', row.frameRate === null ? undefined : frameRateOf(row.frameRate)],
    ['hdr', row.hdr ? '1' : undefined],
    ['people', yesOrNo(row.people)],
    ['source', row.source],
    ['priceClass', row.priceClass],
    ['bpm', row.bpm === null ? undefined : rangeOf(TEMPOS, row.bpm)],
    ['key', row.musicalKey ?? undefined],
    ['vocals', yesOrNo(row.vocals)],
    ['energy', row.energy ?? undefined],
    ...(isPicture ? orientationsOf(row.width, row.height) : []).map(
      (value) => ['orientation', value] as [TraitFilter, string],
    ),
    ...coloursOf(row.colours ?? []).map((value) => ['colour', value] as [TraitFilter, string]),
  ];
  return found.flatMap(([filter, value]) => (value === undefined ? [] : (trait(row.kind, filter, value) ?? [])));
}

function yesOrNo(known: boolean | null): string | undefined {
  return known === null ? undefined : known ? '1' : '0';
}

const LONG_SIDES: Record<SizeClass, number> = { '1080P': 1920, '4K': 3840, '8K': 7680 };

/** Photos have no size class, so their long side decides which screen they fill. */
function sizeOfPhoto({ kind, width, height }: Filterable): SizeClass | undefined {
  if (kind !== 'photo' || width === null || height === null) return undefined;
  return SIZE_CLASSES.findLast((size) => Math.max(width, height) >= LONG_SIDES[size]);
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
