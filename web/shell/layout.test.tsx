import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguage } from '../lib/language.ts';
import { queryClient } from '../lib/query-client.ts';
import { routes } from '../pages.tsx';
import { found, shellAnswers } from '../testing/answers.ts';
import { failed, fine, standIn } from '../testing/server.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
const MINI_PROGRAM = `${IPHONE} MicroMessenger/8.0 miniProgram/wx1234`;

beforeEach(async () => {
  localStorage.setItem('locale', 'EN');
  document.head.innerHTML = '<meta name="viewport" content=""><meta name="theme-color" content="">';
  await startLanguage();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function visit(path: string, heading: string) {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  standIn({
    ...shellAnswers,
    '/video/categoryList': fine({ list: [] }),
    '/hotword': fine({ data: [] }),
    '/search': found([]),
    '/price/classes': fine({ infos: [] }),
    '/vip/plans': fine({ infos: [] }),
    '/package/list': fine({ infos: [] }),
    '/redirect': fine({ redirect: null }),
    '/content/contest': failed('not-found', 'not found'),
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 30_000 });
  return router;
}

const scheme = () => document.documentElement.dataset['mantineColorScheme'];
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('the shell', () => {
  test('[R84] is black unless the route is a white one', async () => {
    const router = await visit('/Cart', 'Cart');
    expect(scheme()).toBe('dark');
    await router.navigate('/Bill');
    await waitFor(() => expect(scheme()).toBe('light'));
    expect(meta('theme-color')).toBe('#ffffff');
  });

  test('[R85] gives iPhones a fixed width where there is no layout for them', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    const router = await visit('/score', 'Judging');
    expect(meta('viewport')).toBe('width=1300');
    await router.navigate('/Cart');
    await waitFor(() => expect(meta('viewport')).toBe('width=device-width, initial-scale=1'));
  });

  test('starts a new page at its beginning, but leaves a menu alone that was opened meanwhile', async () => {
    const router = await visit('/Cart', 'Cart');
    await router.navigate('/Bill');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    const menu = screen.getByRole('button', { name: 'Content' });
    menu.focus();
    fireEvent.click(menu);
    await act(() => router.navigate('/Cart'));
    await screen.findByRole('heading', { level: 1, name: 'Cart' });
    expect([document.activeElement, menu.getAttribute('aria-expanded')]).toEqual([menu, 'true']);
  });

  test('leaves whoever has gone elsewhere by keyboard while it was on its way where they are', async () => {
    await visit('/Cart', 'Cart');
    const link = screen.getByRole('link', { name: 'VIP' });
    act(() => link.focus());
    fireEvent.click(link);
    const menu = screen.getByRole('button', { name: 'Content' });
    act(() => menu.focus());
    await waitFor(() => expect(screen.getByRole('main').dataset['page']).toBe('vip'));
    await act(async () => {});
    expect(document.activeElement).toBe(menu);
  });

  test('leaves whoever has opened and closed a menu while it was on its way at that menu', async () => {
    await visit('/Cart', 'Cart');
    const link = screen.getByRole('link', { name: 'VIP' });
    act(() => link.focus());
    fireEvent.click(link);
    const menu = screen.getByRole('button', { name: 'Content' });
    act(() => menu.focus());
    fireEvent.click(menu);
    fireEvent.click(menu);
    await waitFor(() => expect(screen.getByRole('main').dataset['page']).toBe('vip'));
    await act(async () => {});
    expect([document.activeElement, menu.getAttribute('aria-expanded')]).toEqual([menu, 'false']);
  });

  test('leaves a menu open that was opened the moment it arrived', async () => {
    const router = await visit('/Cart', 'Cart');
    const menu = screen.getByRole('button', { name: 'Content' });
    const opened = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        menu.focus();
        menu.click();
        resolve();
      });
      observer.observe(screen.getByRole('main'), { attributeFilter: ['data-page'] });
    });
    void router.navigate('/Vip');
    await waitFor(() => opened);
    await act(async () => {});
    expect([document.activeElement, menu.getAttribute('aria-expanded')]).toEqual([menu, 'true']);
  });

  test('takes the focus from the link that led to it', async () => {
    await visit('/Cart', 'Cart');
    const link = screen.getByRole('link', { name: 'VIP' });
    act(() => link.focus());
    fireEvent.click(link);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(screen.getByRole('main').dataset['page']).toBe('vip');
  });

  test('takes the focus from whatever had it when Back was pressed', async () => {
    const router = await visit('/Cart', 'Cart');
    await act(() => router.navigate('/Bill'));
    await waitFor(() => expect(scheme()).toBe('light'));
    act(() => screen.getByRole('link', { name: 'VIP' }).focus());
    fireEvent.popState(window);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('leaves whoever has begun to type a search meanwhile in its field', async () => {
    const router = await visit('/Cart', 'Cart');
    const field = screen.getByRole('combobox', { name: 'Keywords' });
    act(() => field.focus());
    await act(() => router.navigate('/Bill'));
    await waitFor(() => expect(scheme()).toBe('light'));
    await act(async () => {});
    expect(document.activeElement).toBe(field);
  });

  test('[R86] has no header inside a mini-program', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MINI_PROGRAM);
    await visit('/Cart', 'Cart');
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test('[R87] [R106] has header, page, footer and side bar', async () => {
    await visit('/Cart', 'Cart');
    for (const landmark of ['banner', 'main', 'contentinfo', 'complementary'])
      expect(screen.getAllByRole(landmark)).toHaveLength(1);
  });

  test('shows the keys of the page on ?, and none of them while somebody types', async () => {
    await visit('/Cart', 'Cart');
    const field = screen.getByRole('combobox', { name: 'Keywords' });
    fireEvent.keyDown(field, { key: '?' });
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field);
    act(() => field.blur());
    fireEvent.keyDown(document.body, { key: '?' });
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const groups = within(sheet).getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Search', 'Everywhere']);
  });

  test('hides the side bar on the pages of fcb1year', async () => {
    await visit('/fcb1year/m1', 'We can’t find this contest');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('[R81] shows the 404 screen at an unknown address', async () => {
    await visit('/no/such/page', 'Page not found');
    expect(screen.getByRole('main').textContent).toContain('404');
  });
});
