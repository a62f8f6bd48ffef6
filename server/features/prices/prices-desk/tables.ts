import type { PriceVersion } from '#contract/calls/prices-desk.ts';
import { PRICE_KINDS, type PriceKind } from '#contract/domain/prices.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/failures.ts';
import { problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { type Prices, pricesProblem } from './prices-problem.ts';
import {
  findVersion,
  insertLeaves,
  insertTable,
  listLeaves,
  listStanding,
  listVersions,
  newestVersion,
  readWhole,
  type VersionRow,
  withdrawTable,
} from './tables.queries.ts';

function present({ id, version, note, createdBy, standing, ...at }: VersionRow): PriceVersion {
  const [effectiveAt, createdAt] = [at.effectiveAt.toISOString(), at.createdAt.toISOString()];
  return { id, version, note, effectiveAt, createdAt, createdBy, standing };
}

export async function versions(ctx: MemberContext, { kind }: { kind: PriceKind }) {
  return { infos: (await listVersions(ctx.db, kind)).map(present) };
}

export async function readTable(ctx: MemberContext, { id }: { id: number }) {
  const row = await findVersion(ctx.db, id);
  if (!row) return problem('not-found');
  const [leaves, whole] = await Promise.all([listLeaves(ctx.db, id), readWhole(ctx.db, id)]);
  return { table: present(row), kind: row.kind, leaves, ...whole };
}

export async function deskSummary(ctx: MemberContext) {
  const rows = await listStanding(ctx.db);
  const infos = PRICE_KINDS.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const current = own.find((row) => row.standing === 'current');
    const planned = own.filter((row) => row.standing === 'planned').length;
    return { kind, current: current ? present(current) : null, planned };
  });
  return { infos };
}

interface Publication extends Prices {
  basedOn: number;
  floorFen: number;
  note: string;
  effectiveAt: string | null;
}

/** Publishes a new version; earlier versions stay unchanged. */
export async function publish(ctx: MemberContext, wanted: Publication) {
  const refused = pricesProblem(wanted) ?? (await dateProblem(ctx, wanted.effectiveAt));
  if (refused) return refused;
  try {
    return await transaction(ctx, (tx) => publishWithin(tx, wanted));
  } catch (error) {
    // Somebody else has just published this version.
    if (violatedConstraint(error) === 'price_tables_kind_version_key') return problem('changed-meanwhile');
    throw error;
  }
}

async function dateProblem(ctx: MemberContext, effectiveAt: string | null): Promise<Problem | undefined> {
  if (effectiveAt === null || new Date(effectiveAt) > (await currentTime(ctx.db))) return undefined;
  return problem('bad-input', { fields: { effectiveAt: 'invalid' } });
}

async function publishWithin(tx: MemberContext, wanted: Publication) {
  const { kind, basedOn, leaves, factors, floorFen, note } = wanted;
  if ((await newestVersion(tx.db, kind)) !== basedOn) return problem('changed-meanwhile');
  const version = basedOn + 1;
  const { id, effectiveAt } = await insertTable(tx.db, {
    kind,
    version,
    factors,
    floorFen,
    note,
    effectiveAt: wanted.effectiveAt,
    createdBy: tx.actor.userId,
  });
  await insertLeaves(tx.db, id, leaves);
  await recordChange(tx, {
    action: 'price-table.published',
    subject: `price-table:${id}`,
    after: { kind, version, effectiveAt: effectiveAt.toISOString(), leaves: leaves.length, factors, floorFen },
    reason: note,
  });
  return { id, version };
}

export async function withdraw(ctx: MemberContext, { id, reason }: { id: number; reason: string }) {
  return await transaction(ctx, async (tx) => {
    const row = await findVersion(tx.db, id);
    if (!row) return problem('not-found');
    if (!(await withdrawTable(tx.db, id))) return problem('changed-meanwhile');
    await recordChange(tx, {
      action: 'price-table.withdrawn',
      subject: `price-table:${id}`,
      before: { standing: 'planned', kind: row.kind, version: row.version },
      after: { standing: 'withdrawn', kind: row.kind, version: row.version },
      reason,
    });
    return {};
  });
}
