import type { Picture, Piece, Sound } from '#studio/studio.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Description } from '../catalogue/catalogue.ts';
import { ensureGroup, findCategory, findSeller, materialOf } from './demo-items.queries.ts';
import { isSound, slugsOfSeries } from './items.ts';
import { shopEmail } from './shops.ts';

interface Seller {
  ownerId: number;
  shopId: number;
}

/** The owner and the description of a piece of the demo. */
export async function describe(
  db: Database,
  item: Piece,
): Promise<{ seller: Seller; description: Partial<Description> }> {
  const seller = await findSeller(db, shopEmail(item.shop));
  const common = {
    ownerTitle: item.titleZh,
    titleZh: item.titleZh,
    titleEn: item.titleEn,
    descriptionZh: item.descriptionZh,
    descriptionEn: item.descriptionEn,
    keywordsZh: item.keywordsZh,
    keywordsEn: item.keywordsEn,
    categoryId: await findCategory(db, item.kind, item.category),
  };
  const own = isSound(item) ? await ofSound(db, item) : await ofPicture(db, item, seller);
  return { seller, description: { ...common, ...own } };
}

async function ofSound(db: Database, sound: Sound): Promise<Partial<Description>> {
  const versionOf = sound.versionOf === undefined ? null : await materialOf(db, sound.versionOf);
  if (versionOf === undefined) throw new Error(`${sound.slug} comes before ${sound.versionOf}`);
  return {
    composer: sound.composer,
    artist: sound.artist,
    priceClass: sound.priceClass,
    versionOf,
    versionZh: sound.versionZh ?? '',
    versionEn: sound.versionEn ?? '',
  };
}

async function ofPicture(db: Database, picture: Picture, { ownerId }: Seller): Promise<Partial<Description>> {
  // The studio draws landscapes and things; only a fisherman may sit in a boat.
  const people = picture.keywordsEn.includes('fisherman') ? null : false;
  return { source: picture.source, people, groupId: await groupOf(db, picture, ownerId) };
}

async function groupOf(db: Database, picture: Picture, ownerId: number): Promise<number | null> {
  if (picture.group === undefined) return null;
  const { titleZh, titleEn } = picture;
  return await ensureGroup(db, slugsOfSeries(picture.group), { ownerId, titleZh, titleEn });
}
