import type { CompanyProject } from '#contract/calls/projects.ts';
import { PROJECT_STATUS } from '#contract/domain/project.ts';
import { buyerIn, type Context, type MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { presentSku } from './projects.ts';
import { listProjectPeople, listProjects, listSkus } from './projects.queries.ts';

/** All projects of a company with their SKUs and people. */
export async function projectsOf(ctx: Context, customerId: number) {
  const projects = await listProjects(ctx.db, customerId);
  const ids = projects.map(({ projectId }) => projectId);
  const skus = Map.groupBy(await listSkus(ctx.db, ids), ({ projectId }) => projectId);
  const people = Map.groupBy(await listProjectPeople(ctx.db, ids), ({ projectId }) => projectId);
  return projects.map(({ status, ...project }) => ({
    ...project,
    running: status === PROJECT_STATUS.running,
    skus: (skus.get(project.projectId) ?? []).map(presentSku),
    people: (people.get(project.projectId) ?? []).map(({ userId, nickname }) => ({ userId, nickname })),
  }));
}

/** The same of the caller's company, for its members. */
export async function listCompanyProjects(ctx: MemberContext): Promise<{ infos: CompanyProject[] } | Problem> {
  const { customerId } = buyerIn(ctx);
  if (customerId === null) return problem('not-found');
  const projects = await projectsOf(ctx, customerId);
  return {
    infos: projects.map(({ projectId, name, running, skus, people }) => ({
      projectId,
      name,
      running,
      skus,
      userIds: people.map(({ userId }) => userId),
    })),
  };
}
