import { mayBuy } from '#contract/domain/company.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import { isLow, PROJECT_STATUS, skuStateOf } from '#contract/domain/project.ts';
import type { MemberContext } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { shareOwn } from '../companies/companies.ts';
import { once } from '../idempotency/idempotency.ts';
import { conflictsOf, heldFor, lockWanted } from '../licences/licences.ts';
import { placeTaken } from '../orders/orders.ts';
import { settleTaken } from '../payments/payments.ts';
import { removeFromList } from './download-list.queries.ts';
import { tellLow } from './mails.ts';
import { lockSku, type SkuRow, termsOf } from './projects.queries.ts';
import { findTakingProject, markLow, noteTaken } from './take.queries.ts';

interface Wish {
  /** Made once for each taking; a repeated request with the same key changes nothing. */
  key: string;
  skuId: number;
  materialIds: number[];
  references: OrderReferences;
}

interface Taken {
  orderId: number;
  number: string;
  /** What is left of the SKU. */
  left: number;
}

/** Takes materials from a project: an order, settled and licensed at once, never beyond the quota. */
export async function take(ctx: MemberContext, wish: Wish): Promise<Taken | Problem> {
  return await once(ctx, { call: 'project.take', body: wish }, (tx) => takeNow(tx, wish));
}

async function takeNow(tx: MemberContext, { skuId, materialIds, references }: Wish): Promise<Taken | Problem> {
  const source = await lockSource(tx, skuId);
  if (isProblem(source)) return source;
  const { sku, projectId, customerId, licence } = source;
  const count = materialIds.length;
  if (sku.used + count > sku.quota) return problem('quota-used-up');
  const terms = termsOf(sku);
  const { kind, unitFen } = sku;
  const lines = materialIds.map((materialId) => ({ materialId, terms, unitFen }));
  // Colleagues who take the same by another SKU wait for each other.
  await lockWanted(tx.db, materialIds);
  const placed = await placeTaken(tx, { from: { projectId }, kind, lines, licence, references });
  if (isProblem(placed)) return placed;
  if ((await conflictsOf(tx, placed.orderId)).length > 0) return problem('bought-out');
  if ((await heldFor(tx, { userId: tx.actor.userId, customerId }, { materialIds, terms })).size > 0)
    return problem('company-has-it');
  await settleTaken(tx, placed.orderId, 'project');
  await noteTaken(tx.db, skuId, placed.lineIds);
  await removeFromList(tx.db, projectId, materialIds);
  const next = { ...sku, used: sku.used + count };
  if (isLow(next) && (await markLow(tx.db, skuId)))
    await tellLow(tx, { customerId, project: licence.projectName }, next);
  return { orderId: placed.orderId, number: placed.number, left: next.quota - next.used };
}

interface Source {
  sku: SkuRow;
  projectId: number;
  customerId: number;
  licence: LicenceInfo;
}

/** Locks what somebody takes from. Neither they nor the project leave the company until the transaction ends. */
async function lockSource(tx: MemberContext, skuId: number): Promise<Source | Problem> {
  const own = await shareOwn(tx);
  if (isProblem(own)) return own;
  const project = await findTakingProject(tx.db, skuId, tx.actor.userId);
  const sku = project && (await lockSku(tx.db, skuId));
  if (!sku) return problem('not-found');
  if (!mayBuy(own.role)) return problem('company-role');
  if (project.status !== PROJECT_STATUS.running || skuStateOf(sku, sku.today) === 'ended') return problem('sku-ended');
  const { projectId, customerId, name: projectName, brand, endClient, contact } = project;
  return {
    sku,
    projectId,
    customerId,
    licence: {
      licenseeType: 'company',
      licensee: own.name,
      creditCode: own.creditCode,
      projectName,
      brand,
      endClient,
      contactName: tx.actor.nickname,
      contact,
      startsOn: sku.today,
    },
  };
}
