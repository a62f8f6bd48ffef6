import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContestPage as Shown } from '#contract/calls/contest-pages.ts';
import { DEFAULT_BODY } from '#contract/domain/draw-contest.ts';
import { USUAL_LIMITS } from '#contract/domain/track-limits.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ContestPage } from './contest-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const CONTEST: Shown['contest'] = {
  slug: '8k2024',
  title: 'Rivers in 8K',
  series: '8K',
  summary: 'One river, one minute.',
  rules: 'Own work only.\nNo logos.',
  sponsor: 'Lumen Optics',
  state: 'open',
  opensAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-11-20T16:00:00.000Z',
  resultsAt: null,
  maxScore: 100,
  tracks: [{ name: 'Film', brief: 'Up to five minutes', kind: 'video', limits: USUAL_LIMITS }],
  criteria: [{ name: 'Idea', maxScore: 100 }],
  prizes: [{ name: 'Gold', reward: '¥20,000', count: 1, track: 'Film' }],
  jury: [],
  outcome: null,
  gallery: null,
  favourites: [],
};

function page(more: Partial<Shown> = {}, contest: Partial<Shown['contest']> = {}): Shown {
  return {
    slug: '8k2024',
    page: 'index',
    title: 'Rivers in 8K',
    summary: '',
    language: 'en',
    cover: null,
    body: [...DEFAULT_BODY],
    pictures: {},
    materials: [],
    prices: {},
    figures: null,
    contest: { ...CONTEST, ...contest },
    pages: [{ page: 'index', title: 'Rivers in 8K' }],
    ...more,
  };
}

const open = (at: string) => show(<ContestPage />, { at, path: '*' });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a page asks for the contest that its address names, and says what it is now', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:30:00Z') });
  const server = standIn({ '/content/contest': fine({ page: page() }) });
  await open('/8k2024');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rivers in 8K' })).toBeTruthy();
  expect(server.seen.map(({ input }) => new URL(String(input)).search)).toEqual(['?slug=8k2024&page=index']);
  expect(screen.getByText('Open for entries')).toBeTruthy();
  expect(hrefOf('Enter now')).toBe('/contest/8k2024/enter');
  const left = screen.getByRole('heading', { name: 'Entries close in' }).nextElementSibling!;
  expect([...left.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['2', '5', '30']);
  expect(screen.getByText('2026-11-21 00:00 (UTC+8)')).toBeTruthy();
  expect(screen.getByText('To be announced')).toBeTruthy();
  expect(screen.getByText('Winners: 1 · Film')).toBeTruthy();
  expect(screen.getByText('Lumen Optics')).toBeTruthy();
});

test('where nobody can enter there is neither a button nor a countdown', async () => {
  standIn({
    '/content/contest': fine({ page: page({}, { state: 'decided', resultsAt: '2026-11-17T00:00:00.000Z' }) }),
  });
  await open('/8k2024');
  await screen.findByText('Results are out');
  expect(screen.queryByRole('link', { name: 'Enter now' })).toBeNull();
  expect(screen.queryByText('Days')).toBeNull();
});

test('results that are late are said to be, in both languages, and their date is only a plan', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:30:00Z') });
  const late = { state: 'judging', resultsAt: '2026-11-22T00:00:00.000Z' } as const;
  standIn({ '/content/contest': fine({ page: page({}, late) }) });
  await open('/8k2024');
  await screen.findByText('The results are still being prepared. They’ll be published here as soon as they’re final.');
  const planned = screen.getByRole('heading', { name: 'Results planned' }).closest('li')!;
  expect([planned.className, planned.textContent]).toEqual([
    expect.stringContaining('ahead'),
    'Results planned2026-11-22 08:00 (UTC+8)Results are delayed',
  ]);
  cleanup();
  await show(<ContestPage />, { at: '/8k2024', path: '*', locale: 'ZH' });
  await screen.findByText('评审结果仍在整理，确定后将第一时间在本页公布。');
});

test('a contest that nobody won says so', async () => {
  const outcome = { entered: 3, judges: 2, rounds: 1, record: null, fixed: true, groups: [] };
  standIn({ '/content/contest': fine({ page: page({}, { state: 'decided', outcome }) }) });
  await open('/8k2024');
  expect(await screen.findByText('No prizes were awarded in this contest.')).toBeTruthy();
});

test('a contest with several pages leads from each to the others', async () => {
  const pages = [
    { page: 'index', title: 'A year' },
    { page: 'm1', title: 'May' },
  ];
  const body: Shown['body'] = [{ type: 'text', runs: [{ text: 'In May' }] }];
  standIn({
    '/content/contest': fine({ page: page({ page: 'm1', title: 'May', body, pages }, { slug: 'fcb1year' }) }),
  });
  await open('/fcb1year/m1');
  expect(await screen.findByRole('heading', { level: 1, name: 'May' })).toBeTruthy();
  const links = within(screen.getByRole('navigation', { name: 'Pages of this contest' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/fcb1year', null],
    ['/fcb1year/m1', 'page'],
  ]);
});

test('an address of its own takes the place of /contest', async () => {
  const server = standIn({ '/content/contest': fine({ page: page() }) });
  await open('/contest/8k2024');
  await screen.findByRole('heading', { level: 1, name: 'Rivers in 8K' });
  expect(server.seen.map(({ input }) => new URL(String(input)).search)).toEqual(['?slug=8k2024&page=index']);
});

test.each(['/contest/gone', '/8k2021', '/contest/No_Such'])('%s says that there is no such contest', async (at) => {
  standIn({ '/content/contest': failed('not-found', 'gone'), '/redirect': fine({ redirect: null }) });
  await open(at);
  expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find this contest' })).toBeTruthy();
  expect(hrefOf('See all contests and events')).toBe('/ActivityList');
});

test('a decided contest shows who won what, what the jury says, who judged and the hash of the record', async () => {
  const picture = 'https://files.example/a.webp';
  const ferry = {
    title: 'Ferry at dawn',
    author: 'Lu Yuan',
    prize: 'Gold',
    words: 'Patient.\nExact.',
    picture,
    workId: 5,
  };
  const river = { title: 'Low water', author: 'Qin', prize: 'Grand Prize', words: '', picture: null, workId: null };
  const record = 'ab'.repeat(32);
  const groups = [
    { track: null, works: [river] },
    { track: 'Film', works: [ferry] },
  ];
  const outcome = { entered: 41, judges: 5, rounds: 3, record, fixed: true, groups };
  const jury = [{ name: 'Shen Yi', title: 'Picture editor' }];
  standIn({ '/content/contest': fine({ page: page({ page: 'results' }, { state: 'decided', outcome, jury }) }) });
  await open('/postActivityDetail?contest=8k2024');
  const work = (await screen.findByRole('heading', { level: 4, name: 'Ferry at dawn' })).closest('li')!;
  expect(work.textContent).toBe('GoldFerry at dawnLu YuanPatient.Exact.');
  expect(hrefOf('Ferry at dawn')).toBe('/WorkDetail?id=5');
  expect(work.querySelector('img')!.getAttribute('src')).toBe(picture);
  screen.getByRole('heading', { level: 3, name: 'Whole contest' });
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent;
  expect(['Works entered', 'Winning works', 'Judges', 'Rounds of judging'].map(figure)).toEqual(['41', '2', '5', '3']);
  screen.getByText(record);
  expect(hrefOf('Check a file')).toBe('/verify');
  expect(screen.getByText('Picture editor')).toBeTruthy();
});

test('a decided contest whose prizes nobody has given shows no winners', async () => {
  const outcome = { entered: 41, judges: 5, rounds: 3, record: null, fixed: false, groups: [] };
  standIn({ '/content/contest': fine({ page: page({ page: 'results' }, { state: 'decided', outcome }) }) });
  await open('/postActivityDetail?contest=8k2024');
  await screen.findByText('Results are out');
  expect(screen.queryByRole('heading', { name: 'Winning works' })).toBeNull();
});
