import { randomUUID } from 'node:crypto';
import type { invoiceCalls } from '#contract/calls/invoices.ts';
import type { invoiceDeskCalls } from '#contract/calls/invoices-desk.ts';
import type { InvoiceType } from '#contract/domain/invoice.ts';
import { actingAs, type Context, type MemberContext, transaction } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { must } from '../../platform/problem.ts';
import { demoEmail } from './accounts.ts';
import { findOrder, takeOrder } from './orders.queries.ts';
import { LICENSEES } from './orders/licensees.ts';
import { findPerson } from './works.queries.ts';

/** The handlers for invoices as the site calls them. */
export interface Invoicing {
  invoices: Pick<Handlers<typeof invoiceCalls>, 'titles' | 'saveTitle' | 'apply' | 'correct' | 'ofOrder'>;
  desk: Pick<Handlers<typeof invoiceDeskCalls>, 'claim' | 'release'>;
}

/** Marks among the orders that the invoices are asked for, and that two of them are corrected. */
const INVOICES = 'invoices';
const CORRECTED = 'invoices-corrected';

type Company = 'agency' | 'tea' | 'museum' | 'car' | 'town' | 'film';

interface Plan {
  /** The order. */
  slug: string;
  title: Company;
  type: InvoiceType;
  /** A region for which the sandbox refuses, or never ends. */
  region?: string;
  /** Finance has looked at it and given it back. */
  given?: true;
  /** The title under which it is issued anew. */
  instead?: Company;
}

/** An invoice for every state in which the provider, finance and the buyer can leave it. */
const PLANS: readonly Plan[] = [
  { slug: 'town-spring', title: 'town', type: 'special' },
  { slug: 'town-summer', title: 'agency', type: 'normal', instead: 'town' },
  { slug: 'museum-correction', title: 'museum', type: 'special', instead: 'agency' },
  { slug: 'car-launch', title: 'car', type: 'normal', region: '990001' },
  { slug: 'film-titles', title: 'film', type: 'normal', region: '990003' },
  { slug: 'tea-month', title: 'tea', type: 'normal', given: true },
];

/** A demo with the keys of a real provider issues nothing for orders that nobody made. */
const isPlayed = ({ config, invoicing }: Context) => config.demo && config.providerSandbox && invoicing !== undefined;

export function wantsInvoices(ctx: Context, made: ReadonlySet<string>): boolean {
  return isPlayed(ctx) && !made.has(INVOICES);
}

/** Asks for the invoices, once; corrects two of them when they are issued. */
export async function makeDemoInvoices(ctx: Context, by: Invoicing): Promise<void> {
  if (!isPlayed(ctx)) return;
  await transaction(ctx, async (tx) => {
    if (!(await takeOrder(tx.db, INVOICES))) return;
    const [buyer, finance] = [await actorOf(tx, 'buyer'), await actorOf(tx, 'finance')];
    for (const { slug, title, type, region, given } of PLANS) {
      const titleId = await titleOf(buyer, by, title, region);
      const orderIds = [await findOrder(tx.db, slug)];
      const wish = { key: randomUUID(), orderIds, productOrderIds: [], titleId, type, remark: '' };
      const { id } = must(await by.invoices.apply(buyer, wish));
      if (!given) continue;
      must(await by.desk.claim(finance, { id }));
      must(await by.desk.release(finance, { id }));
    }
    await correctLater(tx, 0);
  });
}

const SECONDS = 15;
const MOST_TURNS = 40;

async function correctLater(ctx: Context, turn: number): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, 'demo.invoices', { turn }, { afterSeconds: SECONDS });
}

/** Has two issued invoices taken back and issued under another title; waits while they are not issued. */
export async function correctDemoInvoices(ctx: Context, by: Invoicing, turn: number): Promise<void> {
  if (!isPlayed(ctx)) return;
  await transaction(ctx, async (tx) => {
    const buyer = await actorOf(tx, 'buyer');
    const wrong: { id: number; title: Company; type: InvoiceType }[] = [];
    for (const { slug, instead: title, type } of PLANS) {
      if (title === undefined) continue;
      const { invoices } = must(await by.invoices.ofOrder(buyer, { orderId: await findOrder(tx.db, slug) }));
      const found = invoices.find(({ state }) => state === 'issued');
      if (found) wrong.push({ id: found.id, title, type });
      else if (turn < MOST_TURNS) return await correctLater(tx, turn + 1);
    }
    if (!(await takeOrder(tx.db, CORRECTED))) return;
    for (const { id, title, type } of wrong) {
      const titleId = await titleOf(buyer, by, title);
      must(await by.invoices.correct(buyer, { key: randomUUID(), id, titleId, type, remark: '' }));
    }
  });
}

const actorOf = async (tx: Context, name: string) => actingAs(tx, await findPerson(tx.db, demoEmail(name)));

/** The title of a licensee in the buyer's book, added when it is not there. */
async function titleOf(buyer: MemberContext, by: Invoicing, name: Company, region?: string): Promise<number> {
  const { licensee, creditCode } = LICENSEES[name];
  const taxNumber = region === undefined ? creditCode : creditCode.slice(0, 2) + region + creditCode.slice(8);
  const facts = { address: '演示路 1 号', phone: '021-00000000', bank: '演示银行', account: '6222000011112222' };
  const contact = { email: demoEmail('buyer'), mobile: '' };
  const { titles } = must(await by.invoices.titles(buyer, {}));
  const known = titles.find((one) => one.title === licensee && one.taxNumber === taxNumber);
  if (known) return known.id;
  const wish = { kind: 'company', title: licensee, taxNumber, ...facts, ...contact } as const;
  return must(await by.invoices.saveTitle(buyer, wish)).title.id;
}
