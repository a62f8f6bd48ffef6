import { randomUUID } from 'node:crypto';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { Excerpt } from '#contract/domain/excerpt.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import { register } from './people.ts';
import type { Product, Reply } from './product.ts';

/** A use with a price, and two on request. */
export const ONE_YEAR: LicenceTerms = { scene: 'social', channel: 'internet', period: 'year', area: 'mainland' };
export const FOR_EVER: LicenceTerms = { ...ONE_YEAR, period: 'permanent' };
export const BUYOUT: LicenceTerms = { ...ONE_YEAR, period: 'buyout' };

export function todayInChina(days = 0): string {
  return dayInChina(Date.now(), days);
}

export function licenceInfo(changes: Partial<LicenceInfo> = {}): LicenceInfo {
  return {
    licenseeType: 'company',
    licensee: '北京山海文化有限公司',
    creditCode: '',
    projectName: '春季新品',
    brand: '山海',
    endClient: '',
    contactName: '林小满',
    contact: '13800000000',
    startsOn: todayInChina(),
    ...changes,
  };
}

/** A further project of an order. */
export function partInfo(changes: Partial<PartInfo> = {}): PartInfo {
  const { contactName: _name, contact: _contact, ...part } = licenceInfo(changes);
  return part;
}

export interface WantedLine {
  excerpt?: Excerpt;
  materialId: number;
  terms: LicenceTerms;
  priceFen: number | null;
  /** The project that it is for. */
  part?: number;
}

/** The line as a buyer sees it, with today's price. */
export async function pricedLine(product: Product, materialId: number, terms = ONE_YEAR): Promise<WantedLine> {
  const { body } = await product.call('/price/of', { materialIds: [materialId], terms });
  return { materialId, terms, priceFen: body.infos[0]?.priceFen ?? null };
}

interface Wanted {
  lines: WantedLine[];
  key?: string;
  licence?: LicenceInfo;
  furtherParts?: PartInfo[];
  references?: { poNumber?: string; costCentre?: string };
  specialRequest?: string;
  agreement?: number;
}

/** A new buyer, with their calls for orders. */
export async function makeBuyer(product: Product) {
  const { account, token } = await register(product);
  const call = (path: string, input: object = {}) => product.call(path, input, { token });
  const create = (wanted: Wanted): Promise<Reply> =>
    call('/order/create', { key: randomUUID(), licence: licenceInfo(), agreement: 1, ...wanted });
  return {
    account,
    token,
    call,
    create,
    /** Orders materials for one use and fails when the order is refused. */
    async order(materialIds: number[], terms = ONE_YEAR, more: Partial<Wanted> = {}): Promise<number> {
      const lines = await Promise.all(materialIds.map((id) => pricedLine(product, id, terms)));
      const { body } = await create({ ...more, lines });
      if (!body.success) throw new Error(`the order was refused: ${body.problem}`);
      return body.orderId;
    },
    detail: async (orderId: number) => (await call('/order/detail', { orderId })).body.order,
  };
}

/** Events in the audit trail about an order, oldest first. */
export async function trailOf(product: Product, orderId: number) {
  return await product.db
    .selectFrom('auditEvents')
    .select(['action', 'actor', 'before', 'after', 'reason'])
    .where('subject', '=', `order:${orderId}`)
    .orderBy('id')
    .execute();
}

/** Messages to an account, oldest first. */
export async function mailsTo(product: Product, account: string): Promise<string[]> {
  const rows = await product.db
    .selectFrom('messages')
    .select('body')
    .where('recipient', '=', account)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body ?? '');
}
