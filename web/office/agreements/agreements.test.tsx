import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AgreementVersion } from '#contract/calls/agreements.ts';
import { Overlays } from '../../shell/dialogs/overlays.tsx';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Agreements } from './agreements.tsx';

const DAY = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * DAY).toISOString().slice(0, 10);

const version = (number: number, more: Partial<AgreementVersion> = {}): AgreementVersion => ({
  version: number,
  kind: 'consent',
  titleZh: `协议 ${number}`,
  titleEn: `Agreement ${number}`,
  bodyZh: '一、授权\n您授权帧库。',
  bodyEn: '1. Licence\nYou allow Framehall.',
  sha256: `${number}f`.repeat(32),
  sharePercent: 50,
  exclusivePercent: 60,
  effectiveOn: '2026-01-01',
  publishedAt: '2026-01-01T08:00:00.000Z',
  publishedBy: null,
  agreed: 0,
  rejected: 0,
  unanswered: 0,
  ...more,
});
const versions = [
  version(3, { kind: 'notice', effectiveOn: inDays(40), publishedBy: 'Chen', agreed: 12, rejected: 3, unanswered: 7 }),
  version(2),
  version(1, { effectiveOn: '2025-01-01' }),
];

async function open(more: Parameters<typeof standIn>[0] = {}) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/office/agreement/list': fine({ total: 3, infos: versions }),
    '/office/agreement/publish': fine({ version: 4 }),
    ...more,
  });
  await show(
    <Mantine>
      <Agreements />
      <Overlays />
    </Mantine>,
    { at: '/office/agreements' },
  );
  await screen.findByText('Agreement 3');
  return () => server.seen.filter(({ path }) => path.endsWith('/publish')).map(({ input }) => input);
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openForm() {
  fireEvent.click(screen.getByRole('button', { name: 'New version' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Publish version \d of the agreement$/ }));
  return () => fireEvent.click(dialog.getByRole('button', { name: 'Publish' }));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('lists every version with its state, shares, answers and hash', async () => {
  await open();
  const [, newest, current, past] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(newest).toMatch(/^3Agreement 3协议 3NoticePlanned.*50% \/ 60%12373f3f3f3f3f3f…/);
  expect(current).toMatch(/^2Agreement 2协议 2ConsentIn effect1 Jan 2026/);
  expect(past).toMatch(/^1Agreement 1协议 1ConsentReplaced/);
});

test('a version opens as photographers read it, in either language', async () => {
  await open();
  fireEvent.click(screen.getByText('Agreement 3'));
  const panel = within(await screen.findByRole('complementary', { name: 'Agreement, version 3' }));
  expect(panel.getByText('You allow Framehall.')).toBeTruthy();
  expect(panel.getByText(`SHA-256 ${'3f'.repeat(32)}`)).toBeTruthy();
  fireEvent.click(panel.getByRole('tab', { name: '中文' }));
  expect(await panel.findByText('您授权帧库。')).toBeTruthy();
});

test('a version is published after a question, and names the newest one that was seen', async () => {
  const sent = await open();
  const publish = await openForm();
  type(/English title/, 'The fourth');
  type(/In effect from/, inDays(5));
  type(/Reason/, 'new law');
  publish();
  const question = within(await screen.findByRole('dialog', { name: 'Publish version 4 of the agreement?' }));
  expect(question.getByText(/can’t be changed or withdrawn/)).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        after: 3,
        kind: 'consent',
        titleZh: '协议 3',
        titleEn: 'The fourth',
        bodyZh: '一、授权\n您授权帧库。',
        bodyEn: '1. Licence\nYou allow Framehall.',
        sharePercent: 50,
        exclusivePercent: 60,
        effectiveOn: inDays(5),
        reason: 'new law',
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('faults are told at their fields, before anything is asked or sent', async () => {
  const sent = await open();
  const publish = await openForm();
  publish();
  expect(await screen.findAllByText('Please fill in this field')).toHaveLength(2);
  type(/Reason/, 'new law');
  type(/In effect from/, inDays(29));
  type(/^Share/, '101');
  publish();
  expect(await screen.findByText('Enter a whole number from 1 to 100')).toBeTruthy();
  type(/^Share/, '49');
  publish();
  await screen.findByText('Lower shares can only be published as a notice, at least 30 days ahead');
  expect(screen.getByLabelText(/Type/).getAttribute('aria-invalid')).toBe('true');
  type(/Type/, 'notice');
  publish();
  await screen.findByText(/^The earliest day is/);
  expect(screen.getByLabelText(/In effect from/).getAttribute('aria-invalid')).toBe('true');
  type(/In effect from/, inDays(31));
  type(/English title/, 'Agreement 2');
  type(/Chinese title/, '协议 2');
  publish();
  await screen.findByText('The text is the same as version 2. Change it first');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(sent()).toEqual([]);
});

test('a version that somebody else has published meanwhile is told, and what was typed stays', async () => {
  await open({ '/office/agreement/publish': failed('changed-meanwhile', 'Someone else has changed this') });
  const publish = await openForm();
  type(/English title/, 'The fourth');
  type(/In effect from/, inDays(5));
  type(/Reason/, 'new law');
  publish();
  const question = within(await screen.findByRole('dialog', { name: /Publish version 4 of the agreement\?/ }));
  fireEvent.click(question.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Someone else has changed this')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/English title/).value).toBe('The fourth');
});

test('what buyers and members agree to has its own list, panel and form', async () => {
  const policy = (number: number, effectiveOn: string) => ({
    version: number,
    titleZh: '隐私政策',
    titleEn: `Privacy Policy ${number}`,
    bodyZh: '1. 谁\n我们。',
    bodyEn: '1. Who\nWe do.',
    sha256: `${number}a`.repeat(32),
    effectiveOn,
    publishedAt: '2026-01-01T08:00:00.000Z',
    publishedBy: number === 1 ? null : 'Chen',
  });
  const infos = [policy(2, inDays(3)), policy(1, '2026-01-01')];
  await open({
    '/office/policy/list': fine({ total: 2, infos }),
    '/office/policy/publish': fine({ version: 3 }),
  });
  fireEvent.click(screen.getByRole('tab', { name: 'Privacy policy' }));
  await screen.findByText('Privacy Policy 2');
  const [, newest, current] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(newest).toMatch(/^2Privacy Policy 2隐私政策Planned.*Chen2a2a2a2a2a2a…/);
  expect(current).toMatch(/^1Privacy Policy 1隐私政策In effect1 Jan 2026System/);
  fireEvent.click(screen.getByText('Privacy Policy 1'));
  expect(await screen.findByText('We do.')).toBeTruthy();
  const publish = await openForm();
  type(/English text/, '1. Who\nWe all do.');
  type(/In effect from/, inDays(5));
  type(/Reason/, 'new law');
  publish();
  const question = within(await screen.findByRole('dialog', { name: 'Publish version 3 of the agreement?' }));
  expect(question.getByText(/applies to new orders and registrations/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Version 3 of the agreement is published')).toBeTruthy();
});
