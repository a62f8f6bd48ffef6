import { randomUUID } from 'node:crypto';
import type { OwnShop } from '#contract/calls/material-center.ts';
import type { ShopPicture } from '#contract/domain/material-center.ts';
import { type Context, type MemberContext, transaction } from '../../../context.ts';
import { takePoint } from '../../../platform/database/rate-limit.ts';
import { isProblem, must, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { removeFiles } from '../../media/media.ts';
import { moveIntoShop, reindex } from '../../catalogue/catalogue.ts';
import {
  findOwnShop,
  insertShop,
  lockOwnShop,
  setPicture,
  type ShopRow,
  type ShopTexts,
  updateShop,
} from './shop.queries.ts';
import { redrawPicture } from '../../../platform/media/redraw.ts';

/** Redraws an owner's picture and stores it under an unguessable key. */
async function storePicture(ctx: Context, picture: ShopPicture, bytes: Buffer): Promise<string | Problem> {
  return await redrawPicture(bytes, picture, async (made) => {
    const key = `shops/${randomUUID()}/${picture}.webp`;
    await ctx.objects.putFile('previews', key, made, {
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    return key;
  });
}

type Reply = Promise<{ shop: OwnShop } | Problem>;

export async function readShop(ctx: MemberContext): Promise<{ shop: OwnShop }> {
  const row = await findOwnShop(ctx.db, ctx.actor.userId);
  const url = (key: string | null) => (key === null ? null : ctx.objects.publicUrl(key));
  if (row) return { shop: { ...row, banner: url(row.banner), avatar: url(row.avatar) } };
  const words = { nameZh: '', nameEn: '', bioZh: '', bioEn: '' };
  return { shop: { id: null, version: 0, ...words, banner: null, avatar: null } };
}

/** Saves the texts of a shop. A name given in one language only is used for both. */
export async function saveShop(ctx: MemberContext, { version, ...typed }: ShopTexts & { version: number }): Reply {
  const { nameZh, nameEn } = typed;
  if (nameZh === '' && nameEn === '')
    return problem('bad-input', { fields: { nameZh: 'required', nameEn: 'required' } });
  const texts = { ...typed, nameZh: nameZh || nameEn, nameEn: nameEn || nameZh };
  const saved = await transaction(ctx, async (tx) => {
    const shop = await lockOwnShop(tx.db, tx.actor.userId);
    if ((shop?.version ?? 0) !== version) return problem('changed-meanwhile');
    return shop ? await change(tx, shop, texts) : await open(tx, tx.actor.userId, texts);
  });
  return isProblem(saved) ? saved : await readShop(ctx);
}

async function change(tx: MemberContext, shop: ShopRow, texts: ShopTexts): Promise<undefined> {
  const { nameZh, nameEn, bioZh, bioEn } = shop;
  await updateShop(tx.db, shop.id, texts);
  const before = { nameZh, nameEn, bioZh, bioEn };
  await recordChange(tx, { action: 'shop.edited', subject: `shop:${shop.id}`, before, after: { ...texts } });
}

/** Opens a shop for somebody who has none; one from an earlier contract stays as it is. */
export async function ensureShop(tx: Context, ownerId: number, texts: ShopTexts): Promise<void> {
  if (!(await findOwnShop(tx.db, ownerId))) must(await open(tx, ownerId, texts));
}

async function open(tx: Context, ownerId: number, texts: ShopTexts): Promise<Problem | undefined> {
  const id = await insertShop(tx.db, ownerId, texts);
  if (id === undefined) return problem('changed-meanwhile');
  await reindex(tx, await moveIntoShop(tx.db, ownerId, id));
  await recordChange(tx, { action: 'shop.opened', subject: `shop:${id}`, after: { ...texts } });
  return undefined;
}

/** Limited because each picture is opened in its own process. */
const PICTURES = { points: 20, seconds: 3600 };

export async function saveShopPicture(
  ctx: MemberContext,
  { picture, image }: { picture: ShopPicture; image: string | null },
): Reply {
  const wait = await takePoint(ctx.db, `shop-picture:${ctx.actor.userId}`, PICTURES);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  if (!(await findOwnShop(ctx.db, ctx.actor.userId))) return problem('no-shop');
  const key = image === null ? null : await storePicture(ctx, picture, Buffer.from(image, 'base64'));
  if (isProblem(key)) return key;
  const saved = await transaction(ctx, async (tx) => {
    const shop = await lockOwnShop(tx.db, tx.actor.userId);
    if (!shop) return problem('no-shop');
    await setPicture(tx.db, shop.id, picture, key);
    const action = `shop.${picture}-${key === null ? 'removed' : 'changed'}`;
    await recordChange(tx, { action, subject: `shop:${shop.id}` });
    const old = shop[picture];
    if (old !== null) await removeFiles(tx, [{ bucket: 'previews', key: old }]);
    return undefined;
  });
  return isProblem(saved) ? saved : await readShop(ctx);
}
