import { inLanguage, type Language } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { textFor } from '../../platform/http/reply.ts';
import { fill } from '../../platform/xmp/words.ts';
import { findPlaylist } from '../catalogue/catalogue.ts';
import { addressOf, type Place, placeOfMaterial } from './addresses.ts';
import { findMaterialHead, findShopHead, type MaterialHeadRow } from './crawlers.queries.ts';
import { type About, isoDuration } from './head-parts.ts';

export type Reader = Pick<Context, 'db' | 'objects' | 'secrets' | 'config'> & { language: Language };

function urlOf({ objects }: Reader, key: string | null): string | undefined {
  return key === null ? undefined : objects.publicUrl(key);
}

export async function aboutMaterial(ctx: Reader, id: number): Promise<About | undefined> {
  const row = await findMaterialHead(ctx.db, id);
  if (!row) return undefined;
  const place = placeOfMaterial(row);
  const title = inLanguage(ctx.language, row.titleZh, row.titleEn);
  const keywords = ctx.language === 'en' ? row.keywordsEn : row.keywordsZh;
  const description =
    inLanguage(ctx.language, row.descriptionZh, row.descriptionEn) || [title, ...keywords].join(' · ');
  const image = urlOf(ctx, row.picture);
  const address = addressOf(ctx.config.publicUrl, place);
  const shared = {
    name: title,
    description,
    keywords: keywords.join(', '),
    thumbnailUrl: image,
    ...creatorOf(ctx, row),
    license: addressOf(ctx.config.publicUrl, { page: 'questions' }),
    acquireLicensePage: address,
    url: address,
  };
  return {
    place,
    title,
    description,
    image,
    type: row.kind === 'video' ? 'video.other' : row.kind === 'photo' ? 'website' : 'music.song',
    data: { ...shared, ...dataOf(ctx, row, image) },
  };
}

/** Who made it and whose it is. Without a shop there is no name that its owner has made public. */
function creatorOf(ctx: Reader, row: MaterialHeadRow) {
  const { site, embedded } = textFor(ctx.language);
  const name = row.shopId === null ? site.name : inLanguage(ctx.language, row.shopZh ?? '', row.shopEn ?? '');
  const place: Place = row.shopId === null ? { page: 'home' } : { page: 'shop', query: { id: String(row.shopId) } };
  return {
    creator: { '@type': 'Organization', name, url: addressOf(ctx.config.publicUrl, place) },
    creditText: row.shopId === null ? name : `${name} / ${site.name}`,
    copyrightNotice: fill(embedded.rights, { author: name }),
  };
}

function dataOf(ctx: Reader, row: MaterialHeadRow, image: string | undefined) {
  if (row.kind === 'video') return videoData(ctx, row);
  return row.kind === 'photo' ? photoData(row, image) : musicData(ctx, row);
}

function videoData(ctx: Reader, row: MaterialHeadRow) {
  return {
    '@type': 'VideoObject',
    uploadDate: row.publishedAt.toISOString(),
    duration: isoDuration(row.durationMs ?? 0),
    contentUrl: urlOf(ctx, row.preview),
  };
}

function photoData(row: MaterialHeadRow, image: string | undefined) {
  return {
    '@type': 'ImageObject',
    uploadDate: row.publishedAt.toISOString(),
    contentUrl: image,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
  };
}

function musicData(ctx: Reader, row: MaterialHeadRow) {
  return {
    '@type': row.kind === 'music' ? 'MusicRecording' : 'AudioObject',
    datePublished: row.publishedAt.toISOString(),
    duration: isoDuration(row.durationMs ?? 0),
    ...(row.composer === '' ? {} : { byArtist: { '@type': 'MusicGroup', name: row.composer } }),
    audio: { '@type': 'AudioObject', contentUrl: urlOf(ctx, row.preview) },
  };
}

export async function aboutPlaylist(ctx: Reader, id: number): Promise<About | undefined> {
  const row = await findPlaylist(ctx.db, id);
  if (!row) return undefined;
  const place = { page: 'playListDetail', query: { id: String(row.id) } } as const;
  const title = inLanguage(ctx.language, row.titleZh, row.titleEn);
  const description = inLanguage(ctx.language, row.descriptionZh, row.descriptionEn) || title;
  const image = urlOf(ctx, row.cover);
  const url = addressOf(ctx.config.publicUrl, place);
  const data = { '@type': 'MusicPlaylist', name: title, description, url, image, numTracks: row.count };
  return { place, title, description, image, type: 'music.playlist', data };
}

export async function aboutShop(ctx: Reader, id: number): Promise<About | undefined> {
  const row = await findShopHead(ctx.db, id);
  if (!row) return undefined;
  const place = { page: 'shop', query: { id: String(row.id) } } as const;
  const title = inLanguage(ctx.language, row.nameZh, row.nameEn);
  const description = inLanguage(ctx.language, row.bioZh, row.bioEn) || title;
  const image = urlOf(ctx, row.cover);
  const url = addressOf(ctx.config.publicUrl, place);
  return {
    place,
    title,
    description,
    image,
    type: 'website',
    data: { '@type': 'Organization', name: title, description, url, image },
  };
}
