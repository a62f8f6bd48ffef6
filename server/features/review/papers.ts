import type { MemberContext } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { findOriginal, findPaper } from './papers.queries.ts';

const SECONDS = 300;

/** Looking at what is private leaves a row behind. */
export async function originalLink(ctx: MemberContext, { id }: { id: number }) {
  return await link(ctx, 'material.original-seen', await findOriginal(ctx.db, id));
}

export async function paperLink(ctx: MemberContext, { id, releaseId }: { id: number; releaseId: number }) {
  return await link(ctx, 'material.release-seen', await findPaper(ctx.db, id, releaseId));
}

async function link(ctx: MemberContext, action: string, paper: Awaited<ReturnType<typeof findPaper>>) {
  if (!paper) return problem('not-found');
  const { materialId, key, fileName } = paper;
  await recordChange(ctx, { action, subject: `material:${materialId}`, after: { file: fileName } });
  return { url: await ctx.objects.signedUrl('originals', key, { seconds: SECONDS, fileName }), seconds: SECONDS };
}
