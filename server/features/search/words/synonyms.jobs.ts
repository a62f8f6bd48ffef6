import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { postgresEngine } from '../postgres.ts';
import { KNOWN_EVERYWHERE_MS } from './synonyms.ts';
import { markIndexed, materialsSaying, readGroup } from './synonyms.queries.ts';
import { queryWords } from './words.ts';

const AT_ONCE = 500;

/** Has every material that says one of the words found under all of them; then searches use the group. */
export async function indexSynonyms(ctx: Context, { id }: { id: number }, signal: AbortSignal): Promise<void> {
  // By then nobody indexes without knowing of the group, so no material slips through.
  await sleep(2 * KNOWN_EVERYWHERE_MS, undefined, { signal });
  const group = await readGroup(ctx.db, id);
  if (!group || group.indexed) return;
  const members = group.words.map((word) => queryWords(word));
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const ids = await materialsSaying(ctx.db, members, after, AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) break;
    await postgresEngine(ctx).index(ids);
    after = last;
  }
  await markIndexed(ctx.db, id, group.version);
}
