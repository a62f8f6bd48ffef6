import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AgreementStanding } from '#contract/calls/agreements.ts';
import { member } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { AgreementSlot } from './agreement-slot.tsx';

const standing: AgreementStanding = {
  agreement: {
    version: 4,
    kind: 'consent',
    titleZh: '协议',
    titleEn: 'The agreement',
    bodyZh: '一、授权\n您授权帧库。',
    bodyEn: '1. Licence\nYou allow Framehall.',
    sha256: 'ab'.repeat(32),
    sharePercent: 50,
    exclusivePercent: 60,
    effectiveOn: '2026-12-01',
    publishedAt: '2026-11-17T08:00:00.000Z',
  },
  signFlag: 2,
  answers: [],
  offSaleAt: null,
};

function answers(signFlag: number, more: Parameters<typeof standIn>[0] = {}) {
  let flag = signFlag;
  return standIn({
    '/session': () => fine({ data: { ...member, gid: 2, signFlag: flag } }),
    '/user/protocol': () => fine({ ...standing, signFlag: flag }),
    '/user/protocol/agree': () => {
      flag = 0;
      return fine({ version: 4 });
    },
    '/user/protocol/reject': () => {
      flag = 0;
      return fine({ version: 4 });
    },
    '/user/protocol/paper': fine({ url: 'https://store/agreement.pdf' }),
    ...more,
  });
}

// The slot loads it when it is needed; here it is there at once.
await import('./agreement-dialog.tsx');

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const paths = (server: ReturnType<typeof answers>) => server.seen.map(({ path }) => path);

describe('[R147] [R148] signFlag 2', () => {
  test('[R149] agree and download; the session is read again and the dialog is gone', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const server = answers(2);
    await show(<AgreementSlot />);
    expect(await screen.findByText('You allow Framehall.')).toBeTruthy();
    expect(screen.getByText(/signed before 17 Dec 2019/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Agree and download' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.seen.find(({ path }) => path.endsWith('/agree'))?.input).toEqual({ version: 4 });
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(paths(server).filter((path) => path === '/session')).toHaveLength(2);
  });

  test('reject says what it means, is asked once more, and reloads the session', async () => {
    const server = answers(2);
    await show(<AgreementSlot />);
    fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    expect(screen.getByText(/goes offline after 30 days/)).toBeTruthy();
    expect(paths(server)).not.toContain('/user/protocol/reject');
    fireEvent.click(screen.getByRole('button', { name: 'Yes, reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(paths(server).filter((path) => path === '/session')).toHaveLength(2);
  });
});

test('[R146] signFlag 3: a notice with one button that acknowledges', async () => {
  const server = answers(3);
  await show(<AgreementSlot />);
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(paths(server)).toContain('/user/protocol/agree');
  expect(paths(server)).not.toContain('/user/protocol/paper');
});

test('a version that was replaced meanwhile is told', async () => {
  answers(2, { '/user/protocol/agree': failed('changed-meanwhile', 'Someone else has changed this') });
  await show(<AgreementSlot />);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree and download' }));
  expect(await screen.findByText('Someone else has changed this')).toBeTruthy();
});

test('[R145] only photographers with a signFlag are asked', async () => {
  const asks = async (gid: number, signFlag: number) => {
    const server = standIn({
      '/session': fine({ data: { ...member, gid, signFlag } }),
      '/user/protocol': fine({ ...standing, signFlag }),
    });
    await show(<AgreementSlot />);
    await waitFor(() => expect(paths(server)).toContain('/session'));
    return server;
  };
  for (const signFlag of [2, 3]) {
    await asks(2, signFlag);
    expect(await screen.findByText('You allow Framehall.')).toBeTruthy();
    cleanup();
  }
  for (const [gid, signFlag] of [
    [2, 0],
    [1, 2],
    [35, 2],
  ] as const) {
    const server = await asks(gid, signFlag);
    await waitFor(() => expect(paths(server)).toEqual(['/session']));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
  }
});
