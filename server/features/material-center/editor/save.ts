import type {
  ChangesOfMany,
  LeftReason,
  OutcomeOfMany,
  OwnerChanges,
  OwnerEdit,
} from '#contract/calls/material-editor.ts';
import type { FieldProblem } from '#contract/domain/problems.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { carryOut, editOf, planOf, type Wrong } from './plan-changes.ts';
import { lockOwn, type OwnRow, readChoices } from './editor.queries.ts';
import { scopeOf } from '../scope.queries.ts';

interface Saved {
  version: string;
  edit: OwnerEdit;
}

/** Saves changes. Refuses an editor who saw an older version, so that no change is lost. */
export async function save(
  ctx: MemberContext,
  { id, version, ...typed }: OwnerChanges & { id: number; version: string },
): Promise<Saved | Problem> {
  return await transaction(ctx, async (tx) => {
    const [row] = await lockOwn(tx.db, scopeOf(tx.actor), [id]);
    if (!row) return problem('not-found');
    if (row.version !== version) return problem('changed-meanwhile');
    const choices = await readChoices(tx.db, tx.actor.userId);
    const { changes, wrong } = planOf(row, typed, choices);
    const refused = refusal(wrong);
    if (refused) return refused;
    const versions = await carryOut(tx, [{ row, changes }], choices);
    return { version: versions.get(id) ?? version, edit: { ...editOf(row), ...changes } };
  });
}

function refusal(wrong: Wrong): Problem | undefined {
  const entries = Object.entries(wrong);
  if (entries.some(([, why]) => why === 'not-editable')) return problem('not-editable');
  if (entries.length === 0) return undefined;
  return problem('bad-input', { fields: Object.fromEntries(entries) as Record<string, FieldProblem> });
}

/** Saves the same changes to many materials; each gets all of them or none. */
export async function saveMany(
  ctx: MemberContext,
  { ids, changes: typed }: { ids: number[]; changes: ChangesOfMany },
): Promise<OutcomeOfMany | Problem> {
  return await transaction(ctx, async (tx) => {
    const rows = await lockOwn(tx.db, scopeOf(tx.actor), ids);
    const choices = await readChoices(tx.db, tx.actor.userId);
    const outcome = outcomeFor(ids, rows);
    const planned = rows.map((row) => ({ row, ...planOf(row, changesFor(row, typed), choices) }));
    for (const { row, wrong } of planned) {
      const [why] = Object.values(wrong);
      if (why) outcome.left.push({ id: row.id, why });
      else outcome.done.push(row.id);
    }
    const fine = planned.filter(({ wrong }) => Object.keys(wrong).length === 0);
    await carryOut(tx, fine, choices);
    return outcome;
  });
}

/** An outcome with nothing done yet; materials that are unknown or somebody else's are both left as unknown. */
export function outcomeFor(ids: readonly number[], rows: readonly OwnRow[]): OutcomeOfMany {
  const own = new Set(rows.map((row) => row.id));
  const unknown: LeftReason = 'unknown';
  return { done: [], left: [...new Set(ids)].filter((id) => !own.has(id)).map((id) => ({ id, why: unknown })) };
}

function changesFor(row: OwnRow, { keywordsZh, keywordsEn, ...rest }: ChangesOfMany): OwnerChanges {
  return {
    ...rest,
    ...(keywordsZh && { keywordsZh: keywordsFor(row.keywordsZh, keywordsZh) }),
    ...(keywordsEn && { keywordsEn: keywordsFor(row.keywordsEn, keywordsEn) }),
  };
}

function keywordsFor(before: readonly string[], { mode, words }: NonNullable<ChangesOfMany['keywordsZh']>): string[] {
  if (mode === 'set') return words;
  if (mode === 'add') return [...before, ...words];
  const gone = new Set(words.map((word) => word.toLowerCase()));
  return before.filter((word) => !gone.has(word.toLowerCase()));
}
