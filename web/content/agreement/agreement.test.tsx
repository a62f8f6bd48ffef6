import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Policy } from '#contract/calls/policies.ts';
import { policyOf } from '../../testing/policies.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Agreement } from './agreement.tsx';

afterEach(cleanup);

async function open(at: string, policy: Partial<Policy> = {}) {
  const server = standIn({ '/policy/order': fine(policyOf(policy)), '/redirect': fine({ redirect: null }) });
  await show(<Agreement />, { at, path: '/agreement/:name' });
  return server;
}
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('shows every paragraph, leads to each clause, to the other texts and to earlier versions', async () => {
  await open('/agreement/order');
  await screen.findByRole('heading', { level: 1, name: '素材授权协议' });
  expect(screen.getByText('Version 3, in effect from 1 Mar 2026')).toBeTruthy();
  for (const words of ['授予被授权方使用素材的权利。', '只包括一种用途：', '商业广告：可以投放。'])
    expect(screen.getByText(words).tagName).toBe('P');
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(hrefs(contents)).toEqual(['#clause-1', '#clause-2']);
  for (const href of hrefs(contents)) expect(document.querySelector(String(href))).not.toBeNull();
  const siblings = within(screen.getByRole('navigation', { name: 'Choose a document' })).getAllByRole('link');
  expect(hrefs(siblings)).toEqual(['/agreement/order', '/agreement/user', '/agreement/privacy']);
  const earlier = screen.getByRole('link', { name: /^Version 2/ });
  expect(earlier.getAttribute('href')).toBe('/agreement/order?version=2');
  expect(screen.queryByText(/takes effect on|earlier version/)).toBeNull();
});

test('says that a new version is coming', async () => {
  const versions = [
    { version: 4, effectiveOn: '2026-12-24' },
    { version: 3, effectiveOn: '2026-03-01' },
  ];
  await open('/agreement/order', { versions });
  expect(await screen.findByText(/A new version \(4\) takes effect on 24 Dec 2026/)).toBeTruthy();
  expect(hrefs([screen.getByRole('link', { name: 'Read the new version' })])).toEqual(['/agreement/order?version=4']);
});

test.each([
  [2, /This is an earlier version. Version 3 applies today/],
  [4, /This version takes effect on 1 Mar 2026. Version 3 applies until then/],
])('version %i says which one applies', async (version, words) => {
  const { seen } = await open(`/agreement/order?version=${version}`, { version });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(hrefs([screen.getByRole('link', { name: 'Read the current version' })])).toEqual(['/agreement/order']);
  expect(seen.at(-1)?.input).toContain(`/policy/order?version=${version}`);
});

test('an unknown name or version is not found', async () => {
  await open('/agreement/photographer');
  expect(await screen.findByText('404')).toBeTruthy();
  cleanup();
  standIn({ '/policy/user': failed('not-found', 'gone'), '/redirect': fine({ redirect: null }) });
  await show(<Agreement />, { at: '/agreement/user?version=9', path: '/agreement/:name' });
  expect(await screen.findByText('404')).toBeTruthy();
});
