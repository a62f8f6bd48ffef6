import { t } from '../../../lib/translation.ts';
import type { BlockProblem } from './block-problems.ts';

/** A problem in words, such as “Title 3 is missing”. */
export function problemWords({ field, place, breach, limit }: BlockProblem): string {
  const names: Record<string, string> = t(($) => $.office.bodyEditor.fields);
  const name = names[field] ?? t(($) => $.office.bodyEditor.fields.block);
  const named = place === undefined ? name : t(($) => $.office.bodyEditor.numbered, { name, place });
  return t(($) => $.office.bodyEditor.problems[breach], { name: named, limit: limit ?? 0 });
}
