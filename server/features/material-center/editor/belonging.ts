import type { OutcomeOfMany, OwnGroup, OwnRelease } from '#contract/calls/material-editor.ts';
import { editableIn } from '#contract/domain/editing.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import {
  attach,
  detach,
  insertGroup,
  listGroups,
  listReleases,
  lockGroup,
  readRelease,
  updateGroup,
} from './belonging.queries.ts';
import { lockOwn } from './editor.queries.ts';
import { outcomeFor } from './save.ts';

interface Title {
  titleZh: string;
  titleEn: string;
}

const UNTITLED = problem('bad-input', { fields: { titleZh: 'required', titleEn: 'required' } });
const isUntitled = ({ titleZh, titleEn }: Title) => titleZh === '' && titleEn === '';

export async function groups(ctx: MemberContext): Promise<{ infos: OwnGroup[]; total: number }> {
  const infos = await listGroups(ctx.db, ctx.actor.userId);
  return { infos, total: infos.length };
}

export async function addGroup(ctx: MemberContext, title: Title): Promise<{ group: OwnGroup } | Problem> {
  if (isUntitled(title)) return UNTITLED;
  return await transaction(ctx, async (tx) => {
    const id = await insertGroup(tx.db, tx.actor.userId, title);
    await recordChange(tx, { action: 'group.added', subject: `group:${id}`, after: { ...title } });
    return { group: { id, zh: title.titleZh, en: title.titleEn, materials: 0 } };
  });
}

export async function renameGroup(
  ctx: MemberContext,
  { id, ...title }: Title & { id: number },
): Promise<{ group: OwnGroup } | Problem> {
  if (isUntitled(title)) return UNTITLED;
  return await transaction(ctx, async (tx) => {
    const before = await lockGroup(tx.db, tx.actor.userId, id);
    if (!before) return problem('not-found');
    if (before.titleZh !== title.titleZh || before.titleEn !== title.titleEn) {
      await updateGroup(tx.db, id, title);
      await recordChange(tx, { action: 'group.renamed', subject: `group:${id}`, before, after: { ...title } });
    }
    const [group] = await listGroups(tx.db, tx.actor.userId, id);
    return group ? { group } : problem('not-found');
  });
}

export async function releases(ctx: MemberContext): Promise<{ infos: OwnRelease[]; total: number }> {
  const rows = await listReleases(ctx.db, ctx.actor.userId);
  const infos = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { infos, total: infos.length };
}

/** Attaches a release to materials or detaches it, as long as they may be edited. */
export async function attachRelease(
  ctx: MemberContext,
  { releaseId, ids, attached }: { releaseId: number; ids: number[]; attached: boolean },
): Promise<OutcomeOfMany | Problem> {
  return await transaction(ctx, async (tx) => {
    const release = await readRelease(tx.db, tx.actor.userId, releaseId);
    if (!release) return problem('not-found');
    const rows = await lockOwn(tx.db, tx.actor.userId, ids);
    const outcome = outcomeFor(ids, rows);
    const open = rows.filter((row) => editableIn(row.state) === 'all').map((row) => row.id);
    const closed = rows.filter((row) => editableIn(row.state) !== 'all');
    const changed = await (attached ? attach : detach)(tx.db, releaseId, open);
    for (const id of changed)
      await recordChange(tx, {
        action: attached ? 'material.release-attached' : 'material.release-detached',
        subject: `material:${id}`,
        after: { release: `${release.subject} (${release.id})` },
      });
    return {
      done: open,
      left: [...outcome.left, ...closed.map(({ id }) => ({ id, why: 'not-editable' as const }))],
    };
  });
}
