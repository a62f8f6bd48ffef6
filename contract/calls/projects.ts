import * as z from 'zod/mini';
import { id, instant, listOf, nothing, paging, post } from '../call.ts';
import { PROJECT_LIMITS, SKU_KINDS, SKU_STATES } from '../domain/project.ts';
import { anyItem } from '../items.ts';
import { givenReferences } from '../references.ts';
import { CART_OBSTACLES } from './cart.ts';
import { held } from './licences.ts';
import { requestKey } from './orders.ts';
import { licenceTerms } from './prices.ts';

/** So many licences of one kind for one use, for a branch of the company. */
export const sku = z.object({
  skuId: id,
  kind: z.enum(SKU_KINDS),
  branch: z.string(),
  terms: licenceTerms,
  unitFen: z.int(),
  quota: z.int(),
  used: z.int(),
  /** The last day on which something may be taken. */
  endsOn: z.iso.date(),
  state: z.enum(SKU_STATES),
});
export type Sku = z.output<typeof sku>;

const branch = z.object({ branch: z.string(), skus: z.array(sku) });
export type Branch = z.output<typeof branch>;

const projectData = z.object({
  projectId: id,
  name: z.string(),
  projectStatus: z.int(),
  photoBranches: z.array(branch),
  videoBranches: z.array(branch),
  /** Whether the caller may take pictures, or videos, and something is left. */
  photoCanDownload: z.boolean(),
  videoCanDownload: z.boolean(),
});

export type ProjectData = z.output<typeof projectData>;

const skuList = z.object({
  /** The project that the caller works on now; null without one. */
  projectData: z.nullable(projectData),
  /** The running projects that the caller can work on. */
  projects: z.array(z.object({ projectId: id, name: z.string() })),
});
export type SkuList = z.output<typeof skuList>;

const companyProject = z.object({
  projectId: id,
  name: z.string(),
  running: z.boolean(),
  userIds: z.array(id),
  skus: z.array(sku),
});
export type CompanyProject = z.output<typeof companyProject>;
const companyProjects = z.object({ infos: z.array(companyProject) });

/** People of a project; everybody else of the company does not work on it. */
export const projectPeople = z.strictObject({ projectId: id, userIds: z.array(id).check(z.maxLength(500)) });

const gatheredItem = z.object({
  materialId: id,
  code: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  /** Why it cannot be taken. */
  obstacle: z.nullable(z.enum(CART_OBSTACLES)),
  /** What the company holds already for the use that is asked about. */
  held: z.nullable(held),
  addedBy: z.string(),
  addedAt: instant,
  /** The material as a card shows it; null when it is no longer on sale. */
  item: z.nullable(anyItem),
});
export type GatheredItem = z.output<typeof gatheredItem>;

const taking = z.object({
  orderId: id,
  number: z.string(),
  by: z.string(),
  takenAt: instant,
  count: z.int(),
  totalFen: z.int(),
  branch: z.string(),
  kind: z.enum(SKU_KINDS),
  terms: licenceTerms,
});
export type Taking = z.output<typeof taking>;

const some = z.array(id).check(z.minLength(1), z.maxLength(PROJECT_LIMITS.lines));

export const projectCalls = {
  skuList: post('/customer/skuList', {
    who: 'member',
    summary: 'The SKUs of the project that the caller works on, by branch, and the projects to switch to',
    input: nothing,
    output: skuList,
  }),
  switchTo: post('/project/switch', {
    who: 'member',
    summary: 'Work on another project of the caller’s company',
    input: z.strictObject({ projectId: id }),
    output: skuList,
  }),
  company: post('/company/projects', {
    who: 'member',
    summary: 'Projects of the caller’s company with their SKUs and people',
    input: nothing,
    output: companyProjects,
  }),
  setPeople: post('/company/setProjectPeople', {
    who: 'member',
    summary: 'Say who works on a project of the caller’s company; for its administrators',
    input: projectPeople,
    output: companyProjects,
  }),
  gather: post('/project/gather', {
    who: 'member',
    summary: 'Put videos and pictures on the download list of the caller’s project; what cannot be is left out',
    input: z.strictObject({ materialIds: some }),
    output: z.object({ added: z.int() }),
  }),
  drop: post('/project/drop', {
    who: 'member',
    summary: 'Take materials off the download list of the caller’s project',
    input: z.strictObject({ materialIds: some }),
    output: z.object({}),
  }),
  gathered: post('/project/gathered', {
    who: 'member',
    summary: 'Which materials are on the caller’s download list, for cards to show it',
    input: nothing,
    output: z.object({ materialIds: z.array(id) }),
  }),
  list: post('/project/downloadList', {
    who: 'member',
    summary: 'The download list of the caller’s project, newest first, and what the company holds for a SKU’s use',
    input: z.strictObject({
      kind: z.enum(SKU_KINDS),
      skuId: z._default(z.nullable(id), null),
      ...paging,
    }),
    output: listOf(gatheredItem),
  }),
  take: post('/project/take', {
    who: 'member',
    summary: 'Take materials from a SKU of the caller’s project: licensed at once, and counted',
    input: z.strictObject({ key: requestKey, skuId: id, materialIds: some, references: givenReferences }),
    output: z.object({ orderId: id, number: z.string(), left: z.int() }),
  }),
  takings: post('/project/takings', {
    who: 'member',
    summary: 'What was taken from the caller’s project, newest first',
    input: z.strictObject({ ...paging }),
    output: listOf(taking),
  }),
};
