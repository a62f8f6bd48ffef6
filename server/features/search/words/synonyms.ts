import { type Context, transaction } from '../../../context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { fold } from './fold.ts';
import { addedTerms, askedTerms, type Groups, groupsByWord } from './synonym-groups.ts';
import {
  claimWords,
  deleteGroup,
  insertGroup,
  readGroup,
  readGroups,
  type SynonymRow,
  updateGroup,
} from './synonyms.queries.ts';
import { queryWords } from './words.ts';

/** After this long every process knows about a change made in one of them. */
export const KNOWN_EVERYWHERE_MS = 1000;

const known = new WeakMap<Database, { at: number; groups: Promise<Groups> }>();

function recentGroups(db: Database): Promise<Groups> {
  const now = performance.now();
  const before = known.get(db);
  if (before !== undefined && now - before.at < KNOWN_EVERYWHERE_MS) return before.groups;
  const groups = readGroups(db).then(groupsByWord);
  known.set(db, { at: now, groups });
  groups.catch(() => known.delete(db));
  return groups;
}

/**
 * Terms of groups to add to a document, including groups that no query uses yet. `terms` are `indexWords(text)`; `text`
 * has every title and keyword on a line of its own.
 */
export async function groupsOf(db: Database, terms: readonly string[], text: string): Promise<string[]> {
  return addedTerms(await recentGroups(db), terms, text);
}

/** `queryWords` with words replaced by their groups. */
export async function withGroups(db: Database, terms: readonly string[]): Promise<string[]> {
  return askedTerms(await recentGroups(db), terms);
}

interface Saved {
  id: number;
  version: number;
}

/** Adds a group, or changes the one that `changes` names. Searches use it once the index has it. */
export async function saveSynonyms(
  ctx: Context,
  { words, changes }: { words: readonly string[]; changes?: Saved | undefined },
): Promise<Saved | Problem> {
  return await transaction(ctx, async (tx) => {
    const before = changes && (await readGroup(tx.db, changes.id));
    if (changes && !before) return problem('not-found');
    const id = changes ? changes.id : await insertGroup(tx.db, words);
    if (changes && !(await updateGroup(tx.db, { ...changes, words }))) return problem('changed-meanwhile');
    const refused = await takeWords(tx.db, id, words);
    if (refused) return refused;
    await recordChange(tx, {
      action: changes ? 'synonyms.changed' : 'synonyms.added',
      subject: `synonyms:${id}`,
      ...(before ? { before: { words: before.words } } : {}),
      after: { words },
    });
    await tx.jobs.enqueue(tx.db, 'search.synonyms', { id });
    return { id, version: (changes?.version ?? 0) + 1 };
  });
}

/** Refuses a word that another group has, since it would have two meanings. */
async function takeWords(db: Database, id: number, words: readonly string[]): Promise<Problem | undefined> {
  const claimed = await claimWords(db, id, words.map(fold));
  const others = (await readGroups(db)).filter((row) => row.id !== id);
  const meant = new Set(others.flatMap((row) => row.words.map(meaning)));
  if (claimed && !words.some((word) => meant.has(meaning(word)))) return undefined;
  return problem('synonym-taken');
}

/** The normal form of a word: “wave” and “waves” are one. */
export function meaning(word: string): string {
  return queryWords(word).join(' ');
}

export async function removeSynonyms(ctx: Context, { id, version }: Saved): Promise<Problem | undefined> {
  return await transaction(ctx, async (tx) => {
    const before: SynonymRow | undefined = await readGroup(tx.db, id);
    if (!before) return problem('not-found');
    if (!(await deleteGroup(tx.db, id, version))) return problem('changed-meanwhile');
    await recordChange(tx, { action: 'synonyms.removed', subject: `synonyms:${id}`, before: { words: before.words } });
    return undefined;
  });
}
