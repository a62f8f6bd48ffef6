import { isPartOf } from '#contract/domain/excerpt.ts';
import { ORDER_LIMITS, type OrderedLine } from '#contract/domain/order.ts';
import { type PartInfo, partsProblem } from '#contract/domain/order-parts.ts';
import { type PriceKind, priceKindOf } from '#contract/domain/prices.ts';
import type { FieldProblem } from '#contract/domain/problems.ts';
import { buyerIn, type Context, type MemberContext } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { startDays, wantedMaterials } from './create.queries.ts';

/** Checks the licence details of every project of an order. A start date in the past is accepted if it was there before. */
export async function licenceProblem(
  ctx: Context,
  projects: readonly PartInfo[],
  before: readonly PartInfo[] = [],
): Promise<Problem | undefined> {
  const { first, last } = await startDays(ctx.db, ORDER_LIMITS.startDays);
  const kept = new Set(before.map(({ startsOn }) => startsOn));
  const startable = ({ startsOn }: PartInfo) => kept.has(startsOn) || (startsOn >= first && startsOn <= last);
  const personWithCode = ({ licenseeType, creditCode }: PartInfo) => licenseeType === 'individual' && creditCode !== '';
  const fields: Record<string, FieldProblem> = {
    ...(projects.every(startable) ? {} : { startsOn: 'invalid' }),
    ...(projects.some(personWithCode) ? { creditCode: 'invalid' } : {}),
  };
  return Object.keys(fields).length > 0 ? problem('bad-input', { fields }) : undefined;
}

/** Refuses lines of an order for several projects that belong to none of them, and projects without a line. */
export function dividedProblem(further: readonly PartInfo[], lines: readonly { part?: number | undefined }[]) {
  const wrong = partsProblem(
    further.length,
    lines.map(({ part }) => part),
  );
  return wrong && problem('bad-input', { fields: { lines: wrong } });
}

/** Finds a reason why these lines, all of these kinds, cannot be ordered. */
export async function linesProblem(
  ctx: MemberContext,
  kinds: readonly PriceKind[],
  lines: readonly OrderedLine[],
): Promise<Problem | undefined> {
  const ids = lines.map(({ materialId }) => materialId);
  if (new Set(ids).size < ids.length) return problem('bad-input', { fields: { lines: 'taken' } });
  const { userId } = ctx.actor;
  const materials = new Map((await wantedMaterials(ctx.db, lines, buyerIn(ctx))).map((one) => [one.id, one]));
  for (const { materialId, excerpt } of lines) {
    const material = materials.get(materialId);
    // The buyout is checked first because it is the reason why the material is offline.
    if (material?.against === 'bought-out') return problem('bought-out');
    if (!material?.online) return problem('not-on-sale');
    if (!kinds.includes(priceKindOf(material.kind))) return problem('bad-input', { fields: { lines: 'invalid' } });
    if (material.ownerId === userId) return problem('own-material');
    if (material.against) return problem(material.against);
    if (excerpt && !isPartOf(excerpt, material)) return problem('bad-input', { fields: { excerpt: 'invalid' } });
  }
  return undefined;
}
