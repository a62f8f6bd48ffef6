import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failed, fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { NotFound } from './not-found.tsx';

afterEach(() => {
  cleanup();
  document.head.querySelector('meta[name="gone"]')?.remove();
  vi.restoreAllMocks();
});

const open = (at: string) => show(<NotFound />, { at });
const heading = () => screen.findByRole('heading', { level: 1 });

test('an old address leads to its page, with what was asked for', async () => {
  const { seen } = standIn({ '/redirect': fine({ redirect: { status: 302, to: '/About#us' } }) });
  const router = await open('/Old-Page?lang=en');
  await waitFor(() => expect(router.state.location.pathname).toBe('/About'));
  expect(router.state.location).toMatchObject({ search: '?lang=en', hash: '#us' });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(seen[0]!.input).toContain('/redirect?path=%2FOld-Page');
});

test('what is no page is left to the server', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {});
  standIn({ '/redirect': fine({ redirect: { status: 301, to: '/feed/en.xml' } }) });
  await open('/rss');
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/feed/en.xml'));
});

test('what is gone has words of its own', async () => {
  standIn({ '/redirect': fine({ redirect: { status: 410, to: null } }) });
  await open('/over');
  expect((await heading()).textContent).toBe('This page is gone');
  expect(screen.getByText('410')).toBeTruthy();
});

test('what the server has called gone is not asked for again', async () => {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'gone', content: '/over' });
  document.head.append(meta);
  const { seen } = standIn({});
  await open('/over');
  expect((await heading()).textContent).toBe('This page is gone');
  expect(seen).toEqual([]);
});

test.each([
  ['nothing leads on', fine({ redirect: null })],
  ['the server does not know', failed('unavailable', 'Later')],
  ['nobody answers', outOfReach],
])('not found where %s', async (_, answer) => {
  standIn({ '/redirect': answer });
  await open('/nowhere');
  expect((await heading()).textContent).toBe('Page not found');
});

test('the page that says so is not asked about', async () => {
  const { seen } = standIn({});
  await open('/404');
  expect((await heading()).textContent).toBe('Page not found');
  expect(seen).toEqual([]);
});
