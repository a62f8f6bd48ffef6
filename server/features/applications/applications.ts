import type { Application } from '#contract/calls/applications.ts';
import { type Account, parseAccount } from '#contract/domain/account.ts';
import {
  type ApplicationForm,
  APPLY_AGAIN_DAYS,
  isEditable,
  type Lacking,
  lackingIn,
} from '#contract/domain/application.ts';
import type { FieldProblem } from '#contract/domain/problems.ts';
import { GID } from '#contract/domain/roles.ts';
import { type MemberContext, transaction } from '../../context.ts';
import { currentTime } from '../../platform/database/database.ts';
import { isProblem, problem, type Problem } from '../../platform/problem.ts';
import { checkCode, spendCode } from '../accounts/accounts.ts';
import { recordChange } from '../audit/audit.ts';
import * as queries from './applications.queries.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { insertEvent, listEvents } from './events.queries.ts';
import { tellReceived } from './mails.ts';
import { listPictures } from './pictures.queries.ts';
import { presentPicture } from './pictures.ts';

const DAY = 24 * 3_600_000;

type Reply = Promise<{ application: Application } | Problem>;

export async function readApplication(ctx: MemberContext): Promise<{ application: Application | null }> {
  const row = await queries.findNewest(ctx.db, ctx.actor.userId);
  return { application: row ? await present(ctx, row) : null };
}

async function present(ctx: MemberContext, row: ApplicationRow): Promise<Application> {
  const { userId: _, decidedAt, pictures: _count, ...same } = row;
  const [pictures, events, place] = await Promise.all([
    listPictures(ctx.db, row.id),
    listEvents(ctx.db, row.id),
    queries.readPlace(ctx.db, row.id),
  ]);
  return {
    ...same,
    pictures: await Promise.all(pictures.map((picture) => presentPicture(ctx, picture))),
    queue: place ? { ...place, dueAt: place.dueAt.toISOString() } : null,
    // Applicants never learn who decided.
    events: events.map(({ kind, words, reason, at }) => ({ kind, words, reason, at: at.toISOString() })),
    againFrom: row.state === 'rejected' && decidedAt ? againFrom(decidedAt).toISOString() : null,
  };
}

function againFrom(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + APPLY_AGAIN_DAYS * DAY);
}

async function replyWith(ctx: MemberContext, refused: Problem | undefined): Reply {
  if (refused) return refused;
  const { application } = await readApplication(ctx);
  return application ? { application } : problem('not-found');
}

function mobileIn(typed: string): Account | undefined {
  const account = parseAccount(typed);
  return account?.kind === 'mobile' ? account : undefined;
}

/** Saves the form; version 0 begins an application, the first one or another after a rejection. */
export async function saveApplication(
  ctx: MemberContext,
  { version, ...typed }: ApplicationForm & { version: number },
): Reply {
  if (ctx.actor.gid !== GID.buyer) return problem('not-applicant');
  const phone = mobileIn(typed.phone)?.value ?? typed.phone;
  const form = { ...typed, subjects: [...new Set(typed.subjects)], phone };
  const saved = await transaction(ctx, async (tx) => {
    if (version === 0) {
      const refused = await begin(tx);
      if (refused) return refused;
    }
    const row = await queries.lockNewest(tx.db, tx.actor.userId);
    if (!row) return problem('not-found');
    if (!isEditable(row.state)) return problem('not-editable');
    return (await queries.updateForm(tx.db, row.id, version, form)) ? undefined : problem('changed-meanwhile');
  });
  return await replyWith(ctx, saved);
}

async function begin(tx: MemberContext): Promise<Problem | undefined> {
  const last = await queries.findNewest(tx.db, tx.actor.userId);
  if (last?.state === 'rejected' && last.decidedAt && (await currentTime(tx.db)) < againFrom(last.decidedAt))
    return problem('apply-later');
  if (!(await queries.insertDraft(tx.db, tx.actor.userId))) return problem('changed-meanwhile');
  await recordChange(tx, {
    action: 'application.begun',
    subject: `user:${tx.actor.userId}`,
    after: { state: 'draft' },
  });
  return undefined;
}

/** Proves the number in the application by a code that was sent to it. */
export async function verifyPhone(ctx: MemberContext, { code }: { code: string }): Reply {
  const row = await queries.findNewest(ctx.db, ctx.actor.userId);
  if (!row || !isEditable(row.state)) return problem('not-editable');
  const account = mobileIn(row.phone);
  if (!account) return problem('bad-input', { fields: { phone: 'invalid' } });
  const checked = await checkCode(ctx, account, 'apply', code);
  if (isProblem(checked)) return checked;
  const verified = await transaction(ctx, async (tx) => {
    const spent = await spendCode(tx, checked);
    if (spent) return spent;
    await queries.setVerifiedPhone(tx.db, row.id, account.value);
    await recordChange(tx, { action: 'application.phone-verified', subject: `application:${row.id}` });
    return undefined;
  });
  return await replyWith(ctx, verified);
}

const TOO_SHORT: readonly Lacking[] = ['bio', 'pictures'];

/** Submits a complete application; a second call at the same moment is refused. */
export async function submitApplication(
  ctx: MemberContext,
  { version, words }: { version: number; words: string },
): Reply {
  const submitted = await transaction(ctx, async (tx) => {
    const row = await queries.lockNewest(tx.db, tx.actor.userId);
    if (!row) return problem('not-found');
    if (!isEditable(row.state)) return problem('submitted-already');
    const lacking = lackingIn(row);
    if (lacking.length > 0) return problem('not-complete', { fields: fieldsOf(lacking) });
    if (!(await queries.markSubmitted(tx.db, row.id, version))) return problem('changed-meanwhile');
    await insertEvent(tx.db, { applicationId: row.id, kind: 'submitted', words, byId: tx.actor.userId });
    await recordChange(tx, {
      action: 'application.submitted',
      subject: `application:${row.id}`,
      before: { state: row.state },
      after: { state: 'submitted' },
    });
    await tellReceived(tx, row.id);
    return undefined;
  });
  return await replyWith(ctx, submitted);
}

function fieldsOf(lacking: readonly Lacking[]): Record<string, FieldProblem> {
  return Object.fromEntries(lacking.map((name) => [name, TOO_SHORT.includes(name) ? 'too-short' : 'required']));
}

export { lateApplications, waitingApplications } from './waiting.queries.ts';
export { findNewest, setVerifiedPhone } from './applications.queries.ts';
export { insertPicture } from './pictures.queries.ts';
export { lookAtPicture, type Seen } from './pictures.ts';
export { approve, askMore, claim, reject } from './desk/decide.ts';
export { withdraw } from './withdraw.ts';
