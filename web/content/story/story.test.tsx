import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { article, entrySummary } from '../../testing/content.ts';
import { musicItem, videoItem } from '../../testing/items.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Story } from './story.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (at: string) => show(<Story />, { at, path: '/Case/:slug?' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('[R62] shows a case with what it uses and what to read next', async () => {
  const used = [videoItem(1, { title: 'Street trails' }), musicItem(2, { musicName: 'Late Bus Home' })];
  standIn({
    '/content/article': fine({
      article: article('line', {
        brand: 'north',
        brandName: 'Northlight',
        year: 2026,
        tags: ['film'],
        related: used,
        shops: [{ id: 8, name: 'Lin’s shop', bio: 'Aerials', avatar: null }],
        topics: [{ id: 9, title: 'Night trains', homeCover: '/9/cover', colour: '' }],
        next: [entrySummary('next-one')],
      }),
    }),
  });
  await open('/Case/line');
  await screen.findByRole('heading', { level: 1, name: 'Title of line' });
  screen.getByText('Text of line');
  expect([hrefOf('Northlight'), hrefOf('2026'), hrefOf('Short film')]).toEqual([
    '/Case/north',
    '/CaseList?year=2026',
    '/CaseList?tag=film',
  ]);
  const list = screen.getByRole('list', { name: 'License what you see' });
  expect(list.textContent).toContain('Street trails');
  expect(list.textContent).toContain('Late Bus Home');
  expect([hrefOf('Lin’s shop'), hrefOf('Night trains')]).toEqual(['/Shop?id=8', '/Topic?id=9']);
  screen.getByRole('heading', { level: 2, name: 'Read next' });
  expect(hrefOf('Title of next-one')).toBe('/Case/next-one');
});

test('is shared by a code for WeChat and by its address', async () => {
  standIn({ '/content/article': fine({ article: article('line') }) });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  let come: () => void;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        come = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  await open('/Case/line');
  await screen.findByRole('button', { name: 'Copy link' });
  expect(screen.queryByRole('img', { name: 'QR code of a link to this page' })).toBeNull();
  act(() => come());
  await screen.findByRole('img', { name: 'QR code of a link to this page' });
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(write).toHaveBeenCalledWith(`${location.origin}/Case/line`));
});

test('a brand goes on with its cases', async () => {
  standIn({
    '/content/article': fine({ article: article('north', { type: 'brand', next: [entrySummary('line')] }) }),
  });
  await open('/Case/north');
  await screen.findByRole('heading', { level: 2, name: 'Case studies for this brand' });
  expect(hrefOf('See all case studies')).toBe('/CaseList');
});

test('an old link moves to the address with the slug', async () => {
  const { seen } = standIn({ '/content/article': fine({ article: article('line') }) });
  const router = await open('/Case?id=7');
  await waitFor(() => expect(router.state.location.pathname).toBe('/Case/line'));
  expect(seen[0]!.input).toContain('/content/article?id=7');
});

test('without a name there are all cases', async () => {
  standIn({
    '/content/list': fine({ infos: [], total: 0, filters: { tags: [], brands: [], years: [] } }),
  });
  await open('/Case');
  expect(await screen.findByRole('heading', { level: 1, name: 'Case studies' })).toBeTruthy();
});

test.each(['/Case/no-such', '/Case/No_Such', '/Case?id=x'])('%s is not found, and leads on', async (at) => {
  standIn({ '/content/article': failed('not-found', 'gone'), '/redirect': fine({ redirect: null }) });
  await open(at);
  await screen.findByRole('heading', { level: 1, name: 'We can’t find this page' });
  expect(hrefOf('See all case studies')).toBe('/CaseList');
});
