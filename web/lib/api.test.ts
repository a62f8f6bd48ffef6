import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountCalls } from '#contract/calls/accounts.ts';
import { failed, fine, outOfReach, standIn } from '../testing/server.ts';
import { CallError, client, type LoginRequest, onLoginNeeded } from './api.ts';
import { changeLanguage, startLanguage } from './language.ts';
import { readToken, saveToken } from './token.ts';
import { t } from './translation.ts';

const accounts = client(accountCalls);
const askedToLogIn = vi.fn<(request: LoginRequest) => void>();

beforeEach(async () => {
  localStorage.clear();
  askedToLogIn.mockReset();
  onLoginNeeded(askedToLogIn);
  await startLanguage();
});

describe('every call', () => {
  test('[R236] carries the token of the local storage and the language of the toggle', async () => {
    saveToken('abc');
    await changeLanguage('en');
    const server = standIn({ '/user/device/signout': fine() });
    await accounts.signOutDevice({ id: 3 });
    expect(server.seen).toEqual([{ path: '/user/device/signout', token: 'abc', language: 'en', input: { id: 3 } }]);
  });

  test('carries the token under a name that proxies let through, too', async () => {
    saveToken('abc');
    let sent = new Headers();
    vi.stubGlobal('fetch', async ({ headers }: Request) => {
      sent = headers;
      return Response.json({ code: 0, success: true, message: '' });
    });
    await accounts.signOutDevice({ id: 3 });
    expect([sent.get('access_token'), sent.get('access-token')]).toEqual(['abc', 'abc']);
  });

  test('[R228] is made without a token by visitors', async () => {
    const server = standIn({ '/user/code': fine() });
    await accounts.sendCode({ account: 'a@example.com', purpose: 'login' });
    expect(server.seen[0]?.token).toBeNull();
  });

  test('throws what the server says, with its fields', async () => {
    standIn({ '/user/login': failed('bad-input', 'Check it', { fields: { account: 'Wrong form' } }) });
    const error = await accounts.login({ account: 'x', password: 'y' }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 400, code: 400, problem: 'bad-input', fields: { account: 'Wrong form' } });
  });

  test('says in the reader’s words that the server is out of reach', async () => {
    standIn({ '/logoff': outOfReach });
    await expect(accounts.logoff()).rejects.toMatchObject({
      problem: 'offline',
      message: t(($) => $.client.offline),
    });
  });

  test('takes the reply of something in between for a failure', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(accounts.logoff()).rejects.toMatchObject({ status: 502, problem: 'unavailable' });
  });

  test('lets the caller give up', async () => {
    vi.stubGlobal('fetch', (_: Request, { signal }: { signal: AbortSignal }) => Promise.reject(signal.reason as Error));
    const signal = AbortSignal.abort();
    await expect(accounts.profile({}, { signal })).rejects.not.toBeInstanceOf(CallError);
  });
});

describe('[R270] a session that is gone', () => {
  test.each([
    [1001, 'no-session'],
    [3, 'session-ended'],
  ] as const)('code %i clears the token and asks to log in', async (code, problem) => {
    saveToken('old');
    standIn({ '/user/profile': failed(problem, 'Please log in') });
    await expect(accounts.profile()).rejects.toMatchObject({ code });
    expect(readToken()).toBeNull();
    expect(askedToLogIn).toHaveBeenCalledWith({ why: 'Please log in' });
  });

  test('code 1001 of /session asks nobody to log in', async () => {
    saveToken('old');
    standIn({ '/session': failed('no-session', 'Please log in', { answer: { data: { verity: false } } }) });
    await expect(accounts.session()).rejects.toMatchObject({ code: 1001 });
    expect(askedToLogIn).not.toHaveBeenCalled();
  });

  test('code 3 of /session does', async () => {
    saveToken('old');
    standIn({ '/session': failed('session-ended', 'Logged out elsewhere', { answer: { data: { verity: false } } }) });
    await expect(accounts.session()).rejects.toMatchObject({ code: 3 });
    expect(readToken()).toBeNull();
    expect(askedToLogIn).toHaveBeenCalledOnce();
  });

  test('is not gone when another tab has exchanged the token meanwhile: the call is made once more', async () => {
    saveToken('old');
    const server = standIn({
      '/user/device/signoutOthers': ({ token }) => {
        saveToken('new');
        return token === 'new' ? fine({ count: 2 }) : failed('no-session', 'Please log in');
      },
    });
    await expect(accounts.signOutOthers()).resolves.toMatchObject({ count: 2 });
    expect(server.seen.map(({ token }) => token)).toEqual(['old', 'new']);
    expect(askedToLogIn).not.toHaveBeenCalled();
  });

  test('any other failure leaves the token alone', async () => {
    saveToken('mine');
    standIn({ '/user/profile': failed('not-allowed', 'Not allowed') });
    await expect(accounts.profile()).rejects.toMatchObject({ code: 403 });
    expect(readToken()).toBe('mine');
    expect(askedToLogIn).not.toHaveBeenCalled();
  });

  test('a session that owes its second factor keeps its token and goes to the login page', async () => {
    saveToken('half');
    standIn({ '/user/profile': failed('second-factor-needed', 'Second step first') });
    await expect(accounts.profile()).rejects.toMatchObject({ code: 1002 });
    expect(readToken()).toBe('half');
    expect(askedToLogIn).toHaveBeenCalledWith({ why: 'Second step first' });
  });
});
