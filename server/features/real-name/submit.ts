import type { RealNameStanding } from '#contract/calls/real-name.ts';
import { type Account, parseAccount } from '#contract/domain/account.ts';
import { type IdPaper, isIdNumber, plainNumber, SIDES_OF } from '#contract/domain/real-name.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { takePoint } from '../../platform/database/rate-limit.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { checkCode, spendCode } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { removeFiles } from '../media/media.ts';
import { tellReceived } from './mails.ts';
import { attachPictures, deleteUnsent, listUnsent } from './pictures.queries.ts';
import { inStore } from './pictures.ts';
import * as queries from './real-name.queries.ts';
import { readStanding } from './standing.ts';

/** Limited because it tells whether a number belongs to another account. */
const PER_DAY = { points: 20, seconds: 24 * 3600 };

interface Given {
  paper: IdPaper;
  name: string;
  number: string;
  address: string;
  phone: string;
  code: string;
}

/** Sends the caller's real name with its pictures to the office; one that is verified counts until this one is. */
export async function submitRealName(ctx: MemberContext, given: Given): Promise<RealNameStanding | Problem> {
  const { userId } = ctx.actor;
  const account = parseAccount(given.phone);
  const number = plainNumber(given.number);
  if (!isIdNumber(given.paper, number)) return problem('bad-input', { fields: { number: 'invalid' } });
  if (account?.kind !== 'mobile') return problem('bad-input', { fields: { phone: 'invalid' } });
  const lacking = await lackingPictures(ctx, given.paper);
  if (lacking) return lacking;
  const wait = await takePoint(ctx.db, `real-name:${userId}`, PER_DAY);
  if (wait !== undefined) return problem('too-many-requests', { retryAfter: wait });
  const proof = await provePhone(ctx, account, given.code);
  if (isProblem(proof)) return proof;
  const refused = await transaction(ctx, async (tx) => {
    const spent = proof.codeId === undefined ? undefined : await spendCode(tx, proof.codeId);
    return spent ?? (await add(tx, { ...given, number, phone: account.value }));
  });
  return refused ?? (await readStanding(ctx));
}

async function lackingPictures(ctx: MemberContext, paper: IdPaper): Promise<Problem | undefined> {
  const sent = await listUnsent(ctx.db, ctx.actor.userId);
  const lacking = SIDES_OF[paper].filter((side) => !sent.includes(side));
  if (lacking.length === 0) return undefined;
  const newest = await queries.findNewest(ctx.db, ctx.actor.userId);
  if (newest?.state === 'verifying') return problem('submitted-already');
  return problem('bad-input', { fields: Object.fromEntries(lacking.map((side) => [side, 'required' as const])) });
}

/** The code by which the number is proven; none for one that the account has proven before. */
async function provePhone(
  ctx: MemberContext,
  account: Account,
  code: string,
): Promise<{ codeId: number | undefined } | Problem> {
  if (await queries.isProvenPhone(ctx.db, ctx.actor.userId, account.value)) return { codeId: undefined };
  if (code === '') return problem('bad-input', { fields: { code: 'required' } });
  const checked = await checkCode(ctx, account, 'identity', code);
  return isProblem(checked) ? checked : { codeId: checked };
}

async function add(tx: MemberContext, given: Omit<Given, 'code'>): Promise<Problem | undefined> {
  const { userId } = tx.actor;
  const { paper, number } = given;
  // The unique indexes know neither what an older key has hashed nor a name that was replaced.
  if (await queries.isTaken(tx.db, userId, tx.secrets.fingerprints('identity', paper, number)))
    return problem('number-taken');
  const realNameId = await queries.insertRealName(tx.db, { userId, ...sealedFor(tx, given) });
  if (realNameId === undefined) {
    const newest = await queries.findNewest(tx.db, userId);
    return problem(newest?.state === 'verifying' ? 'submitted-already' : 'number-taken');
  }
  const sides = SIDES_OF[paper];
  if ((await attachPictures(tx.db, { userId, realNameId, sides })) < sides.length) return problem('changed-meanwhile');
  await removeFiles(tx, inStore(await deleteUnsent(tx.db, userId)));
  await recordChange(tx, {
    action: 'real-name.submitted',
    subject: `real-name:${realNameId}`,
    after: { state: 'verifying', userId, paper },
  });
  await tellReceived(tx, userId);
  return undefined;
}

/** How a real name is stored: nobody reads its number or address without the key. */
export function sealedFor(ctx: Context, { paper, name, number, address, phone }: Omit<Given, 'code'>) {
  return {
    paper,
    name,
    phone,
    numberSealed: ctx.secrets.seal(number),
    numberEnd: number.slice(-4),
    addressSealed: ctx.secrets.seal(address),
    fingerprint: ctx.secrets.fingerprint('identity', paper, number),
  };
}
