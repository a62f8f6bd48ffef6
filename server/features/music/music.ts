import { randomUUID } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type { musicCalls } from '#contract/calls/music.ts';
import type { MusicItem } from '#contract/items.ts';
import type { Context, MemberContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { itemsFor, sampleLink } from '../catalogue/catalogue.ts';
import { createOrder } from '../orders/orders.ts';
import { contactOf, findPiece, versionsOf } from './music.queries.ts';

/** The other versions of a piece; a version shows the piece and its other versions. */
export async function otherVersions(ctx: Context, { musicId }: { musicId: number }) {
  const piece = await findPiece(ctx.db, musicId);
  if (!piece) return problem('not-found');
  const others = (await versionsOf(ctx.db, piece.id)).filter((id) => id !== musicId);
  const items = await itemsFor(ctx, others);
  return { infos: items.filter((item): item is MusicItem => 'musicId' in item) };
}

export async function previewOf(ctx: MemberContext, { musicId }: { musicId: number }) {
  if (!(await findPiece(ctx.db, musicId))) return problem('not-found');
  const link = await sampleLink(ctx, musicId);
  return isProblem(link) ? link : { playInfo: { fileUrl: link.url } };
}

/**
 * Orders a licence for a piece; the number of a version orders its piece. The drawer asks only for project, brand and
 * licensee, so the rest comes from the account and can be changed until the order is confirmed.
 */
export async function orderMusic(
  ctx: MemberContext,
  wanted: ParsedInputOf<typeof musicCalls.createOrder>,
): Promise<{ orderId: number } | Problem> {
  const piece = await findPiece(ctx.db, wanted.musicId);
  if (!piece) return problem('not-on-sale');
  if (piece.priceClass !== wanted.price) return problem('price-changed');
  const { name, contact, today } = await contactOf(ctx.db, ctx.actor.userId);
  const { sceneId: scene, channelId: channel, periodId: period, authAreaId: area } = wanted;
  const order = await createOrder(ctx, {
    key: wanted.key ?? randomUUID(),
    kinds: ['music'],
    lines: [{ materialId: piece.id, terms: { scene, channel, period, area }, priceFen: wanted.purchasePrice }],
    licence: {
      licenseeType: 'company',
      licensee: wanted.companyName,
      creditCode: '',
      projectName: wanted.projectName,
      brand: wanted.brand,
      endClient: '',
      contactName: name,
      contact,
      startsOn: today,
    },
    references: wanted.references,
    specialRequest: '',
  });
  return isProblem(order) ? order : { orderId: order.orderId };
}
