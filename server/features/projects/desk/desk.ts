import type { DeskProject } from '#contract/calls/projects-desk.ts';
import { PROJECT_LIMITS, PROJECT_STATUS } from '#contract/domain/project.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { holdCompany } from '../../companies/companies.ts';
import { isSoldFor } from '../../prices/prices.ts';
import { projectsOf } from '../company-projects.ts';
import { setPeople, settlePeople } from '../people.ts';
import { findProject, findSku, listProjects, listSkus, type ProjectRow } from '../projects.queries.ts';
import { insertProject, insertSku, lastDays, type NewSku, updateSku, updateStatus } from './desk.queries.ts';

type Listed = { infos: DeskProject[] } | Problem;

export async function listForDesk(ctx: MemberContext, { customerId }: { customerId: number }): Promise<Listed> {
  const projects = await projectsOf(ctx, customerId);
  return { infos: projects.map(({ customerId: _of, ...project }) => project) };
}

interface NewProject {
  customerId: number;
  name: string;
  brand: string;
  endClient: string;
  userIds: number[];
}

export async function openProject(ctx: MemberContext, { userIds, ...project }: NewProject): Promise<Listed> {
  const { customerId } = project;
  const refused = await transaction(ctx, async (tx): Promise<Problem | undefined> => {
    const company = await holdCompany(tx, customerId);
    if (!company) return problem('not-found');
    if (company.state !== 'open') return problem('changed-meanwhile');
    if ((await listProjects(tx.db, customerId)).length >= PROJECT_LIMITS.projects) return problem('projects-full');
    const projectId = await insertProject(tx.db, project);
    const { customerId: _of, ...after } = project;
    await recordChange(tx, {
      action: 'project.opened',
      subject: `project:${projectId}`,
      after: { customerId, ...after },
    });
    return await setPeople(tx, customerId, { projectId, userIds });
  });
  return refused ?? (await listForDesk(ctx, { customerId }));
}

/** Changes a project while nobody takes anything from it; returns its company's projects as they are then. */
async function change(
  ctx: MemberContext,
  projectId: number,
  work: (tx: MemberContext, project: ProjectRow) => Promise<Problem | undefined>,
): Promise<Listed> {
  const done = await transaction(ctx, async (tx) => {
    const found = await findProject(tx.db, projectId);
    if (!found || !(await holdCompany(tx, found.customerId))) return problem('not-found');
    // Reads again after the lock is granted: somebody may have changed it meanwhile.
    const project = (await findProject(tx.db, projectId))!;
    return (await work(tx, project)) ?? project;
  });
  return isProblem(done) ? done : await listForDesk(ctx, done);
}

export async function addSku(ctx: MemberContext, sku: NewSku): Promise<Listed> {
  return await change(ctx, sku.projectId, async (tx, project) => {
    if (project.status !== PROJECT_STATUS.running) return problem('changed-meanwhile');
    const wrong = await dayProblem(tx, sku.endsOn);
    if (wrong) return wrong;
    // A buyout takes a material off sale, which a quota must not do.
    if (sku.terms.period === 'buyout' || !(await isSoldFor(tx, sku.kind, sku.terms))) return problem('no-such-use');
    if ((await listSkus(tx.db, [sku.projectId])).length >= PROJECT_LIMITS.skus) return problem('skus-full');
    const skuId = await insertSku(tx.db, sku, tx.actor.userId);
    if (skuId === undefined) return problem('sku-taken');
    const { projectId, ...after } = sku;
    await recordChange(tx, {
      action: 'project.sku-added',
      subject: `project:${projectId}`,
      after: { skuId, ...after },
    });
    return undefined;
  });
}

interface SkuChange {
  skuId: number;
  quota: number;
  endsOn: string;
  seen: { quota: number; endsOn: string };
}

export async function setSku(ctx: MemberContext, { skuId, seen, ...next }: SkuChange): Promise<Listed> {
  const { quota, endsOn } = next;
  const projectId = (await findSku(ctx.db, skuId))?.projectId;
  if (projectId === undefined) return problem('not-found');
  return await change(ctx, projectId, async (tx) => {
    const sku = (await findSku(tx.db, skuId))!;
    if (sku.quota !== seen.quota || sku.endsOn !== seen.endsOn) return problem('changed-meanwhile');
    if (quota < sku.used) return problem('quota-below-used');
    const wrong = endsOn === sku.endsOn ? undefined : await dayProblem(tx, endsOn);
    if (wrong) return wrong;
    await updateSku(tx.db, { id: skuId, ...next });
    await recordChange(tx, {
      action: 'project.sku-changed',
      subject: `project:${projectId}`,
      before: { skuId, ...seen },
      after: { skuId, ...next },
    });
    return undefined;
  });
}

/** The last day of a SKU is today or later, and not too far away. */
async function dayProblem(tx: MemberContext, endsOn: string): Promise<Problem | undefined> {
  const { first, last } = await lastDays(tx.db, PROJECT_LIMITS.years);
  return endsOn < first || endsOn > last ? problem('bad-input', { fields: { endsOn: 'invalid' } }) : undefined;
}

export async function setDeskPeople(ctx: MemberContext, people: { projectId: number; userIds: number[] }) {
  return await change(ctx, people.projectId, (tx, { customerId }) => setPeople(tx, customerId, people));
}

async function move(ctx: MemberContext, projectId: number, to: 'running' | 'ended', words: string): Promise<Listed> {
  return await change(ctx, projectId, async (tx, { status, customerId }) => {
    const from = to === 'ended' ? 'running' : 'ended';
    const step = { projectId, from: PROJECT_STATUS[from], to: PROJECT_STATUS[to], words };
    if (status !== step.from || !(await updateStatus(tx.db, step))) return problem('changed-meanwhile');
    await settlePeople(tx, customerId);
    await recordChange(tx, {
      action: `project.${to}`,
      subject: `project:${projectId}`,
      before: { state: from },
      after: { state: to },
      ...(words === '' ? {} : { reason: words }),
    });
    return undefined;
  });
}

export const endProject = (ctx: MemberContext, { projectId, words }: { projectId: number; words: string }) =>
  move(ctx, projectId, 'ended', words);
export const resumeProject = (ctx: MemberContext, { projectId }: { projectId: number }) =>
  move(ctx, projectId, 'running', '');
