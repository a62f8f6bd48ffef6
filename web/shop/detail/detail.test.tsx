import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { changeLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { track } from '../../lib/tracking.ts';
import { priceTree, year } from '../../testing/cart.ts';
import { detailOf } from '../../testing/detail.ts';
import { musicItem, photoItem, videoItem } from '../../testing/items.ts';
import { found } from '../../testing/answers.ts';
import { type Answers, failed, fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Detail } from './detail.tsx';

vi.mock('../../lib/tracking.ts', () => ({ track: vi.fn<() => void>() }));

const around: Answers = {
  '/search': found([]),
  '/topic/list': fine({ infos: [] }),
  '/price/tree': fine({ tree: priceTree }),
  '/price/from': fine({ priceFen: 19_900, terms: year }),
};

/** Opens the page of a material that the server knows. */
async function open(at: string, id: number, material: MaterialDetail, more: Answers = {}) {
  const server = standIn({ ...around, [`/material/${id}` as '/material/1']: fine({ material }), ...more });
  const router = await show(<Detail />, { at });
  return { server, router, path: () => router.state.location.pathname + router.state.location.search };
}

const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.mocked(track).mockClear();
  localStorage.clear();
});

describe('a clip’s page', () => {
  test('[R28] says what it is, in words and figures', async () => {
    await open('/Detail?id=1', 1, detailOf(videoItem(1)));
    await title('Clip 1');
    await screen.findByText('Mist in a valley');
    const facts = within(screen.getByRole('region', { name: 'Technical details' }));
    const values = facts.getAllByRole('definition').map((value) => value.textContent);
    expect(values).toEqual([
      '3840 × 2160 · 4K',
      'Landscape',
      '23.976 fps',
      '00:12',
      'SDR',
      '50.2 Mbps',
      'Yes',
      'MP4 (H.265)',
      '10-bit',
      '78 MB',
      'Mountains',
      'Huangshan',
      '1 May 2026',
      '2 Jun 2026',
      '',
    ]);
  });

  test('leads on from its keywords, colours, category and shop', async () => {
    await open('/Detail?id=1', 1, detailOf(videoItem(1)));
    await screen.findByText('Mist in a valley');
    expect(leadsTo('mist')).toBe('/SearchResult?keyword=mist&type=video');
    expect(leadsTo('Search by colour: Blue')).toBe('/SearchResult?type=video&colour=blue');
    expect(leadsTo('Mountains')).toBe('/SearchResult?type=video&categoryId=4');
    expect(leadsTo('Far Hills')).toBe('/Shop?id=9');
  });

  test('[R299] [R304] [R305] says what a licence covers, and how to get a price', async () => {
    await open('/Detail?id=1', 1, detailOf(videoItem(1)));
    await title('Clip 1');
    const offer = within(screen.getByRole('region', { name: 'Priced by use' }));
    offer.getByText(/within 12 hours on weekdays/);
    await offer.findByText('from ¥199.00');
    const licence = within(screen.getByRole('region', { name: 'What a licence includes' }));
    expect(licence.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '1 month',
      '1 year',
      '3 years',
      '5 years',
      'Perpetual',
      'Exclusive buyout',
      'Mainland China',
      'Greater China',
      'Worldwide',
    ]);
    screen.getByText('Prices include 6% VAT; invoices available');
  });

  test('[R128] [R129] has labels for a set and for HDR; editorial material says what that means', async () => {
    await open('/Detail?id=1', 1, detailOf(videoItem(1, { hdrFlag: 1, groupFlag: 1 }), { editorial: true }));
    const labels = (await screen.findByText('Editorial use only')).closest('ul')!;
    expect([...labels.children].map((label) => label.textContent)).toEqual(['HDR', 'Series', 'Editorial use only']);
    expect(screen.getByText(/For news and education/)).toBeTruthy();
  });

  test('[R130] of raw footage has neither a sample nor a bookmark, and says so', async () => {
    await open('/Detail?id=1', 1, detailOf(videoItem(1, { from: 'raw', samplePath: null })));
    await title('Clip 1');
    screen.getByText(/Budget footage costs less/);
    expect(screen.queryByRole('button', { name: 'Download sample' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to favourites' })).toBeNull();
    screen.getByRole('button', { name: 'Copy link' });
  });

  test('shows its series, what looks like it and more of its shop; itself is not among them', async () => {
    const alike = found([videoItem(1), videoItem(5)]);
    const material = detailOf(videoItem(1), { group: { title: 'Mornings', members: [videoItem(2)] } });
    const { server } = await open('/Detail?id=1', 1, material, { '/search': alike });
    await screen.findByRole('heading', { name: 'From the same series: Mornings' });
    for (const row of ['Similar clips', 'More from Far Hills']) {
      const region = within(await screen.findByRole('region', { name: row }));
      await region.findByRole('link', { name: 'Clip 5' });
      expect(region.queryByRole('link', { name: 'Clip 1' })).toBeNull();
    }
    const asked = server.seen
      .filter(({ path }) => path === '/search')
      .map(({ input }) => new URL(String(input)).search);
    expect(asked.toSorted((a, b) => a.localeCompare(b))).toEqual([
      '?type=video&like=1&beyondSeries=1&pageSize=13',
      '?type=video&shopId=9&sort=newest&pageSize=13',
    ]);
  });

  test('changes its words with the language, and stays where it is meanwhile', async () => {
    const { server } = await open('/Detail?id=1', 1, detailOf(videoItem(1)), {
      '/material/1': ({ language }: { language: string | null }) =>
        fine({ material: detailOf(videoItem(1, { title: language === 'en' ? 'Clip 1' : '片一' })) }),
    });
    await title('Clip 1');
    await act(() => changeLanguage('zh'));
    await title('片一');
    expect(server.seen.filter(({ path }) => path === '/material/1')).toHaveLength(2);
  });
});

describe('a photo’s page', () => {
  test('[R31] has its pixels and its size in print', async () => {
    const material = detailOf(photoItem(3));
    Object.assign(material.technical, { width: 3000, height: 4500, codec: 'jpeg', fileType: 'jpg', frameRate: null });
    await open('/DetailPic?id=3', 3, material);
    await screen.findByText('3000 × 4500 · 13.5 MP');
    expect(['25.4 × 38.1 cm at 300 dpi', 'Portrait', 'JPG'].map((text) => screen.queryByText(text))).not.toContain(
      null,
    );
  });

  test.each([
    ['6', 'Back to favourites', '/Collect?targetType=1'],
    ['7', 'Back to cart', '/Cart?targetType=1'],
  ])('[R31] with mdp %s leads %s', async (mdp, name, to) => {
    await open(`/DetailPic?id=3&mdp=${mdp}`, 3, detailOf(photoItem(3)));
    await title('Photo 3');
    expect(leadsTo(name)).toBe(to);
  });
});

describe('an address', () => {
  test.each([
    ['/Detail?id=3&mdp=6', photoItem(3), '/DetailPic?id=3&mdp=6'],
    ['/detailpic?id=3', videoItem(3), '/Detail?id=3'],
    ['/detail?id=3', videoItem(3, { from: 'pond5' }), '/P5Detail?id=3'],
    ['/pdetail?id=3', videoItem(3), '/Detail?id=3'],
    ['/Detail?id=3', musicItem(3), '/DetailMusic?id=3'],
  ])('[R32] %s leads to the page of what it is', async (at, item, to) => {
    const { path } = await open(at, 3, detailOf(item));
    await waitFor(() => expect(path()).toBe(to));
  });

  test.each([
    ['/detail?id=3', videoItem(3)],
    ['/pdetail?id=3', videoItem(3, { from: 'pond5' })],
    ['/DetailPic?id=3', photoItem(3)],
  ])('[R32] [C4] %s stays as it is', async (at, item) => {
    const { path } = await open(at, 3, detailOf(item));
    await title(item.title);
    expect(path()).toBe(at);
  });

  test('[R29] of a clip of the partner library says where it comes from', async () => {
    await open('/P5Detail?id=3', 3, detailOf(videoItem(3, { from: 'pond5' })));
    await screen.findByText('Pond5 partner library');
    await screen.findByRole('link', { name: 'Far Hills' });
    expect(leadsTo('Far Hills')).toBe('/P5Shop?id=9');
  });

  test.each([
    ['/Detail', 'video'],
    ['/Detail?id=abc', 'video'],
    ['/Detail?id=-4', 'video'],
    ['/DetailPic?id=404', 'pic'],
  ])('%s of nothing on sale offers a search for %s and topics', async (at, type) => {
    const topic = { id: 8, title: 'Night', homeCover: '', colour: '', description: '', count: 1 };
    standIn({
      '/topic/list': fine({ infos: [topic] }),
      '/material/404': failed('not-found', 'no'),
    });
    const router = await show(<Detail />, { at });
    await title('No longer on sale');
    expect((await screen.findByRole('link', { name: 'Night' })).getAttribute('href')).toBe('/Topic?id=8');
    fireEvent.change(screen.getByRole('combobox', { name: 'Keywords' }), { target: { value: 'sea' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?keyword=sea&type=${type}`));
  });

  test('that cannot be reached offers to try again', async () => {
    standIn({ '/material/1': outOfReach });
    await show(<Detail />, { at: '/Detail?id=1' });
    expect(await screen.findByText('This couldn’t be loaded')).toBeTruthy();
  });
});

test('what a list knows is shown at once, before the rest arrives', async () => {
  standIn({ ...around, '/material/1': () => new Promise(() => {}) });
  const { router } = { router: await show(<Detail />, { at: '/Nowhere' }) };
  queryClient.setQueryData(['search', 'en'], { pages: [{ infos: [videoItem(7), videoItem(1)] }] });
  await act(() => router.navigate('/Detail?id=1'));
  await title('Clip 1');
  expect(screen.queryByText('Mist in a valley')).toBeNull();
});

test('[R175] opening by a link from elsewhere is noted once; following a card notes itself', async () => {
  const { router } = await open('/Detail?id=8', 8, detailOf(videoItem(8)), {
    '/material/9': fine({ material: detailOf(videoItem(9)) }),
  });
  await title('Clip 8');
  await act(() => router.navigate('/Detail?id=9'));
  await title('Clip 9');
  expect(vi.mocked(track).mock.calls.map(([{ code }, rule]) => [code, rule])).toEqual([['V00000008', 10]]);
});
