import type { MaterialActor, MaterialState } from '#contract/domain/material.ts';
import { mayMove } from '#contract/domain/material.ts';
import type { AnyItem } from '#contract/items.ts';
import type { Context } from '../../context.ts';
import { must, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { anyItem, readerOf } from './items.ts';
import { itemsByIds } from './items.queries.ts';
import { insertMaterial, type NewMaterial, updateState, versionsIn } from './materials.queries.ts';
import { reindex } from './reindex.ts';

/** Adds a material whose file is in the store and has not been opened yet. */
export async function addMaterial(ctx: Context, material: NewMaterial): Promise<number> {
  const id = await insertMaterial(ctx.db, material);
  await recordChange(ctx, { action: 'material.uploaded', subject: `material:${id}`, after: { state: 'uploaded' } });
  return id;
}

interface Move {
  id: number;
  from: MaterialState;
  to: MaterialState;
  by: MaterialActor;
  reason?: string;
}

/** The only way to change a material's state; refused when it is not in the state that the caller expects. */
export async function moveMaterial(ctx: Context, move: Move): Promise<Problem | undefined> {
  const { id, from, to, by, reason } = move;
  if (!mayMove(from, to, by)) return problem('not-allowed');
  if (!(await updateState(ctx.db, id, from, to))) return problem('changed-meanwhile');
  await recordChange(ctx, {
    action: `material.${to}`,
    subject: `material:${id}`,
    before: { state: from },
    after: { state: to },
    ...(reason === undefined ? {} : { reason }),
  });
  // Versions are reviewed with their piece.
  if (from === 'pending' || to === 'pending')
    for (const version of await versionsIn(ctx.db, id, from)) must(await moveMaterial(ctx, { ...move, id: version }));
  if (from !== 'online' && to !== 'online') return undefined;
  // One job updates the search, which finds only materials online; another hides or shows the previews.
  await reindex(ctx, [id]);
  if (from === 'offline' || to === 'offline') await ctx.jobs.enqueue(ctx.db, 'media.follow-sale', { materialId: id });
  return undefined;
}

/** Whom cards are for. */
type ItemReader = Pick<Context, 'db' | 'objects' | 'language' | 'actor'>;

/** Cards of these materials for the caller, in the given order; leaves out those not online. */
export async function itemsFor(ctx: ItemReader, ids: readonly number[]): Promise<AnyItem[]> {
  const cards = await cardsFor(ctx, ids);
  return cards.map(({ item }) => item);
}

export interface Card {
  item: AnyItem;
  /** In the reader's language, one on each line. */
  keywords: string;
}

/** The same cards, each with its keywords. */
export async function cardsFor(ctx: ItemReader, ids: readonly number[]): Promise<Card[]> {
  const rows = await itemsByIds(ctx.db, readerOf(ctx), ids);
  return rows.map((row) => ({ item: anyItem(ctx, row), keywords: row.keywords }));
}

export { VERSION } from './catalogue-desk/detail.queries.ts';
export { findCategoryFor } from './catalogue-desk/edit.queries.ts';
export { editMaterial } from './catalogue-desk/edit.ts';
export { readDesk } from './catalogue-desk/find.ts';
export { ownersOf } from './catalogue-desk/sale.queries.ts';
export { accountOf, tellOwners, workName } from './catalogue-desk/mails.ts';
export { copyCover, setCover, takeCover } from './music-desk/covers.ts';
export { soundForReview } from './music-desk/for-review.ts';
export { deleteSound, lockPieceFor } from './music-desk/versions.queries.ts';
export { arrange, describeVersion, describeVersions, titlesOf } from './music-desk/versions.ts';
export { writtenOf } from './bodies.ts';
export { changeKind } from './change-kind.ts';
export { coloursOf } from './colours.ts';
export { type Covers, coversOf } from './covers.ts';
export { sampleLink } from './detail.ts';
export { ENTERED, type EnteredRow, presentEntered } from './entered.queries.ts';
export { saveFloor } from './floor.queries.ts';
export { heroPicture, hotWords } from './home.ts';
export { versionsIn } from './materials.queries.ts';
export { coverOf, keywordsIn } from './items.ts';
export { listHotWords } from './items.queries.ts';
export {
  type Description,
  type FileFacts,
  type NewMaterial,
  readMaterial,
  saveFacts,
  saveFile,
  saveLoudness,
} from './materials.queries.ts';
export { addFirstPlaylists, addToPlaylist, findPlaylist, listPlaylists } from './playlists.queries.ts';
export { deleteMaterial, moveIntoShop, type StoredFile, updateDescriptions } from './owner-changes.queries.ts';
export { KEPT_FOR_GOOD, UNMARKED, followSale, previewUrl, showUnmarked } from './previews.ts';
export { stillShownOffSale } from './previews.queries.ts';
export { reindex } from './reindex.ts';
export { shopCards } from './shops.ts';
export { readTopic, topicCards } from './topics.ts';
export { saveHeard, saveSound, saveSoundSuggestions, tagByKeywords } from './sounds.queries.ts';
export { technical, type TechnicalRow } from './technical.ts';
export { openReports } from './catalogue-desk/waiting.queries.ts';
export { findWorks } from './catalogue-desk/find-works.ts';
