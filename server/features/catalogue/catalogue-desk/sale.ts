import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { moveMaterial } from '../catalogue.ts';
import { readMaterial } from '../materials.queries.ts';
import { setFeatured } from './sale.queries.ts';
import { tellOwners } from './mails.ts';

interface Outcome {
  done: number[];
  left: number[];
}

/** Sorts the ids and keeps each once, so that two changes of the same materials never deadlock. */
const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

function outcome(ids: readonly number[], done: readonly number[]): Outcome | Problem {
  if (done.length === 0) return problem('changed-meanwhile');
  return { done: [...done], left: ids.filter((id) => !done.includes(id)) };
}

export async function feature(
  ctx: MemberContext,
  { ids, featured }: { ids: number[]; featured: boolean },
): Promise<Outcome | Problem> {
  const wanted = inOrder(ids);
  return await transaction(ctx, async (tx) => {
    const done = await setFeatured(tx.db, wanted, featured);
    for (const id of done)
      await recordChange(tx, {
        action: featured ? 'material.featured' : 'material.unfeatured',
        subject: `material:${id}`,
        before: { featured: !featured },
        after: { featured },
      });
    return outcome(wanted, done);
  });
}

/** Puts materials offline; leaves those that are no longer online unchanged. */
export async function takeDown(
  ctx: MemberContext,
  { ids, reason }: { ids: number[]; reason: string },
): Promise<Outcome | Problem> {
  const wanted = inOrder(ids);
  return await transaction(ctx, async (tx) => {
    const done: number[] = [];
    for (const id of wanted) {
      const refused = await moveMaterial(tx, { id, from: 'online', to: 'offline', by: 'staff', reason });
      if (!refused) done.push(id);
    }
    await tellOwners(tx, done, 'takenDown', { reason });
    return outcome(wanted, done);
  });
}

export async function putBack(ctx: MemberContext, { id, reason }: { id: number; reason: string }) {
  return await transaction(ctx, async (tx) => {
    if (!(await readMaterial(tx.db, id))) return problem('not-found');
    const refused = await moveMaterial(tx, { id, from: 'offline', to: 'online', by: 'staff', reason });
    return isProblem(refused) ? refused : {};
  });
}
