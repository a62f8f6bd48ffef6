import { mkdtemp, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Piece, type Rendered, renderPiece } from '#studio/studio.ts';
import { type Context, transaction } from '../../context.ts';
import { must } from '../../platform/problem.ts';
import { moveMaterial, saveFile } from '../catalogue/catalogue.ts';
import { takeIn } from '../media/media.ts';
import { addDemoContent } from './content/content.ts';
import { countItems, featureItem, findDemoMaterial, isWanted, linkTopics, markMade } from './demo-items.queries.ts';
import { describe } from './describe.ts';
import { WORKS } from './endings.ts';
import { findItem, isSound } from './items.ts';
import { wantDemoOrders } from './orders.ts';
import { linkPlaylists } from './playlists.ts';
import { gradeItem } from './search-grades.ts';
import { confirmSound } from './sounds.ts';
import { carryOn } from './works.ts';

const CONTENT_TYPES = { video: 'video/mp4', photo: 'image/jpeg', music: 'audio/wav', effect: 'audio/wav' };

/** Makes one piece of the demo and uploads it as a photographer would. */
export async function makeDemoItem(ctx: Context, { slug }: { slug: string }, signal: AbortSignal): Promise<void> {
  const item = findItem(slug);
  if (!item || !(await isWanted(ctx.db, slug))) return;
  const folder = await mkdtemp(join(ctx.config.workDir, 'demo-'));
  try {
    await handIn(ctx, item, await renderPiece(item, folder, signal));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function handIn(ctx: Context, item: Piece, files: Rendered): Promise<void> {
  // The same on every try, and unguessable.
  const secret = ctx.secrets.fingerprint('demo', item.slug).toString('hex').slice(0, 40);
  const extension = extname(files.original);
  const original = { key: `${secret}${extension}`, contentType: CONTENT_TYPES[item.kind] };
  const { size } = await ctx.objects.putFile('originals', original.key, files.original, original);
  const cover = files.cover && (await storeCover(ctx, secret, files.cover));
  await transaction(ctx, async (tx) => {
    if (!(await isWanted(tx.db, item.slug))) return;
    const { seller, description } = await describe(tx.db, item);
    const fileName = `${item.slug}${extension}`;
    // The owner has not described it yet.
    const said = WORKS[item.slug] === 'waiting' ? {} : { description };
    const id = await takeIn(tx, { kind: item.kind, ...seller, fileName, sizeBytes: size, ...said }, original);
    if (cover) await saveFile(tx.db, id, cover);
    await markMade(tx.db, item.slug, id);
    await gradeItem(tx.db, item, id);
    if (isSound(item)) {
      await confirmSound(tx.db, id, item);
      await linkPlaylists(tx.db, item.slug, id);
    } else await linkTopics(tx.db, item.slug, item.topics ?? []);
  });
}

async function storeCover(ctx: Context, secret: string, file: string) {
  const key = `${secret}/${basename(file)}`;
  const contentType = 'image/webp';
  const { size } = await ctx.objects.putFile('previews', key, file, {
    contentType,
    cacheControl: 'public, max-age=31536000, immutable',
  });
  return { rendition: 'cover' as const, bucket: 'previews' as const, key, contentType, sizeBytes: size };
}

/** Pieces featured on the home page; the clip that is made last plays at its top. */
const FEATURED = [
  'city-clip-street-trails',
  'clip-mountains-dawn-slide',
  'clip-aurora-lake',
  'clip-sky-evening',
  'sea-sail-07',
  'aerial-coast-07',
  'city-blue-hour-river',
  'flora-lavender-03',
  'ink-gorge-boat',
];

/** Publishes a piece without waiting for its owner or a reviewer, except for works that are meant to wait. */
export async function publishDemoItem(ctx: Context, { materialId }: { materialId: number }): Promise<void> {
  const found = await findDemoMaterial(ctx.db, materialId);
  if (found?.state !== 'incomplete') return;
  const ending = WORKS[found.slug];
  if (ending) return await carryOn(ctx, materialId, ending);
  await transaction(ctx, async (tx) => {
    const move = { id: materialId, reason: 'demo' };
    await featureItem(tx.db, materialId, FEATURED);
    must(await moveMaterial(tx, { ...move, from: 'incomplete', to: 'pending', by: 'owner' }));
    must(await moveMaterial(tx, { ...move, from: 'pending', to: 'online', by: 'reviewer' }));
  });
  await addDemoContent(ctx);
  await wantDemoOrders(ctx);
  await wantMeasurement(ctx);
}

/** Once the last piece is on sale, a minute after which it is indexed, search quality has something to show. */
async function wantMeasurement(ctx: Context): Promise<void> {
  const { total, online } = await countItems(ctx.db);
  if (online < total) return;
  const once = { key: 'demo', inSeconds: 3600 };
  await ctx.jobs.enqueue(ctx.db, 'search-quality.measure', {}, { afterSeconds: 60, once });
}
