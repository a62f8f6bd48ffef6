import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { entrySummary } from '../../testing/content.ts';
import { fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ContentList } from './content-list.tsx';
import { OriginList } from './origin-list.tsx';

afterEach(cleanup);

const FILTERS = {
  tags: ['film', '自拟'],
  brands: [
    { slug: 'north', name: 'Northlight' },
    { slug: 'tea', name: 'Yunling Tea' },
  ],
  years: [2026, 2025],
};
const NO_FILTERS = { tags: [], brands: [], years: [] };

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test.each([
  ['/CaseList', 'Case studies', 'case'],
  ['/CaseBrandList', 'Brand stories', 'brand'],
  ['/ContentList', 'Articles', 'content'],
  ['/caselist/', 'Case studies', 'case'],
])('[R63] the screen at %s shows %s', async (at, title, type) => {
  const { seen } = standIn({ '/content/list': fine({ infos: [entrySummary('one')], total: 1, filters: NO_FILTERS }) });
  await show(<ContentList />, { at });
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findByRole('heading', { level: 2, name: 'Title of one' });
  expect(hrefOf('Title of one')).toBe('/Case/one');
  expect(seen[0]!.input).toContain(`type=${type}`);
});

test('[R61] the list of originals shows each with its picture', async () => {
  standIn({ '/content/list': fine({ infos: [entrySummary('ridge')], total: 1, filters: NO_FILTERS }) });
  await show(<OriginList />, { at: '/OriginList' });
  await screen.findByRole('heading', { level: 1, name: 'Originals' });
  const card = (await screen.findByRole('link', { name: 'Title of ridge' })).closest('li')!;
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/ridge/thumb');
});

test('filters are links that keep each other and begin at the first page', async () => {
  const { seen } = standIn({
    '/content/list': fine({
      infos: [entrySummary('one', { brand: 'north', year: 2026 })],
      total: 30,
      filters: FILTERS,
    }),
  });
  await show(<ContentList />, { at: '/CaseList?brand=north&page=2&year=x&tag=' });
  await screen.findByText('Northlight · 2026');
  expect(seen[0]!.input).toContain('/content/list?brand=north&type=case&pageNo=2');
  expect(screen.getByRole('link', { name: 'Northlight' }).getAttribute('aria-current')).toBe('true');
  expect(hrefOf('Short film')).toBe('/CaseList?brand=north&tag=film');
  expect(hrefOf('自拟')).toBe(`/CaseList?${new URLSearchParams({ brand: 'north', tag: '自拟' }).toString()}`);
  expect(hrefOf('Previous page')).toBe('/CaseList?brand=north');
  fireEvent.click(screen.getByRole('link', { name: '2025' }));
  await waitFor(() => expect(seen.at(-1)!.input).toContain('/content/list?brand=north&year=2025&type=case&pageNo=1'));
});

test('a list without entries leads on, and a narrowed one back to all', async () => {
  standIn({ '/content/list': fine({ infos: [], total: 0, filters: NO_FILTERS }) });
  await show(<ContentList />, { at: '/CaseList' });
  await screen.findByText('No case studies yet');
  expect(hrefOf('Browse all video')).toBe('/SearchResult?type=video');
  cleanup();
  await show(<ContentList />, { at: '/CaseList?tag=film' });
  await screen.findByText('Nothing matches these filters');
  expect(hrefOf('Clear filters')).toBe('/CaseList');
});

test('an entry without a translation says so, and an unreachable server offers to try again', async () => {
  standIn({
    '/content/list': fine({ infos: [entrySummary('one', { language: 'zh' })], total: 1, filters: NO_FILTERS }),
  });
  await show(<ContentList />, { at: '/ContentList' });
  expect(await screen.findByText('Only available in Chinese so far')).toBeTruthy();
  cleanup();
  standIn({ '/content/list': outOfReach });
  await show(<ContentList />, { at: '/ContentList' });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
