import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AgreementStanding } from '#contract/calls/agreements.ts';
import { member } from '../../../testing/answers.ts';
import { failed, fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { AgreementTab } from './agreement-tab.tsx';

const rejected: AgreementStanding = {
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
  signFlag: 0,
  answers: [{ version: 4, answer: 'rejected', at: '2026-11-18T08:00:00.000Z' }],
  offSaleAt: '2126-12-18T08:00:00.000Z',
};
const signed: AgreementStanding = {
  ...rejected,
  answers: [{ version: 4, answer: 'agreed', at: '2026-11-20T08:00:00.000Z' }, ...rejected.answers],
  offSaleAt: null,
};

/** A server that knows whoever has rejected the agreement, until they agree. */
function answers(more: Parameters<typeof standIn>[0] = {}) {
  let standing = rejected;
  return standIn({
    '/session': fine({ data: { ...member, gid: 2 } }),
    '/share/mine': fine({ exclusive: false, current: [], coming: [] }),
    '/user/protocol': () => fine(standing),
    '/user/protocol/agree': () => {
      standing = signed;
      return fine({ version: 4 });
    },
    '/user/protocol/paper': fine({ url: 'https://store/agreement.pdf' }),
    ...more,
  });
}

beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('whoever rejected the agreement reads what follows, signs it later, and gets the signed paper', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const server = answers();
  await show(<AgreementTab />);
  expect(await screen.findByText(/Your work goes offline on 18 Dec 2126/)).toBeDefined();
  expect(screen.getByText(/^Version 4 · rejected on/)).toBeDefined();
  expect(screen.getByText('You allow Framehall.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Agree and download' }));
  expect(await screen.findByText(/^Version 4 · agreed on/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Agree and download' })).toBeNull();
  expect(server.seen.find(({ path }) => path === '/user/protocol/agree')?.input).toEqual({ version: 4 });
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(2));
});

test('a signature that is refused is told, and may be tried again', async () => {
  answers({ '/user/protocol/agree': failed('changed-meanwhile', 'Someone else has changed this') });
  await show(<AgreementTab />);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree and download' }));
  expect(await screen.findByText('Someone else has changed this')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Agree and download' })).toBeDefined();
});

test('works that went off sale meanwhile come back with the signature, as the tab says', async () => {
  answers({ '/user/protocol': fine({ ...rejected, offSaleAt: '2020-01-31T08:00:00.000Z' }) });
  await show(<AgreementTab />);
  expect(await screen.findByText(/offline since 31 Jan 2020\. Sign now and it goes back on sale/)).toBeDefined();
});
