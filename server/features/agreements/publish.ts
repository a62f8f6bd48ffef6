import { hash } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type { agreementDeskCalls } from '#contract/calls/agreements.ts';
import { hashedText, versionFault } from '#contract/domain/agreement.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { askPhotographers, countAsked } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { insertAgreement, listAgreements, listRefusers } from './agreements.queries.ts';
import { presentAgreement } from './agreements.ts';

export async function readVersions(ctx: MemberContext) {
  const [rows, asked] = await Promise.all([listAgreements(ctx.db), countAsked(ctx.db)]);
  // Nobody is asked about a version that has been replaced.
  const infos = rows.map((row, place) => ({ ...row, ...presentAgreement(row), unanswered: place === 0 ? asked : 0 }));
  return { total: rows.length, infos };
}

type Wanted = ParsedInputOf<typeof agreementDeskCalls.publish>;

/** Publishes a version and asks every photographer about it, in one transaction. */
export async function publishAgreement(ctx: MemberContext, wanted: Wanted): Promise<{ version: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const versions = await listAgreements(tx.db);
    const newest = versions[0]!;
    if (wanted.after !== newest.version) return problem('changed-meanwhile');
    const fault = versionFault(wanted, versions, await currentTime(tx.db));
    if (fault) return problem('bad-input', { fields: { [fault.field]: 'invalid' } });
    const { after: _, reason, ...same } = wanted;
    const version = newest.version + 1;
    const sha256 = hash('sha256', hashedText(wanted));
    const added = await insertAgreement(tx.db, { ...same, version, sha256, publishedBy: tx.actor.userId });
    // The same texts have been published before, or somebody else was first.
    if (!added) return problem('changed-meanwhile');
    await askPhotographers(tx.db, wanted.kind, await listRefusers(tx.db, 0));
    const { kind, sharePercent, exclusivePercent, effectiveOn } = wanted;
    await recordChange(tx, {
      action: 'agreement.published',
      subject: `agreement:${version}`,
      before: { version: newest.version, sharePercent: newest.sharePercent, exclusivePercent: newest.exclusivePercent },
      after: { version, kind, sharePercent, exclusivePercent, effectiveOn, sha256 },
      reason,
    });
    await tx.jobs.enqueue(tx.db, 'agreements.tell', { version });
    return { version };
  });
}
