import { type MemberContext, transaction } from '../../../context.ts';
import { violatedConstraint } from '../../../platform/database/failures.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { type ListTable, lockList, type Part, readOrder, saveOrder } from './lists.queries.ts';

export interface Reordering {
  was: number[];
  ids: number[];
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((id, i) => id === b[i]);

/** Refuses a new order unless the editor saw the current order and names the same entries, each once. */
export function reorderProblem(now: readonly number[], { was, ids }: Reordering): Problem | undefined {
  if (!same(now, was)) return problem('changed-meanwhile');
  const known = new Set(now);
  const complete = ids.length === now.length && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
  return complete ? undefined : problem('bad-input', { fields: { ids: 'invalid' } });
}

interface List {
  table: ListTable;
  /** Name in the audit trail. */
  name: 'topic' | 'playlist' | 'hot-word' | 'category' | 'music-tag';
  part?: Part;
}

export async function reorder(ctx: MemberContext, list: List, wanted: Reordering) {
  return await transaction(ctx, async (tx) => {
    await lockList(tx.db, list.table);
    const now = await readOrder(tx.db, list.table, list.part);
    const refused = reorderProblem(now, wanted);
    if (refused) return refused;
    if (same(now, wanted.ids)) return {};
    await saveOrder(tx.db, list.table, wanted.ids);
    await recordChange(tx, {
      action: `${list.name}.reordered`,
      subject: `${list.name}:${list.part?.name ?? 'all'}`,
      before: { order: now },
      after: { order: wanted.ids },
    });
    return {};
  });
}

/** Runs a change; a name that is already in use becomes a problem of the field it was typed in. */
export async function refusingDuplicates<T>(
  fields: Record<string, string>,
  change: () => Promise<T>,
): Promise<T | Problem> {
  try {
    return await change();
  } catch (error) {
    const field = fields[violatedConstraint(error) ?? ''];
    if (field === undefined) throw error;
    return problem('bad-input', { fields: { [field]: 'taken' } });
  }
}

interface ShownTimes {
  shownFrom: string | null;
  shownUntil: string | null;
}

/** Visitors would never see what ends before it begins. */
export function scheduleProblem({ shownFrom, shownUntil }: ShownTimes): Problem | undefined {
  if (shownFrom === null || shownUntil === null || Date.parse(shownFrom) < Date.parse(shownUntil)) return undefined;
  return problem('bad-input', { fields: { shownUntil: 'invalid' } });
}
