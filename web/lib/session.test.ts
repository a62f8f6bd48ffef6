import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { member } from '../testing/answers.ts';
import { failed, fine, outOfReach, standIn } from '../testing/server.ts';
import { startLanguage } from './language.ts';
import { queryClient } from './query-client.ts';
import { endSession, reloadSession, type Session, startSession, watchToken } from './session.ts';
import { clearToken, readToken, saveToken } from './token.ts';

const shown = () => queryClient.getQueryData<Session | null>(['session']);

watchToken();

beforeEach(async () => {
  clearToken();
  localStorage.clear();
  queryClient.clear();
  await startLanguage();
});

describe('the session', () => {
  test('is not asked for without a token', async () => {
    const server = standIn({});
    await reloadSession();
    expect(shown()).toBeNull();
    expect(server.seen).toEqual([]);
  });

  test('[R18] starts with a token that is kept in the local storage', async () => {
    standIn({ '/session': fine({ data: member }) });
    await startSession('abc');
    expect(localStorage.getItem('access_token')).toBe('abc');
    expect(shown()).toMatchObject({ userId: 7, nickname: 'Lin', customerId: null });
  });

  test.each([fine({ data: { verity: false } }), failed('no-session', 'Gone', { answer: { data: { verity: false } } })])(
    '[R188] clears the token when verity is false',
    async (reply) => {
      saveToken('dead');
      standIn({ '/session': reply });
      await reloadSession();
      expect(readToken()).toBeNull();
      expect(shown()).toBeNull();
    },
  );

  test('keeps the token when the server cannot be reached', async () => {
    queryClient.setDefaultOptions({ queries: { retry: false } });
    standIn({ '/session': outOfReach });
    localStorage.setItem('access_token', 'mine');
    await expect(reloadSession()).rejects.toThrow();
    expect(readToken()).toBe('mine');
  });

  test('[R239] exchanges a token that has grown old', async () => {
    standIn({
      '/session': ({ token }) => fine({ data: { ...member, stale: token === 'old' } }),
      '/user/refresh': fine({ token: 'new' }),
    });
    await startSession('old');
    await waitFor(() => expect(readToken()).toBe('new'));
  });

  test('[R240] ends here even when the server cannot be told', async () => {
    standIn({ '/session': fine({ data: member }), '/logoff': outOfReach });
    await startSession('abc');
    queryClient.setQueryData(['profile'], { nickname: 'Lin' });
    await endSession();
    expect(readToken()).toBeNull();
    expect(shown()).toBeNull();
    expect(queryClient.getQueryData(['profile'])).toBeUndefined();
  });

  test('follows another tab that logs out', async () => {
    standIn({ '/session': fine({ data: member }) });
    await startSession('abc');
    localStorage.removeItem('access_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: null }));
    expect(shown()).toBeNull();
  });

  test('forgets what the person before could see', async () => {
    standIn({ '/session': ({ token }) => fine({ data: { ...member, userId: token === 'a' ? 1 : 2 } }) });
    await startSession('a');
    queryClient.setQueryData(['profile'], { nickname: 'A' });
    await startSession('b');
    expect(shown()?.userId).toBe(2);
    expect(queryClient.getQueryData(['profile'])).toBeUndefined();
  });
});
