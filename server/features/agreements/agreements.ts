import type { Agreement, AgreementStanding } from '#contract/calls/agreements.ts';
import { STAY_DAYS } from '#contract/domain/agreement.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { SIGN_FLAG } from '#contract/domain/roles.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { lockSignFlag, setSignFlag } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import { agreementPaperLink } from '../papers/papers.ts';
import * as queries from './agreements.queries.ts';
import { tellRejected, tellSigned } from './mails.ts';

const DAY = 24 * 3_600_000;

export function presentAgreement(row: queries.AgreementRow): Agreement {
  return { ...row, publishedAt: row.publishedAt.toISOString() };
}

export async function readStanding(ctx: MemberContext): Promise<AgreementStanding> {
  const [agreement, answers] = await Promise.all([
    queries.readNewest(ctx.db),
    queries.listAnswers(ctx.db, ctx.actor.userId),
  ]);
  const [last] = answers;
  return {
    agreement: presentAgreement(agreement),
    signFlag: ctx.actor.signFlag,
    answers: answers.map(({ version, answer, at }) => ({ version, answer, at: at.toISOString() })),
    offSaleAt: last?.answer === 'rejected' ? new Date(last.at.getTime() + STAY_DAYS * DAY).toISOString() : null,
  };
}

type Answer = 'agreed' | 'rejected';

/** Answers the newest version. One that the caller has not seen, or answered already, is refused. */
export async function answerAgreement(
  ctx: MemberContext,
  answer: Answer,
  seen: number | undefined,
): Promise<{ version: number } | Problem> {
  return await transaction(ctx, async (tx) => {
    const { userId } = tx.actor;
    // First, so that a version published at this moment either waits or is seen.
    const before = await lockSignFlag(tx.db, userId);
    const { version } = await queries.readNewest(tx.db);
    if (seen !== undefined && seen !== version) return problem('changed-meanwhile');
    const last = await queries.lastAnswerOf(tx.db, userId);
    const asked = before === SIGN_FLAG.consent || (answer === 'agreed' && before === SIGN_FLAG.notice);
    const signsLater = answer === 'agreed' && last === 'rejected';
    if (!asked && !signsLater) return problem('already-set');
    const signer = await queries.readSigner(tx.db, userId);
    await queries.insertAnswer(tx.db, { userId, version, answer, signer });
    await setSignFlag(tx.db, userId, SIGN_FLAG.none);
    await recordChange(tx, {
      action: answer === 'agreed' ? 'agreement.agreed' : 'agreement.rejected',
      subject: `user:${userId}`,
      before: { signFlag: before },
      after: { signFlag: SIGN_FLAG.none, version },
    });
    if (answer === 'rejected') await tellRejected(tx, userId, { version, day: await lastDay(tx) });
    // Nobody signs a notice.
    else if (before !== SIGN_FLAG.notice) await tellSigned(tx, userId, { version, signer });
    if (answer === 'agreed' && last === 'rejected') await tx.jobs.enqueue(tx.db, 'contracts.resume-sale', { userId });
    return { version };
  });
}

/** The day in China on which works go off sale after a rejection. */
async function lastDay(tx: MemberContext): Promise<string> {
  return dayInChina(await currentTime(tx.db), STAY_DAYS);
}

/** The signed agreement as PDF. */
export async function signedPaper(ctx: MemberContext, { version }: { version: number }) {
  const signed = await queries.findSigned(ctx.db, ctx.actor.userId, version);
  if (!signed) return problem('not-found');
  return { url: await agreementPaperLink(ctx, { ...signed, signedAt: signed.at }) };
}

/** Why the photographer may neither upload nor submit: the agreement is rejected, or never signed although asked. */
export async function agreementRefusal(ctx: MemberContext): Promise<Problem | undefined> {
  const last = await queries.lastAnswerOf(ctx.db, ctx.actor.userId);
  const unsigned = last === undefined && ctx.actor.signFlag === SIGN_FLAG.consent;
  return last === 'rejected' || unsigned ? problem('agreement-needed') : undefined;
}
