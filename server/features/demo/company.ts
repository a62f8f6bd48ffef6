import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { companyCalls, companyDeskCalls } from '#contract/calls/companies.ts';
import type { projectDeskCalls } from '#contract/calls/projects-desk.ts';
import type { projectCalls } from '#contract/calls/projects.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { CompanyRole } from '#contract/domain/company.ts';
import { USUAL_TERMS } from '#contract/domain/licence-terms.ts';
import { GID } from '#contract/domain/roles.ts';
import { actingAs, type Context, type MemberContext, transaction } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { currentTime } from '../../platform/database/database.ts';
import { must } from '../../platform/problem.ts';
import { ensureAccount, joinCompany } from '../accounts/accounts.ts';
import { createOrder } from '../orders/orders.ts';
import { priceLines } from '../prices/prices.ts';
import { DEMO_PASSWORD, demoEmail } from './accounts.ts';
import { COMPANY_PEOPLE } from './company-people.ts';
import { listOnSale, takeOrder } from './orders.queries.ts';
import { LICENSEES } from './orders/licensees.ts';
import { findPerson } from './works.queries.ts';

/** The handlers for companies as the site calls them. */
export interface Founding {
  companies: Pick<Handlers<typeof companyCalls>, 'mine' | 'apply' | 'setApproveAbove' | 'setReferences'>;
  companiesDesk: Pick<Handlers<typeof companyDeskCalls>, 'open'>;
  projects: Pick<Handlers<typeof projectCalls>, 'gather' | 'take'>;
  projectsDesk: Pick<Handlers<typeof projectDeskCalls>, 'open' | 'addSku'>;
}

/** Marks among the orders that the company is there. */
export const COMPANY = 'company';
const { licensee: name, creditCode } = LICENSEES.agency;
const APPROVE_ABOVE_FEN = 50_000;
const REFERENCES = { poNumber: 'PO-2026-0417', costCentre: 'MKT-320' };

/** Makes a company of four with two projects, things to take and an order that awaits approval; once. */
export async function makeDemoCompany(ctx: Context, by: Founding): Promise<void> {
  if (!ctx.config.demo) return;
  for (const { name: account, nickname } of COMPANY_PEOPLE)
    await ensureAccount(ctx, {
      account: { kind: 'email', value: demoEmail(account) },
      nickname,
      gid: GID.buyer,
      roles: [],
      password: DEMO_PASSWORD,
      demo: true,
    });
  const admin = await personOf(ctx, 'admin');
  const standing = must(await by.companies.mine(admin, {}));
  const { company } = must(standing.company ? standing : await by.companies.apply(admin, await application()));
  await transaction(ctx, async (tx) => {
    if (company && (await takeOrder(tx.db, COMPANY))) await furnish(tx, by, company.customerId);
  });
}

async function application() {
  const paper = sharp({ create: { width: 600, height: 800, channels: 3, background: '#f3efe6' } });
  return { name, creditCode, licence: (await paper.jpeg().toBuffer()).toString('base64') };
}

const emailOf = (role: CompanyRole) => demoEmail(COMPANY_PEOPLE.find((one) => one.role === role)?.name ?? '');

/** A member of the company, who acts for it once it is open. */
async function personOf(tx: Context, role: CompanyRole, more: Partial<MemberContext['actor']> = {}) {
  return actingAs(tx, { ...(await findPerson(tx.db, emailOf(role))), companyRole: role, ...more });
}

async function furnish(tx: Context, by: Founding, customerId: number): Promise<void> {
  const sales = actingAs(tx, await findPerson(tx.db, demoEmail('sales')));
  must(await by.companiesDesk.open(sales, { customerId }));
  const userIds: number[] = [];
  for (const { role } of COMPANY_PEOPLE) {
    const { userId } = await findPerson(tx.db, emailOf(role));
    userIds.push(userId);
    await joinCompany(tx.db, { userId, customerId, role });
  }
  const inside = { customerId, customerStatus: 1, customerType: 1 };
  const admin = await personOf(tx, 'admin', inside);
  must(await by.companies.setApproveAbove(admin, { fen: APPROVE_ABOVE_FEN }));
  must(await by.companies.setReferences(admin, { poNumber: 'optional', costCentre: 'optional' }));
  const skuId = await openProjects(sales, by, { customerId, userIds });
  const buyer = await personOf(tx, 'buyer', inside);
  await gatherAndTake(buyer, by, skuId);
  await orderForApproval(buyer);
}

/** Two projects with allowances; returns the one that the demo takes from. */
async function openProjects(
  sales: MemberContext,
  by: Founding,
  { customerId, userIds }: { customerId: number; userIds: number[] },
): Promise<number> {
  const endsOn = dayInChina(await currentTime(sales.db), 180);
  const project = { customerId, brand: '逐浪汽车', endClient: LICENSEES.car.licensee, userIds };
  must(await by.projectsDesk.open(sales, { ...project, name: '逐浪 S5 秋季促销' }));
  const { infos } = must(await by.projectsDesk.open(sales, { ...project, name: '逐浪 S7 上市传播' }));
  const [launch, autumn] = infos;
  const sku = { terms: USUAL_TERMS, endsOn };
  const add = async (projectId: number, kind: 'photo' | 'video', branch: string, quota: number) =>
    must(
      await by.projectsDesk.addSku(sales, {
        ...sku,
        projectId,
        kind,
        branch,
        quota,
        unitFen: kind === 'photo' ? 12_000 : 30_000,
      }),
    );
  await add(autumn!.projectId, 'photo', '上海分公司', 10);
  await add(launch!.projectId, 'video', '上海分公司', 20);
  await add(launch!.projectId, 'photo', '北京分公司', 5);
  const added = await add(launch!.projectId, 'photo', '上海分公司', 50);
  const skus = added.infos.find(({ projectId }) => projectId === launch!.projectId)!.skus;
  return skus.find(({ kind, branch }) => kind === 'photo' && branch === '上海分公司')!.skuId;
}

async function gatherAndTake(buyer: MemberContext, by: Founding, skuId: number): Promise<void> {
  const photos = await listOnSale(buyer.db, 'photo', buyer.actor.userId);
  const clips = await listOnSale(buyer.db, 'video', buyer.actor.userId);
  must(await by.projects.gather(buyer, { materialIds: [...photos.slice(0, 6), ...clips.slice(0, 2)] }));
  must(
    await by.projects.take(buyer, {
      key: randomUUID(),
      skuId,
      materialIds: photos.slice(0, 2),
      references: REFERENCES,
    }),
  );
}

/** Above the amount, so that it waits for a colleague. */
async function orderForApproval(buyer: MemberContext): Promise<void> {
  const [materialId = 0] = await listOnSale(buyer.db, 'video', buyer.actor.userId);
  const terms = { ...USUAL_TERMS, scene: 'advertising' as const };
  const [price] = await priceLines(buyer, [{ materialId, terms }]);
  must(
    await createOrder(buyer, {
      key: randomUUID(),
      kinds: ['video'],
      lines: [{ materialId, terms, priceFen: price?.fen ?? null }],
      licence: {
        ...LICENSEES.agency,
        projectName: '逐浪 S7 路演短片',
        brand: '逐浪汽车',
        endClient: LICENSEES.car.licensee,
        startsOn: dayInChina(await currentTime(buyer.db)),
      },
      references: REFERENCES,
      specialRequest: '',
    }),
  );
}
