import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/call.ts';
import { accountCalls } from '#contract/calls/accounts.ts';
import type { HintName } from '#contract/domain/hint.ts';
import type { Language } from '#contract/domain/language.ts';
import type { CompanyStanding, StaffRole } from '#contract/domain/roles.ts';
import { CallError, client } from './api.ts';
import { visitorCart } from './cart.ts';
import { forgetBoard } from './offline-board.ts';
import { queryClient } from './query-client.ts';
import { clearToken, exchangingToken, onTokenChange, readToken, saveToken } from './token.ts';

const accounts = client(accountCalls);
const KEY = 'session';

export interface Session extends CompanyStanding {
  userId: number;
  gid: number;
  nickname: string;
  roles: StaffRole[];
  /** 1 when the account may upload these. */
  videoFlag: number;
  photoFlag: number;
  /** What a photographer has to do about the agreement. */
  signFlag: number;
  /** Hints that this person has put away. */
  hintsSeen: readonly string[] | undefined;
  /** What this session needs before it counts. */
  secondFactor: 'none' | 'enter' | 'set-up';
}

const sessionQuery = queryOptions({
  queryKey: [KEY],
  queryFn: fetchSession,
  staleTime: 5 * 60_000,
  initialData: () => (readToken() === null ? null : undefined),
});

/** The person using this browser: null for a visitor, undefined until known. */
export function useSession(): Session | null | undefined {
  const { data } = useQuery(sessionQuery);
  return data && data.secondFactor !== 'none' ? null : data;
}

/** The error that keeps the session unknown, and a way to try again. */
export function useSessionFailure(): { error: Error; retry: () => void } | null {
  const { data, error, refetch } = useQuery(sessionQuery);
  return data === undefined && error ? { error, retry: () => void refetch() } : null;
}

/** A session that has not completed two-step verification; only the login page needs it. */
export function useUnfinishedSession(): Session | null {
  const { data } = useQuery(sessionQuery);
  return data && data.secondFactor !== 'none' ? data : null;
}

/** Saves the token of a new session and loads whose it is. */
export async function startSession(token: string): Promise<void> {
  saveToken(token);
  await reloadSession();
}

export async function reloadSession(): Promise<void> {
  await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Lets messages to the member follow the language of the site. A failure leaves them in the one before. */
export async function keepLanguage(language: Language): Promise<void> {
  if (readToken() === null) return;
  await accounts.setLanguage({ language });
  await Promise.all([reloadSession(), queryClient.invalidateQueries({ queryKey: ['profile'] })]);
}

/** Hides a hint at once, and for good. */
export async function dismissHint(hint: HintName): Promise<void> {
  queryClient.setQueryData<Session | null>(
    [KEY],
    (session) => session && { ...session, hintsSeen: [...(session.hintsSeen ?? []), hint] },
  );
  await accounts.dismissHint({ hint });
}

/** Logs out even when the server cannot be reached: the reader must not stay logged in against their will. */
export async function endSession(): Promise<void> {
  await accounts.logoff().catch(() => {});
  clearToken();
}

/** Keeps the page in step with the token, whichever tab changes it. */
export function watchToken(): void {
  onTokenChange((token) => {
    if (token === null) forgetPerson();
    else void queryClient.invalidateQueries({ queryKey: [KEY] });
  });
}

async function fetchSession(): Promise<Session | null> {
  const token = readToken();
  if (token === null) return null;
  const data = await askSession();
  if (data === null) return await dropToken(token);
  const session = toSession(data);
  const before = queryClient.getQueryData<Session | null>([KEY]);
  if (before && before.userId !== session.userId) forgetOthers();
  // Replies loaded for a visitor lack this person's bookmarks.
  if (before === null) void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] !== KEY });
  if (session.secondFactor === 'none') await bringCart();
  // A failure does no harm: the old token still works, or the next call finds out that it does not.
  if (data.stale) refreshToken(token).catch(() => {});
  return session;
}

/** Moves the visitor's cart to the account; on failure it stays in this browser until the next login. */
async function bringCart(): Promise<void> {
  if (visitorCart.get().length === 0) return;
  try {
    await (await import('./cart-queries.ts')).takeAlong();
  } catch {
    // The cart is still here, and the login need not wait for it.
  }
}

type SessionData = OutputOf<typeof accountCalls.session>['data'];

async function askSession(): Promise<SessionData | null> {
  try {
    const { data } = await accounts.session();
    return data.verity ? data : null;
  } catch (error) {
    // The server answers a dead session with status 200 and a code that gives the reason.
    if (error instanceof CallError && error.status === 200) return null;
    throw error;
  }
}

async function dropToken(token: string): Promise<Session | null> {
  const current = readToken();
  if (current !== null && current !== token) return await fetchSession();
  if (current !== null) clearToken();
  return null;
}

function toSession(data: SessionData): Session {
  return {
    userId: data.userId ?? 0,
    gid: data.gid ?? 0,
    nickname: data.nickname ?? '',
    roles: data.roles ?? [],
    videoFlag: data.videoFlag ?? 0,
    photoFlag: data.photoFlag ?? 0,
    signFlag: data.signFlag ?? 0,
    hintsSeen: data.hintsSeen,
    secondFactor: data.secondFactor ?? 'none',
    customerId: data.customerId ?? null,
    customerStatus: data.customerStatus ?? null,
    customerType: data.customerType ?? null,
    projectId: data.projectId ?? null,
    projectStatus: data.projectStatus ?? null,
  };
}

async function refreshToken(stale: string): Promise<void> {
  await exchangingToken(async () => {
    if (readToken() !== stale) return;
    const { token } = await accounts.refresh();
    if (readToken() === stale) saveToken(token);
  });
}

function forgetPerson(): void {
  queryClient.setQueryData([KEY], null);
  forgetOthers();
}

function forgetOthers(): void {
  forgetBoard().catch(() => {});
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== KEY });
}
