import { type Context, type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { setProject } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { lockAsAdmin } from '../companies/companies.ts';
import { listCompanyProjects } from './company-projects.ts';
import { countMembers, misplacedPeople, replacePeople } from './people.queries.ts';
import { findProject, listOwn, listProjectPeople } from './projects.queries.ts';
import { readSkuList } from './projects.ts';

/** After projects or their people changed: nobody is left on a project that they cannot work on. */
export async function settlePeople(tx: Context, customerId: number): Promise<void> {
  for (const { userId, projectId } of await misplacedPeople(tx.db, customerId))
    await setProject(tx.db, { userId, customerId, projectId });
}

interface People {
  projectId: number;
  userIds: readonly number[];
}

/** Says who works on a project; the caller holds its company. */
export async function setPeople(tx: MemberContext, customerId: number, { projectId, userIds }: People) {
  const ids = [...new Set(userIds)];
  if ((await countMembers(tx.db, customerId, ids)) !== ids.length) return problem('not-found');
  const before = (await listProjectPeople(tx.db, [projectId])).map(({ userId }) => userId);
  await replacePeople(tx.db, projectId, ids);
  await settlePeople(tx, customerId);
  await recordChange(tx, {
    action: 'project.people-set',
    subject: `project:${projectId}`,
    before: { userIds: before },
    after: { userIds: ids },
  });
  return undefined;
}

/** The same by an administrator of the company. */
export async function setOwnPeople(ctx: MemberContext, people: People) {
  const refused = await transaction(ctx, async (tx) => {
    const own = await lockAsAdmin(tx);
    if (isProblem(own)) return own;
    const project = await findProject(tx.db, people.projectId);
    if (project?.customerId !== own.customerId) return problem('not-found');
    return await setPeople(tx, own.customerId, people);
  });
  return refused ?? (await listCompanyProjects(ctx));
}

/** Lets the caller work on another of their running projects. */
export async function switchTo(ctx: MemberContext, { projectId }: { projectId: number }) {
  const refused = await transaction(ctx, async (tx): Promise<Problem | undefined> => {
    const { userId } = tx.actor;
    const wanted = (await listOwn(tx.db, userId)).find((one) => one.projectId === projectId && one.status === 1);
    if (!wanted) return problem('not-found');
    const moved = await setProject(tx.db, { userId, customerId: wanted.customerId, projectId });
    return moved ? undefined : problem('not-found');
  });
  return refused ?? (await readSkuList(ctx));
}
