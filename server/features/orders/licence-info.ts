import type { LicenceInfo } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { keptReferences } from '../companies/companies.ts';
import { askAnew } from './approval.ts';
import { dividedProblem, licenceProblem } from './order-problems.ts';
import { updateDetails } from './licence-info.queries.ts';
import { type LockedOrder, lockOwnOrder } from './orders.ts';
import { type LinePart, listLineParts, listParts, partOf, replaceParts } from './parts.queries.ts';

interface Parts {
  further: PartInfo[];
  lines: LinePart[];
  seen: PartInfo[];
}

interface Details {
  orderId: number;
  licence: LicenceInfo;
  /** Undefined when they stay. */
  references?: OrderReferences | undefined;
  parts?: Parts | undefined;
}

/**
 * Changes the licence details, projects and references of an order until its licences are issued, or until it is paid
 * where a colleague has approved it. What an approved order licenses is approved anew.
 */
export async function saveLicence(ctx: MemberContext, { orderId, licence, references: given, parts }: Details) {
  return await transaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    if (!order) return problem('not-found');
    if (!areDetailsOpen(order)) return problem('changed-meanwhile');
    const before = await readDivided(tx, orderId);
    const divided = parts ? divide(parts, before) : before;
    if (isProblem(divided)) return divided;
    const refused = await licenceProblem(tx, [licence, ...divided.parts], [order.licence, ...before.parts]);
    if (refused) return refused;
    const was = order.references;
    const references = given ? await keptReferences(tx, order.customerId, given, was) : was;
    if (isProblem(references)) return references;
    const details = { ...licence, ...references };
    const changes = differenceOf({ ...order.licence, ...was, ...before }, { ...details, ...divided });
    if (!changes) return {};
    await updateDetails(tx.db, orderId, details);
    if (parts) await replaceParts(tx.db, orderId, divided.parts, divided.lines);
    await recordChange(tx, { action: 'order.licence-changed', subject: `order:${orderId}`, ...changes });
    return (isOnlyContact(changes) ? undefined : await askAnew(tx, order)) ?? {};
  });
}

/** Whether an order's licence details may still be changed. What was approved cannot be approved anew once it is paid. */
export function areDetailsOpen({ state, approval }: Pick<LockedOrder, 'state' | 'approval'>): boolean {
  return state === 'submitted' || state === 'quoted' || (state === 'paid' && approval !== 'approved');
}

interface Divided {
  parts: PartInfo[];
  lines: LinePart[];
}

async function readDivided({ db }: MemberContext, orderId: number): Promise<Divided> {
  return { parts: await listParts(db, orderId), lines: await listLineParts(db, orderId) };
}

/** The projects that are wanted; each line of the order must be named once, and nobody may have changed them meanwhile. */
function divide({ further, lines, seen }: Parts, before: Divided): Divided | Problem {
  if (!isSame(seen.map(partOf), before.parts)) return problem('changed-meanwhile');
  const wanted = new Map(lines.map(({ lineId, part }) => [lineId, part]));
  const known = before.lines.every(({ lineId }) => wanted.has(lineId));
  if (!known || wanted.size !== lines.length || lines.length !== before.lines.length)
    return problem('bad-input', { fields: { lines: 'invalid' } });
  const inOrder = before.lines.map(({ lineId }) => ({ lineId, part: wanted.get(lineId)! }));
  return dividedProblem(further, inOrder) ?? { parts: further.map(partOf), lines: inOrder };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type All = LicenceInfo & OrderReferences & Divided;

/** Whether only whom to ask has changed, which no licence depends on. */
const isOnlyContact = ({ after }: { after: object }) =>
  Object.keys(after).every((name) => name === 'contactName' || name === 'contact');

/** The changed fields, before and after; undefined when nothing changes. */
function differenceOf(was: All, is: All) {
  const names = (Object.keys(is) as (keyof All)[]).filter((name) => !isSame(was[name], is[name]));
  if (names.length === 0) return undefined;
  const only = (all: All) => Object.fromEntries(names.map((name) => [name, all[name]]));
  return { before: only(was), after: only(is) };
}
