import { GID } from '#contract/domain/roles.ts';
import { type Context, transaction } from '../../context.ts';
import { must } from '../../platform/problem.ts';
import { ensureAccount } from '../accounts/accounts.ts';
import { moveMaterial } from '../catalogue/catalogue.ts';
import { isFirstTime, listDemoMaterials } from './demo-items.queries.ts';
import { ensureCategories, ensureHotWords, ensureItems, ensureShop, ensureTopics } from './demo.queries.ts';
import { WORK_SLUGS } from './endings.ts';
import { DEMO_ITEMS } from './items.ts';
import { EFFECT_CATEGORIES, HOT_WORDS, MUSIC_CATEGORIES, PICTURE_CATEGORIES, TOPICS } from './lists.ts';
import { wantDemoOrders } from './orders.ts';
import { ensurePlaylists } from './playlists.ts';
import { nameDemoPhotographer } from './real-names.ts';
import { SHOPS, shopEmail } from './shops.ts';
import { gradeOlderItems } from './search-grades.ts';
import { confirmOlderSounds } from './sounds.ts';
import { endWorks } from './works.ts';

/** A smaller demo only shows the shop. */
const WORKS_FROM = 60;
/** How many pieces are made before those works: as many as the first page shows. */
const FIRST_PAGE = 17;

/** Enqueues the pieces of the demo catalogue that are not made yet; puts all of them offline when there is no demo. */
export async function prepareDemoCatalogue(ctx: Context): Promise<void> {
  if (!ctx.config.demo) {
    await endWorks(ctx);
    return await moveAll(ctx, 'online', 'offline');
  }
  await moveAll(ctx, 'offline', 'online');
  if (ctx.config.demoItems === 0) return;
  for (const [index, shop] of SHOPS.entries()) await openShop(ctx, index, shop);
  if (await isFirstTime(ctx.db)) await fillLists(ctx);
  else await completeOlder(ctx);
  await ensurePlaylists(ctx);
  await transaction(ctx, async (tx) => {
    const slugs = DEMO_ITEMS.slice(0, ctx.config.demoItems).map((item) => item.slug);
    for (const slug of await ensureItems(tx.db, slugs, true))
      await tx.jobs.enqueue(tx.db, 'demo.make', { slug }, { priority: -slugs.indexOf(slug) });
    if (ctx.config.demoItems < WORKS_FROM) return;
    for (const slug of await ensureItems(tx.db, WORK_SLUGS, false))
      await tx.jobs.enqueue(tx.db, 'demo.make', { slug }, { priority: -FIRST_PAGE });
  });
  await wantDemoOrders(ctx);
}

/** What pieces lack that an earlier release made. */
async function completeOlder(ctx: Context): Promise<void> {
  await confirmOlderSounds(ctx);
  await gradeOlderItems(ctx.db);
}

/** Runs once only, so that entries deleted or renamed by editors do not come back with the next start. */
async function fillLists(ctx: Context): Promise<void> {
  await ensureCategories(ctx.db, 'video', PICTURE_CATEGORIES);
  await ensureCategories(ctx.db, 'photo', PICTURE_CATEGORIES);
  await ensureCategories(ctx.db, 'music', MUSIC_CATEGORIES);
  await ensureCategories(ctx.db, 'effect', EFFECT_CATEGORIES);
  await ensureTopics(ctx.db, TOPICS);
  await ensureHotWords(ctx.db, HOT_WORDS);
}

async function openShop(ctx: Context, index: number, shop: (typeof SHOPS)[number]): Promise<void> {
  const email = shopEmail(index);
  if (index > 0)
    await ensureAccount(ctx, {
      account: { kind: 'email', value: email },
      nickname: shop.photographer,
      gid: GID.photographer,
      roles: [],
      demo: true,
    });
  await ensureShop(ctx.db, { email, ...shop });
  await nameDemoPhotographer(ctx, { email, name: shop.photographer, place: index });
}

async function moveAll(ctx: Context, from: 'online' | 'offline', to: 'online' | 'offline'): Promise<void> {
  const reason = to === 'online' ? 'demo' : 'end of the demo';
  await transaction(ctx, async (tx) => {
    for (const id of await listDemoMaterials(tx.db, from))
      must(await moveMaterial(tx, { id, from, to, by: 'system', reason }));
  });
}
