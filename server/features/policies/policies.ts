import type { Policy } from '#contract/calls/policies.ts';
import type { AgreementTexts } from '#contract/domain/agreement.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { type PolicyName, REGISTRATION_POLICIES } from '#contract/domain/policy.ts';
import type { Context } from '../../context.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { findCurrent, findTexts, insertConsents, listVersions } from './policies.queries.ts';

export { policyDates } from './policies.queries.ts';

/** The version in effect unless another one is asked for; one that takes effect later may be read ahead. */
export async function readPolicy(
  ctx: Pick<Context, 'db' | 'language'>,
  { name, version }: { name: PolicyName; version?: number | undefined },
): Promise<Policy | Problem> {
  const rows = await listVersions(ctx.db, name);
  const current = rows.find(({ begun }) => begun);
  const wanted = version === undefined ? current : rows.find((row) => row.version === version);
  if (!wanted || !current) return problem('not-found');
  return {
    name,
    version: wanted.version,
    title: inLanguage(ctx.language, wanted.titleZh, wanted.titleEn),
    body: inLanguage(ctx.language, wanted.bodyZh, wanted.bodyEn),
    sha256: wanted.sha256,
    effectiveOn: wanted.effectiveOn,
    current: current.version,
    versions: rows.map((row) => ({ version: row.version, effectiveOn: row.effectiveOn })),
  };
}

export async function currentPolicy({ db }: Pick<Context, 'db'>, name: PolicyName) {
  return await findCurrent(db, name);
}

/** The version in effect; refused when whoever agrees has read another one. */
export async function agreedPolicy(
  ctx: Pick<Context, 'db'>,
  name: PolicyName,
  read: number | undefined,
): Promise<{ id: number; version: number } | Problem> {
  const current = await currentPolicy(ctx, name);
  return read === undefined || read === current.version ? current : problem('agreement-changed');
}

/** The texts of a version, as they are printed on papers. */
export async function policyTexts({ db }: Pick<Context, 'db'>, id: number): Promise<AgreementTexts> {
  return await findTexts(db, id);
}

/** What somebody ticks when they register: the version of each that they could read. */
export type Consents = Record<(typeof REGISTRATION_POLICIES)[number], number>;

/** Notes what somebody agreed to when they registered. */
export async function consentAs(
  ctx: Pick<Context, 'db'>,
  userId: number,
  read: Consents,
): Promise<Problem | undefined> {
  const agreed: number[] = [];
  for (const name of REGISTRATION_POLICIES) {
    const policy = await agreedPolicy(ctx, name, read[name]);
    if (isProblem(policy)) return policy;
    agreed.push(policy.id);
  }
  await insertConsents(ctx.db, userId, agreed);
  return undefined;
}
