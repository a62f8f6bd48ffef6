import { dayInChina } from '#contract/domain/china-time.ts';
import { NO_REFERENCES } from '#contract/domain/references.ts';
import { discountOf } from '#contract/domain/money.ts';
import { actingAs, type Context, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { isProblem, must } from '../../platform/problem.ts';
import { createOrder } from '../orders/orders.ts';
import { COMPANY } from './company.ts';
import { priceLines } from '../prices/prices.ts';
import { type Invoicing, makeDemoInvoices, wantsInvoices } from './invoices.ts';
import { countOnSale, listOnSale, madeOrders, noteOrder, registerBefore, takeOrder } from './orders.queries.ts';
import { keepReceipt } from './orders/keep-receipt.ts';
import { type Trade, transfers } from './orders/steps.ts';
import type { Story } from './orders/story.ts';
import { makeDemoPackage, PACKAGE } from './package.ts';
import { makeDemoStatements, type Settling, STATEMENTS } from './statements.ts';
import { findPerson, type Person } from './works.queries.ts';
import { OLDER_STORIES } from './orders/older-stories.ts';
import { OPEN_STORIES } from './orders/open-stories.ts';
import { PAST_STORIES } from './orders/past-stories.ts';
import { VIP_STORIES } from './orders/vip-stories.ts';
import { makeDemoVip } from './vip.ts';

/** Orders that newcomers find at the desks and in their account, oldest first so that numbers follow dates. */
export const STORIES: readonly Story[] = [...OLDER_STORIES, ...PAST_STORIES, ...OPEN_STORIES, ...VIP_STORIES];

/** A smaller demo only shows the shop. */
const ORDERS_FROM = 60;
/** How many pieces the orders choose from. */
const ENOUGH = { pieces: 30, photos: 14, clips: 6, tracks: 2 };

const mail = (name: string) => `${name}@framehall.test`;

/** Enqueues the missing orders, and the company, as soon as there are enough pieces to order. */
export async function wantDemoOrders(ctx: Context): Promise<void> {
  if (!ctx.config.demo || ctx.config.demoItems < ORDERS_FROM) return;
  const made = await madeOrders(ctx.db);
  const marks = [STATEMENTS, PACKAGE, ...STORIES.map(({ slug }) => slug)];
  const trades = wantsInvoices(ctx, made) || !marks.every((mark) => made.has(mark));
  if (!trades && made.has(COMPANY)) return;
  const onSale = await countOnSale(ctx.db);
  const enough = Object.entries(ENOUGH).every(([kind, count]) => onSale[kind as keyof typeof ENOUGH] >= count);
  if (!enough) return;
  if (trades) await ctx.jobs.enqueue(ctx.db, 'demo.trade', {});
  if (!made.has(COMPANY)) await ctx.jobs.enqueue(ctx.db, 'demo.company', {});
}

async function missing(ctx: Context): Promise<Story[]> {
  const made = await madeOrders(ctx.db);
  return STORIES.filter(({ slug }) => !made.has(slug));
}

/** Makes the missing orders, oldest first, and a package, then the statements of those who sold and the invoices of those who bought. */
export async function makeDemoOrders(
  ctx: Context,
  trade: Trade & { settling: Settling; invoicing: Invoicing },
  signal: AbortSignal,
): Promise<void> {
  if (!ctx.config.demo) return;
  for (const story of await missing(ctx)) {
    signal.throwIfAborted();
    await tell(ctx, trade, story);
  }
  await makeDemoPackage(ctx, trade);
  await makeDemoStatements(ctx, trade.settling);
  await makeDemoInvoices(ctx, trade.invoicing);
}

/** Makes one order and takes all its steps, in one transaction. */
async function tell(ctx: Context, trade: Trade, story: Story): Promise<void> {
  const buyer = await findPerson(ctx.db, mail(story.buyer));
  const { licensee: payer, projectName: purpose } = story.licence;
  if (story.asVip) await makeDemoVip(ctx, trade, { buyer, payer });
  const plan = await planOf(ctx, trade, story, buyer);
  const receipt = { slug: story.slug, payer, purpose, amountFen: plan.totalFen };
  const voucherKey = story.steps.includes(transfers) ? await keepReceipt(ctx, receipt) : undefined;
  const failed = await transaction(ctx, async (tx) => {
    if (!(await takeOrder(tx.db, story.slug))) return undefined;
    const { kind, specialRequest = '' } = story;
    const licence = { ...story.licence, startsOn: plan.today };
    const wanted = {
      key: crypto.randomUUID(),
      kinds: [kind],
      lines: plan.lines,
      licence,
      references: NO_REFERENCES,
      specialRequest,
    };
    const created = await createOrder(actingAs(tx, buyer), wanted);
    if (isProblem(created)) return created;
    const { orderId } = created;
    await noteOrder(tx.db, story.slug, orderId);
    const telling = {
      tx,
      trade,
      orderId,
      buyer: actingAs(tx, buyer),
      sales: actingAs(tx, await findPerson(tx.db, mail('sales'))),
      finance: actingAs(tx, await findPerson(tx.db, mail('finance'))),
      today: plan.today,
      payer,
      voucherKey,
      prices: plan.prices,
      discountPercent: story.discountPercent ?? 0,
    };
    for (const step of story.steps) {
      const outcome = await step(telling);
      if (isProblem(outcome)) return outcome;
    }
    await registerBefore(tx.db, orderId);
    return undefined;
  });
  if (failed) throw new Error(`the order ${story.slug} of the demo was refused: ${failed.code}`);
}

interface Plan {
  /** YYYY-MM-DD in China. */
  today: string;
  lines: Parameters<typeof createOrder>[1]['lines'];
  prices: number[];
  totalFen: number;
}

/** The lines and prices of an order, as the buyer sees them before ordering. */
async function planOf(ctx: Context, trade: Trade, story: Story, buyer: Person): Promise<Plan> {
  const onSale = await listOnSale(ctx.db, story.kind, buyer.userId);
  const wanted = story.pieces.map((place) => ({ materialId: onSale[place] ?? 0, terms: story.terms }));
  const list = await priceLines(ctx, wanted);
  const lines = wanted.map((line, place) => ({ ...line, priceFen: list[place]?.fen ?? null }));
  const prices = lines.map(({ priceFen }) => priceFen ?? story.quotedFen ?? 0);
  const { vipFen } = must(await trade.prices.vip(actingAs(ctx, buyer), { lines: wanted }));
  const totalFen = prices.reduce((sum, fen) => sum + fen - discountOf(fen, story.discountPercent ?? 0), -vipFen);
  const now = await currentTime(ctx.db);
  const today = dayInChina(now);
  return { today, lines, prices, totalFen };
}
