import { type Context, type Member, type MemberContext, transaction } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { endSessions, findSession, insertSession, type SessionRow, touchSession } from './sessions.queries.ts';

/** The caller's session, or why the token is no longer valid. */
export async function readSession(
  { db, config }: Pick<Context, 'db' | 'config'>,
  token: string,
  address: string,
): Promise<Member | Problem> {
  const row = token.length > 128 ? undefined : await findSession(db, hashToken(token));
  if (!row?.live) return problem(endedByOthers(row) ? 'session-ended' : 'no-session');
  if (row.unseen) await touchSession(db, row.id, address);
  const owes = row.roles.length === 0 || config.demo || row.proven ? 'none' : row.hasFactor ? 'enter' : 'set-up';
  return {
    sessionId: row.id,
    userId: row.userId,
    nickname: row.nickname,
    gid: row.gid,
    companyRole: row.companyRole,
    owes,
    roles: owes === 'none' ? row.roles : [],
    customerId: row.customerId,
    customerStatus: row.customerStatus,
    customerType: row.customerType,
    projectId: row.projectId,
    projectStatus: row.projectStatus,
    videoFlag: row.videoFlag,
    photoFlag: row.photoFlag,
    signFlag: row.signFlag,
    hintsSeen: row.hintsSeen,
    stale: row.stale,
  };
}

function endedByOthers(row: SessionRow | undefined): boolean {
  return row?.endReason === 'elsewhere' || row?.endReason === 'staff';
}

export interface Opening {
  /** The session that the new one continues. */
  continues?: number | undefined;
  /** Token by which the browser is known the next time. */
  device?: string | undefined;
}

/** Opens a session and returns its token, which is stored only as a hash. */
export async function openSession(ctx: Context, userId: number, { continues, device }: Opening = {}): Promise<string> {
  const token = newToken();
  await insertSession(ctx.db, {
    userId,
    tokenHash: hashToken(token),
    userAgent: ctx.request.userAgent.slice(0, 400),
    address: ctx.request.address,
    continues,
    deviceHash: device === undefined ? undefined : hashToken(device),
  });
  return token;
}

/**
 * Replaces a token. A token that was replaced before is in two hands, and nobody knows which are the owner's, so the
 * whole session ends.
 */
export async function exchangeToken(ctx: Context, token: string): Promise<string | Problem> {
  const row = await findSession(ctx.db, hashToken(token));
  if (!row) return problem('no-session');
  const exchanged = await transaction(ctx, async (tx) => {
    const ended = row.live ? await endSessions(tx.db, { id: row.id }, 'refreshed') : 0;
    if (ended === 0) return problem(endedByOthers(row) ? 'session-ended' : 'no-session');
    return await openSession(tx, row.userId, { continues: row.id });
  });
  const raced = row.live && typeof exchanged !== 'string';
  if (row.endReason === 'refreshed' || raced) await endSessions(ctx.db, { family: row.family }, 'reused');
  return exchanged;
}

/** Ends one of the caller's own sessions; somebody else's counts as not found. */
export async function signOutDevice(ctx: MemberContext, id: number): Promise<Problem | undefined> {
  const reason = id === ctx.actor.sessionId ? 'logoff' : 'elsewhere';
  const ended = await endSessions(ctx.db, { id, userId: ctx.actor.userId }, reason);
  return ended === 0 ? problem('not-found') : undefined;
}

const DEVICES = [
  [/MicroMessenger/, 'WeChat'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;
const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** A name by which the owner recognises a device: “Chrome · macOS”. */
export function describeDevice(userAgent: string): string {
  const name = (table: readonly (readonly [RegExp, string])[]) => table.find(([sign]) => sign.test(userAgent))?.[1];
  return [name(BROWSERS), name(DEVICES)].filter(Boolean).join(' · ') || userAgent.split(/[\s/]/)[0] || '?';
}
