import { clausesOf } from '#contract/domain/agreement.ts';
import { drawn } from '#contract/domain/draw-blocks.ts';
import { POLICY_NAMES, type PolicyName } from '#contract/domain/policy.ts';
import { isProblem } from '../../platform/problem.ts';
import { readPolicy } from '../policies/policies.ts';
import type { Place } from './addresses.ts';
import { articleHtml, breadcrumbs, graph } from './article-parts.ts';
import type { About } from './head-parts.ts';
import type { Reader } from './heads.ts';

export const policyPlace = (name: PolicyName): Place => ({ page: 'agreement', path: `/agreement/${name}` });

/** An agreement, in the version in effect or in another; every version names the one in effect as its address. */
export async function aboutPolicy(
  ctx: Reader,
  asked: string | undefined,
  version: string | null,
): Promise<About | 'missing'> {
  const name = POLICY_NAMES.find((one) => one === asked?.toLowerCase());
  if (name === undefined) return 'missing';
  const wanted = /^[1-9]\d{0,8}$/.exec(version ?? '')?.[0];
  const policy = await readPolicy(ctx, { name, version: wanted === undefined ? undefined : Number(wanted) });
  if (isProblem(policy)) return 'missing';
  const { title, body } = policy;
  const place = policyPlace(name);
  const clauses = clausesOf(body);
  return {
    place,
    title,
    description: clauses[0]?.paragraphs[0] ?? title,
    image: undefined,
    type: 'website',
    body: articleHtml(ctx.language, [
      drawn('h1', title),
      ...clauses.map(({ heading, paragraphs }) =>
        drawn('section', drawn('h2', heading), ...paragraphs.map((words) => drawn('p', words))),
      ),
    ]),
    data: graph([breadcrumbs(ctx, [title, place])]),
  };
}
