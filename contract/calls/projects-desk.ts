import * as z from 'zod/mini';
import { id, line, oneLine, post } from '../call.ts';
import { MOST_FEN } from '../domain/money.ts';
import { PROJECT_LIMITS, SKU_KINDS } from '../domain/project.ts';
import { ORDER_READERS, SALES } from '../domain/roles.ts';
import { licenceTerms } from './prices.ts';
import { projectPeople, sku } from './projects.ts';

const deskProject = z.object({
  projectId: id,
  name: z.string(),
  brand: z.string(),
  endClient: z.string(),
  running: z.boolean(),
  /** Why it was ended. */
  words: z.string(),
  people: z.array(z.object({ userId: id, nickname: z.string() })),
  skus: z.array(sku),
});
export type DeskProject = z.output<typeof deskProject>;

const projects = z.object({ infos: z.array(deskProject) });
const one = z.strictObject({ projectId: id });
const name = oneLine(1, PROJECT_LIMITS.name);
const quota = z.int().check(z.gte(1), z.lte(PROJECT_LIMITS.quota));

export const projectDeskCalls = {
  list: post('/office/project/list', {
    who: ORDER_READERS,
    summary: 'Projects of a company with their SKUs and people, running ones first',
    input: z.strictObject({ customerId: id }),
    output: projects,
  }),
  open: post('/office/project/open', {
    who: SALES,
    summary: 'Open a project for an open company; the people named work on it',
    input: z.strictObject({
      customerId: id,
      name,
      brand: name,
      endClient: z._default(oneLine(0, PROJECT_LIMITS.name), ''),
      userIds: z._default(z.array(id).check(z.maxLength(500)), []),
    }),
    output: projects,
  }),
  addSku: post('/office/project/addSku', {
    who: SALES,
    summary: 'Add a SKU to a running project: so many licences for a use that is sold, for a branch',
    input: z.strictObject({
      projectId: id,
      kind: z.enum(SKU_KINDS),
      branch: oneLine(1, PROJECT_LIMITS.branch),
      terms: licenceTerms,
      unitFen: z.int().check(z.gte(1), z.lte(MOST_FEN)),
      quota,
      endsOn: z.iso.date(),
    }),
    output: projects,
  }),
  setSku: post('/office/project/setSku', {
    who: SALES,
    summary: 'Change quota and last day of a SKU; the quota never falls below what was taken',
    input: z.strictObject({
      skuId: id,
      quota,
      endsOn: z.iso.date(),
      /** What the caller saw; refused when somebody has changed it meanwhile. */
      seen: z.strictObject({ quota: z.int(), endsOn: z.iso.date() }),
    }),
    output: projects,
  }),
  setPeople: post('/office/project/setPeople', {
    who: SALES,
    summary: 'Say which members of its company work on a project',
    input: projectPeople,
    output: projects,
  }),
  end: post('/office/project/end', {
    who: SALES,
    summary: 'End a project with a reason; nothing is taken from it any more',
    input: z.strictObject({ projectId: id, words: line(1, PROJECT_LIMITS.words) }),
    output: projects,
  }),
  resume: post('/office/project/resume', {
    who: SALES,
    summary: 'Let an ended project run again',
    input: one,
    output: projects,
  }),
};
