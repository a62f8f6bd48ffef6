import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import type { MemberContext } from '../../../context.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { presentEntered, showUnmarked, technical } from '../../catalogue/catalogue.ts';
import { presentSuggestion, sameFileFor } from '../../media/media.ts';
import { decisionsOf } from '../../review/review.ts';
import { editOf } from './plan-changes.ts';
import { type OwnDetailRow, readGlimpses, readOwnDetail } from './detail.queries.ts';
import { scopeOf } from '../scope.queries.ts';

export async function detail(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ material: EditorMaterial } | Problem> {
  const row = await readOwnDetail(ctx.db, scopeOf(ctx.actor), id);
  if (!row) return problem('not-found');
  const decisions = await decisionsOf(ctx.db, [id]);
  return { material: { ...(await present(ctx, row)), decisions: decisions.get(id) ?? [] } };
}

export async function glimpses(ctx: MemberContext, { ids }: { ids: number[] }) {
  const rows = await readGlimpses(ctx.db, scopeOf(ctx.actor), ids);
  return { infos: rows.map((row) => ({ ...row, thumbnail: row.thumbnail && ctx.objects.publicUrl(row.thumbnail) })) };
}

async function present(ctx: MemberContext, row: OwnDetailRow): Promise<Omit<EditorMaterial, 'decisions'>> {
  const thumbnail = row.files['thumb-1x'] ?? row.files.cover;
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    state: row.state,
    version: row.version,
    edit: editOf(row),
    fileName: row.fileName,
    suggestion: row.suggestion && presentSuggestion(row.suggestion),
    technical: technical(row),
    entered: presentEntered(ctx.language, row.entered),
    thumbnail: thumbnail === undefined ? null : ctx.objects.publicUrl(thumbnail),
    ...(await showUnmarked(ctx, row)),
    findings: row.findings,
    alike: row.alike.map((other) => sameFileFor(ctx, other)).filter(({ material }) => material),
    releases: row.releases,
  };
}
