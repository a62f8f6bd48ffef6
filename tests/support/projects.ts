import type { Sku } from '#contract/calls/projects.ts';
import { ONE_YEAR, todayInChina } from './buyers.ts';
import { makeCompany, makeMember } from './companies.ts';
import { signIn } from './people.ts';
import type { Product } from './product.ts';

/** The desk of projects, as sales. */
async function projectDesk(product: Product) {
  const token = await signIn(product, 'sales');
  const call = (path: string, input: object = {}) => product.call(`/office/project${path}`, input, { token });
  return {
    call,
    /** Opens a project and returns its number. */
    async open(customerId: number, userIds: number[], name = '春季新品'): Promise<number> {
      const { body } = await call('/open', { customerId, name, brand: '远山', userIds });
      if (!body.success) throw new Error(`the project was refused: ${body.problem}`);
      return Math.max(...body.infos.map((one: { projectId: number }) => one.projectId));
    },
    /** Adds a SKU and returns its number. */
    async addSku(projectId: number, more: Partial<Omit<Sku, 'skuId'>> = {}): Promise<number> {
      const sku = { kind: 'video', branch: '上海', terms: ONE_YEAR, unitFen: 30_000, quota: 5, ...more };
      const { body } = await call('/addSku', { projectId, endsOn: todayInChina(90), ...sku });
      if (!body.success) throw new Error(`the SKU was refused: ${body.problem}`);
      const skus: Sku[] = body.infos.find((one: { projectId: number }) => one.projectId === projectId).skus;
      return Math.max(...skus.map(({ skuId }) => skuId));
    },
  };
}

/** A company of four with a project that all work on, and the desk. */
export async function makeProject(product: Product, name?: string) {
  const desk = await projectDesk(product);
  const customerId = await makeCompany(product, name);
  const admin = await makeMember(product, customerId, 'admin');
  const buyer = await makeMember(product, customerId, 'buyer');
  const approver = await makeMember(product, customerId, 'approver');
  const viewer = await makeMember(product, customerId, 'viewer');
  const people = [admin, buyer, approver, viewer];
  const userIds = people.map(({ userId }) => userId);
  const projectId = await desk.open(customerId, userIds);
  return { desk, customerId, projectId, userIds, admin, buyer, approver, viewer };
}
