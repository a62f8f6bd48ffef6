import type { NotHandedIn } from '#contract/calls/music-intake.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { MaterialState } from '#contract/domain/material.ts';
import { soundMissing } from '#contract/domain/music-intake.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import type { Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { deleteSound, describeVersions, moveMaterial } from '../../catalogue/catalogue.ts';
import { readArrivals, removeFiles } from '../../media/media.ts';
import { decisionsOf, openReview } from '../../review/review.ts';
import { findShops, type IntakeRow, lockIntake } from './intake.queries.ts';

export async function listShops(ctx: MemberContext, { keyword }: { keyword: string }) {
  const shops = await findShops(ctx.db, keyword);
  const infos = shops.map(({ nameZh, nameEn, ...shop }) => ({
    ...shop,
    name: inLanguage(ctx.language, nameZh, nameEn),
  }));
  return { infos };
}

export async function listArrived(ctx: MemberContext, { ids }: { ids: number[] }) {
  return { infos: await readArrivals(ctx.db, ids) };
}

const WAITING: readonly MaterialState[] = ['incomplete', 'returned'];
const AT_WORK: readonly MaterialState[] = ['uploaded', 'transcoding'];

/** Hands in pieces that are complete, each with its versions; a version of a piece on sale is reviewed by itself. */
export async function handIn(ctx: MemberContext, { ids }: { ids: number[] }) {
  return await transaction(ctx, async (tx) => {
    const rows = await lockIntake(tx.db, ids);
    const outcome: { done: number[]; left: NotHandedIn[] } = { done: [], left: [] };
    for (const id of new Set(ids)) {
      const piece = rows.find((row) => row.id === id && row.versionOf === null);
      const versions = rows.filter((row) => row.versionOf === id);
      const left = piece ? leftFor(piece, versions) : { why: 'not-found' as const, missing: [] };
      if (left) {
        outcome.left.push({ id, ...left });
        continue;
      }
      const refused = await submit(tx, piece!, versions);
      if (refused) return refused;
      outcome.done.push(id);
    }
    return outcome;
  });
}

/** Why a piece stays, if so. */
function leftFor(piece: IntakeRow, versions: readonly IntakeRow[]): Omit<NotHandedIn, 'id'> | undefined {
  const all = [piece, ...versions];
  const stays = (why: NotHandedIn['why']) => ({ why, missing: [] });
  if (all.some(({ state }) => AT_WORK.includes(state))) return stays('processing');
  if (all.some(({ fileRefused }) => fileRefused)) return stays('bad-file');
  const isNews = WAITING.includes(piece.state) || versions.some(({ state }) => WAITING.includes(state));
  if (!isNews || piece.state === 'pending' || piece.state === 'rejected') return stays('state');
  const missing = soundMissing(piece);
  return missing.length > 0 ? { why: 'missing', missing } : undefined;
}

async function submit(tx: MemberContext, piece: IntakeRow, versions: readonly IntakeRow[]) {
  await describeVersions(tx, piece.id);
  const news = WAITING.includes(piece.state) ? [piece] : versions.filter(({ state }) => WAITING.includes(state));
  const decisions = await decisionsOf(
    tx.db,
    news.map(({ id }) => id),
  );
  for (const { id, state } of news) {
    const round = decisions.has(id) ? 'again' : 'first';
    const refused: Problem | undefined =
      (await moveMaterial(tx, { id, from: state, to: 'pending', by: 'staff' })) ??
      (await openReview(tx, { materialId: id, round, request: '' }));
    if (refused) return refused;
  }
  return undefined;
}

/** Deletes sounds that nobody has reviewed or bought; a piece stays while it has versions. */
export async function discard(ctx: MemberContext, { ids }: { ids: number[] }) {
  return await transaction(ctx, async (tx) => {
    const rows = await lockIntake(tx.db, ids);
    const wanted = [...new Set(ids)].map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
    const done: number[] = [];
    // Versions first, so that a piece can go together with them.
    for (const { id, state, fileRefused, code, fileName } of wanted.toSorted((a, b) => order(b) - order(a))) {
      const isOpen = state === 'incomplete' || (state === 'rejected' && fileRefused);
      const hasVersions = rows.some((row) => row.versionOf === id && !done.includes(row.id));
      if (!isOpen || hasVersions) continue;
      await removeFiles(tx, await deleteSound(tx.db, id));
      const before = { state, code, fileName };
      await recordChange(tx, { action: 'material.discarded', subject: `material:${id}`, before });
      done.push(id);
    }
    return { done, left: [...new Set(ids)].filter((id) => !done.includes(id)) };
  });
}

const order = ({ versionOf }: IntakeRow) => (versionOf === null ? 0 : 1);
