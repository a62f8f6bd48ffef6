import type { AnyItem, ImageItem, MusicItem, VideoItem } from '#contract/items.ts';
import { isLoop } from '#contract/domain/version-markers.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Rendition } from '#contract/domain/media.ts';
import type { Context } from '../../context.ts';
import type { ItemRow, Reader } from './items.queries.ts';

type Writer = Pick<Context, 'language' | 'objects'>;

export function readerOf({ actor, language }: Pick<Context, 'actor' | 'language'>): Reader {
  return { id: actor?.userId, language };
}

/** Splits keywords that are written one on each line. */
export function keywordsIn(lines: string): string[] {
  return lines === '' ? [] : lines.split('\n');
}

const NEUTRAL = '#1d1d22';

function urlOf(ctx: Writer, row: ItemRow, rendition: Rendition): string {
  const key = row.files[rendition];
  return key === undefined ? '' : ctx.objects.publicUrl(key);
}

function materialPart(ctx: Writer, row: ItemRow) {
  return {
    id: row.id,
    code: row.code,
    title: inLanguage(ctx.language, row.titleZh, row.titleEn),
    userTitle: row.ownerTitle,
    from: row.source,
    bookmarkId: row.bookmarkId,
    alike: row.alike,
    groupFlag: row.groupId === null ? (0 as const) : (1 as const),
  };
}

function picturePart(ctx: Writer, row: ItemRow) {
  return {
    thumbnail: urlOf(ctx, row, 'thumb-1x'),
    thumbnail2x: urlOf(ctx, row, 'thumb-2x'),
    poster: urlOf(ctx, row, 'poster'),
    width: row.width ?? 0,
    height: row.height ?? 0,
    colour: row.colour ?? NEUTRAL,
  };
}

function samplePart(ctx: Writer, row: ItemRow) {
  return { samplePath: row.source === 'raw' ? null : urlOf(ctx, row, 'sample') };
}

export function videoItem(ctx: Writer, row: ItemRow): VideoItem {
  return {
    kind: 'video',
    ...materialPart(ctx, row),
    ...picturePart(ctx, row),
    ...samplePart(ctx, row),
    url: urlOf(ctx, row, 'sample'),
    url480: urlOf(ctx, row, 'preview'),
    duration: (row.durationMs ?? 0) / 1000,
    resolution: row.sizeClass,
    hdrFlag: row.hdr ? 1 : 0,
  };
}

export function imageItem(ctx: Writer, row: ItemRow): ImageItem {
  return { kind: 'photo', ...materialPart(ctx, row), ...picturePart(ctx, row), ...samplePart(ctx, row) };
}

export function musicItem(ctx: Writer, row: ItemRow): MusicItem {
  const cover = urlOf(ctx, row, 'cover');
  return {
    kind: row.kind === 'effect' ? 'effect' : 'music',
    musicId: row.id,
    code: row.code,
    musicName: inLanguage(ctx.language, row.titleZh, row.titleEn),
    composerText: row.composer,
    artistText: row.artist,
    cover: cover === '' ? [] : [{ url: cover }],
    coverStr: cover,
    url: urlOf(ctx, row, 'preview'),
    waveUrl: urlOf(ctx, row, 'wave'),
    durationText: formatClock((row.durationMs ?? 0) / 1000),
    tagList: (row.tags ?? []).map((tagName) => ({ tagName })),
    subVersionCount: row.versions ?? 0,
    loopFlag: isLoop({ zh: row.versionZh, en: row.versionEn }) ? 1 : 0,
    bookmarkId: row.bookmarkId,
    price: row.priceClass,
  };
}

/** A card for any kind of material. */
export function anyItem(ctx: Writer, row: ItemRow): AnyItem {
  if (row.kind === 'video') return videoItem(ctx, row);
  return row.kind === 'photo' ? imageItem(ctx, row) : musicItem(ctx, row);
}

/** The small picture of an item. */
export function coverOf(item: AnyItem): { url: string; colour: string } {
  return 'thumbnail' in item ? { url: item.thumbnail, colour: item.colour } : { url: item.coverStr, colour: '' };
}
