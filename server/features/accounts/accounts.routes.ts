import type { accountCalls } from '#contract/calls/accounts.ts';
import { type Account, type CodePurpose, parseAccount } from '#contract/domain/account.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { isProblem, problem } from '../../platform/problem.ts';
import { askForEmail, changeMobile, confirmEmail, undoChange } from './account-changes.ts';
import { addHintSeen } from './accounts.queries.ts';
import { askForCode } from './codes.ts';
import { acceptInvite, readInvite } from './invites.ts';
import { readProfile, saveProfile, setLanguage } from './profile.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.ts';
import { describeDevice, exchangeToken, readSession, signOutDevice } from './sessions.ts';
import { endSessions, listLiveSessions } from './sessions.queries.ts';
import { changePassword, logInByCode, logInByPassword, register, resetPassword } from './sign-in.ts';

/** Purposes of codes that only members may ask for. */
const FOR_MEMBERS = new Set<CodePurpose>(['bind', 'prove', 'apply', 'identity']);

/** The contract has already refused anything that is not an account. */
function accountOf(typed: string): Account {
  const account = parseAccount(typed);
  if (!account) throw new Error('an account passed the contract that cannot be read');
  return account;
}

/** Tells a token that has ended from one that never existed. */
async function noSession(ctx: Context) {
  const answer = { data: { verity: false } };
  const member =
    ctx.token === undefined ? problem('no-session') : await readSession(ctx, ctx.token, ctx.request.address);
  return problem(isProblem(member) ? member.code : 'no-session', { answer });
}

export const accountHandlers: Handlers<typeof accountCalls> = {
  session(ctx) {
    if (!ctx.actor) return noSession(ctx);
    const { sessionId: _, owes: secondFactor, roles, ...member } = ctx.actor;
    return { data: { verity: true, token: ctx.token, secondFactor, roles: [...roles], ...member } };
  },
  async refresh(ctx) {
    if (ctx.token === undefined) return problem('no-session');
    const token = await exchangeToken(ctx, ctx.token);
    return isProblem(token) ? token : { token };
  },
  async logoff(ctx) {
    if (ctx.actor) await endSessions(ctx.db, { id: ctx.actor.sessionId }, 'logoff');
    return {};
  },
  async sendCode(ctx, { account, purpose }) {
    if (FOR_MEMBERS.has(purpose) && !ctx.actor) return problem('no-session');
    return (await askForCode(ctx, accountOf(account), purpose)) ?? {};
  },
  register: (ctx, { account, ...rest }) => register(ctx, { account: accountOf(account), ...rest }),
  login: (ctx, input) =>
    input.code === undefined
      ? logInByPassword(ctx, accountOf(input.account), input.password ?? '', input.device)
      : logInByCode(ctx, accountOf(input.account), input.code, input.device),
  reset: (ctx, { account, ...rest }) => resetPassword(ctx, { account: accountOf(account), ...rest }),
  changePassword: (ctx, { oldPassword, ownerCode, newPassword }) =>
    changePassword(ctx, { password: oldPassword, ownerCode }, newPassword),
  profile: (ctx) => readProfile(ctx),
  saveProfile: (ctx, input) => saveProfile(ctx, input),
  setLanguage,
  async dismissHint(ctx, { hint }) {
    await addHintSeen(ctx.db, ctx.actor.userId, hint);
    return {};
  },
  changeEmail: (ctx, { email, ...proof }) => askForEmail(ctx, email, proof),
  confirmEmail: (ctx, { token }) => confirmEmail(ctx, token),
  changeMobile: (ctx, { mobile, code, ...proof }) => changeMobile(ctx, mobile, code, proof),
  undoChange: (ctx, { token }) => undoChange(ctx, token),
  readInvite,
  acceptInvite,
  async devices(ctx) {
    const rows = await listLiveSessions(ctx.db, ctx.actor.userId);
    const infos = rows.map((row) => ({
      id: row.id,
      device: describeDevice(row.userAgent),
      address: row.address,
      signedInAt: row.signedInAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      current: row.id === ctx.actor.sessionId,
    }));
    return { infos };
  },
  async signOutDevice(ctx, { id }) {
    return (await signOutDevice(ctx, id)) ?? {};
  },
  async signOutOthers(ctx) {
    const { userId, sessionId } = ctx.actor;
    return { count: await endSessions(ctx.db, { userId, except: sessionId }, 'elsewhere') };
  },
  beginSecondFactor: (ctx) => beginSecondFactor(ctx),
  confirmSecondFactor: (ctx, { code }) => confirmSecondFactor(ctx, code),
};
