import { hash } from 'node:crypto';
import type { ParsedInputOf } from '#contract/call.ts';
import type { policyDeskCalls } from '#contract/calls/policies.ts';
import { hashedText } from '#contract/domain/agreement.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { PolicyName } from '#contract/domain/policy.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { insertPolicy, listVersions } from './policies.queries.ts';

export async function readVersions(ctx: MemberContext, { name }: { name: PolicyName }) {
  const rows = await listVersions(ctx.db, name);
  return { total: rows.length, infos: rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() })) };
}

type Wanted = ParsedInputOf<typeof policyDeskCalls.publish>;

export async function publishPolicy(ctx: MemberContext, wanted: Wanted): Promise<{ version: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const { name, after, effectiveOn, reason } = wanted;
    const [newest] = await listVersions(tx.db, name);
    if (newest?.version !== after) return problem('changed-meanwhile');
    const today = dayInChina(await currentTime(tx.db));
    // Otherwise an older version would be in effect again.
    if (effectiveOn < today || effectiveOn < newest.effectiveOn)
      return problem('bad-input', { fields: { effectiveOn: 'invalid' } });
    const version = after + 1;
    const sha256 = hash('sha256', hashedText(wanted));
    const { titleZh, titleEn, bodyZh, bodyEn } = wanted;
    const texts = { titleZh, titleEn, bodyZh, bodyEn };
    const added = await insertPolicy(tx.db, {
      name,
      version,
      ...texts,
      sha256,
      effectiveOn,
      publishedBy: tx.actor.userId,
    });
    if (!added) return problem('changed-meanwhile');
    await recordChange(tx, {
      action: 'policy.published',
      subject: `policy:${name}`,
      before: { version: after, sha256: newest.sha256 },
      after: { version, sha256, effectiveOn },
      reason,
    });
    return { version };
  });
}
