import { actingAs, type Context, type MemberContext, transaction } from '../../context.ts';
import { isProblem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { moveMaterial } from '../catalogue/catalogue.ts';
import { removeFiles } from '../media/media.ts';
import { claim, type Decided, decide, openReview, settle } from '../review/review.ts';
import type { Ending } from './endings.ts';
import {
  backdateReview,
  deleteUnfinished,
  findOpenReview,
  findOwner,
  findPerson,
  lookAgain,
  withdrawSecondLooks,
} from './works.queries.ts';

/** Makes the first decisions, so that the reviewer whom visitors may log in as can take appeals and second reviews. */
const REVIEWER = 'admin@framehall.test';

const RETURNED: Decided = {
  verdict: 'return',
  reasons: [
    { code: 'metadata-keywords', words: '请补上拍摄地和季节', atSeconds: null, region: null },
    { code: 'metadata-title', words: '', atSeconds: null, region: null },
  ],
  note: '画面很好，补全文字就可以上架。',
};
const REJECTED: Decided = {
  verdict: 'reject',
  reasons: [
    {
      code: 'technical-noise',
      words: '暗部噪点明显',
      atSeconds: null,
      region: { x: 0.08, y: 0.58, width: 0.4, height: 0.32 },
    },
  ],
  note: '',
};
const APPROVED: Decided = { verdict: 'approve', reasons: [], note: '' };
const APPEAL = '画面里的颗粒是宣纸的质感，不是噪点，请在 100% 大小下再看一次。';

/** One step that somebody takes with a material. */
type Step = (tx: Context, materialId: number) => Promise<Problem | undefined>;

const submit: Step = async (tx, id) => {
  const owner = await asOwner(tx, id);
  return (
    (await moveMaterial(owner, { id, from: 'incomplete', to: 'pending', by: 'owner' })) ??
    (await openReview(owner, { materialId: id, round: 'first', request: '' }))
  );
};

const appeal: Step = async (tx, id) => {
  const owner = await asOwner(tx, id);
  return (
    (await moveMaterial(owner, { id, from: 'rejected', to: 'pending', by: 'owner', reason: APPEAL })) ??
    (await openReview(owner, { materialId: id, round: 'appeal', request: APPEAL }))
  );
};

function judge(decided: Decided, after?: (tx: Context, reviewId: number) => Promise<void>): Step {
  return async (tx, materialId) => {
    const reviewer = actingAs(tx, await findPerson(tx.db, REVIEWER));
    const reviewId = await findOpenReview(tx.db, materialId);
    const ids = [reviewId];
    const claimed = await claim(reviewer, { ids });
    if (isProblem(claimed)) return claimed;
    const outcome = await decide(reviewer, { ids, ...decided });
    if (isProblem(outcome)) return outcome;
    await settle(tx, ids);
    await after?.(tx, reviewId);
    return undefined;
  };
}

const wait: Step = async (tx, id) => {
  await backdateReview(tx.db, await findOpenReview(tx.db, id));
  return undefined;
};

const takeOffline: Step = async (tx, id) => {
  const reason = '暂停销售，准备参展';
  return await moveMaterial(await asOwner(tx, id), { id, from: 'online', to: 'offline', by: 'owner', reason });
};

const WAYS: Record<Ending, readonly Step[]> = {
  waiting: [],
  pending: [submit],
  overdue: [submit, wait],
  returned: [submit, judge(RETURNED)],
  rejected: [submit, judge(REJECTED)],
  appealed: [submit, judge(REJECTED), appeal],
  'looked-at-again': [submit, judge(APPROVED, (tx, reviewId) => lookAgain(tx.db, reviewId))],
  offline: [submit, judge(APPROVED), takeOffline],
};

/** Takes all steps of a work that has left the pipeline, in one transaction. */
export async function carryOn(ctx: Context, materialId: number, ending: Ending): Promise<void> {
  if (!ctx.config.demo) return;
  const failed = await transaction(ctx, async (tx) => {
    for (const step of WAYS[ending]) {
      const refused = await step(tx, materialId);
      if (refused) return refused;
    }
    return undefined;
  });
  if (failed) throw new Error(`material ${materialId} did not become ${ending}: ${failed.code}`);
}

/** Deletes unfinished works when the demo ends, because nobody could work on them; a later demo makes them anew. */
export async function endWorks(ctx: Context): Promise<void> {
  await transaction(ctx, async (tx) => {
    await withdrawSecondLooks(tx.db);
    for (const { id, state, files } of await deleteUnfinished(tx.db)) {
      await removeFiles(tx, files);
      await recordChange(tx, {
        action: 'material.discarded',
        subject: `material:${id}`,
        before: { state },
        reason: 'end of the demo',
      });
    }
  });
}

async function asOwner(tx: Context, materialId: number): Promise<MemberContext> {
  return actingAs(tx, await findOwner(tx.db, materialId));
}
