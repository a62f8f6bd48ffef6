import type { mediaCalls } from '#contract/calls/media.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { type MemberContext, transaction } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { moveMaterial, readMaterial } from '../catalogue/catalogue.ts';
import { enqueueRun } from './media.ts';
import { countRuns, listRuns, measureStorage } from './media.queries.ts';
import { resetRun } from './runs.queries.ts';

/** Runs the pipeline again from the start, in a new folder; the sweep deletes the files of the first try. */
async function runAgain(ctx: MemberContext, materialId: number, reason: string) {
  return await transaction(ctx, async (tx) => {
    const material = await readMaterial(tx.db, materialId);
    if (!material || !(await resetRun(tx.db, materialId))) return problem('not-found');
    if (material.state === 'rejected') {
      const move = { id: materialId, from: 'rejected', to: 'transcoding', by: 'staff', reason } as const;
      const refused = await moveMaterial(tx, move);
      if (refused) return refused;
    }
    await recordChange(tx, { action: 'media.run-again', subject: `material:${materialId}`, reason });
    await enqueueRun(tx, materialId, material.sizeBytes);
    return {};
  });
}

export const mediaHandlers: Handlers<typeof mediaCalls> = {
  async summary(ctx) {
    const [counts, storage] = await Promise.all([countRuns(ctx.db), measureStorage(ctx.db)]);
    const none = { waiting: 0, running: 0, failed: 0, rejected: 0, ready: 0 };
    return { states: { ...none, ...Object.fromEntries(counts.map(({ state, count }) => [state, count])) }, storage };
  },
  async list(ctx, input) {
    const { total, rows } = await listRuns(ctx.db, input);
    const infos = rows.map((row) => ({
      materialId: row.materialId,
      code: row.code,
      kind: row.kind,
      title: inLanguage(ctx.language, row.titleZh, row.titleEn),
      fileName: row.fileName,
      sizeBytes: row.sizeBytes,
      owner: row.owner,
      thumbnail: row.thumbnail === null ? null : ctx.objects.publicUrl(row.thumbnail),
      state: row.state,
      step: row.step,
      percent: row.percent,
      rejection: row.rejection,
      reason: row.reason,
      findings: row.findings,
      createdAt: row.createdAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
    }));
    return { infos, total };
  },
  runAgain: (ctx, { materialId, reason }) => runAgain(ctx, materialId, reason),
};
