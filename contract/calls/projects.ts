import * as z from 'zod/mini';
import { id, nothing, post } from '../call.ts';
import { SKU_KINDS, SKU_STATES } from '../domain/project.ts';
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
};
