import type { Context } from '../../../context.ts';
import { inLanguage } from '../../catalog/catalog.ts';
import { readHotWords } from './phrases.queries.ts';

/** What editors recommend to whoever does not know what to look for. */
export async function hotWords(ctx: Pick<Context, 'db' | 'language'>, most: number): Promise<string[]> {
  const rows = await readHotWords(ctx.db);
  return rows.slice(0, most).map((row) => inLanguage(ctx.language, row.word_zh, row.word_en));
}
