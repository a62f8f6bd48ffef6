import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TopicItem } from '#contract/calls/catalogue.ts';
import type { Banner } from '#contract/calls/home-content.ts';
import { changeLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { entrySummary } from '../../testing/content.ts';
import { musicItem, photoItem, videoItem } from '../../testing/items.ts';
import { type Answers, fine, type OutputAt, outOfReach, standIn, type StandIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Home } from './home.tsx';
import { type HomeMaterial, keepPlaces } from './home-query.ts';

const topic = (id: number) => ({ id, title: `Topic ${id}`, homeCover: '', colour: '' }) satisfies TopicItem;
const many = <Item,>(count: number, make: (id: number) => Item) => Array.from({ length: count }, (_, n) => make(n + 1));
const nothing: OutputAt<'/home/index'> = {
  hero: null,
  hotWords: [],
  topicList: [],
  picks: [],
  videoList: [],
  photoList: [],
  musicList: [],
  contestList: [],
};
const few = {
  ...nothing,
  topicList: [topic(1)],
  picks: [photoItem(5)],
  videoList: [videoItem(2)],
  photoList: [photoItem(3)],
  musicList: [musicItem(4)],
};
const unwritten: OutputAt<'/content/home'> = { banners: [], cases: [] };
const serve = (home: Answers['/home/index'], written: Partial<typeof unwritten> = {}) =>
  standIn({
    '/home/index': home!,
    '/content/home': fine({ ...unwritten, ...written }),
    '/content/banners/count': fine(),
  });
const asked = ({ seen }: StandIn) => seen.filter(({ path }) => path === '/home/index');
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const rows = ['Topics', 'Editors’ picks', 'New video', 'New photos', 'New music', 'Contests'];

beforeEach(() =>
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the home page', () => {
  test('[R20] shows topics and the newest of each kind first, each leading to its page', async () => {
    serve(fine(few));
    await show(<Home />);
    await screen.findByText('Clip 2');
    expect(headings().slice(0, 6)).toEqual([...rows.slice(0, -1), 'Visuals and sound in one place']);
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['Topic 1', 'Photo 5', 'Clip 2', 'Photo 3', 'Piece 4'].map(leadsTo)).toEqual([
      '/Topic?id=1',
      '/DetailPic?id=5',
      '/Detail?id=2',
      '/DetailPic?id=3',
      '/DetailMusic?id=4',
    ]);
  });

  test('[R21] [R245] offers what people search for, and contests when there are any', async () => {
    const dates = { opensAt: '2026-05-01T00:00:00Z', closesAt: '2026-06-01T00:00:00Z' };
    const contestList = [
      { id: 1, slug: 'a', title: 'Rivers', open: true, ...dates },
      { id: 2, slug: 'b', title: 'Nights', open: false, ...dates },
    ];
    serve(fine({ ...few, hotWords: ['sunset', 'snow & ice'], contestList }));
    await show(<Home />);
    const words = within(await screen.findByRole('list', { name: 'Popular searches' }));
    await words.findByText('sunset');
    expect(words.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/SearchResult?keyword=sunset&type=video',
      '/SearchResult?keyword=snow+%26+ice&type=video',
    ]);
    const contests = within(screen.getByRole('region', { name: 'Contests' }));
    expect(contests.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'RiversOpen until 1 Jun 2026',
      'NightsOpens 1 May 2026',
    ]);
    expect(contests.getByRole('link', { name: /^Rivers/ }).getAttribute('href')).toBe('/contest/a');
  });

  test('says nothing of what there is none of', async () => {
    serve(fine({ ...nothing, photoList: [photoItem(1)] }));
    await show(<Home />);
    await screen.findByText('Photo 1');
    expect(headings().filter((heading) => rows.includes(heading ?? ''))).toEqual(['New photos']);
    cleanup();
    serve(fine(nothing));
    await show(<Home />);
    await screen.findByText('Visuals and sound in one place');
    expect(headings().filter((heading) => rows.includes(heading ?? ''))).toEqual([]);
  });

  test('keeps everything below away until the rows are known, so that nothing moves', async () => {
    serve(fine(few));
    await show(<Home />);
    expect(headings()).toEqual(['Topics', 'Editors’ picks']);
    await screen.findByText('Clip 2');
    expect(headings().length).toBeGreaterThan(5);
  });

  test('says that the rows could not be loaded, and still shows the rest', async () => {
    serve(outOfReach);
    await show(<Home />);
    await screen.findByText('This couldn’t be loaded');
    expect(headings()).toContain('Visuals and sound in one place');
  });

  test('looks again while the catalogue fills; what is there keeps its place', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let videoList = [videoItem(2)];
    const server = serve(() => fine({ ...few, videoList }));
    await show(<Home />);
    await screen.findByText('Clip 2');
    videoList = [videoItem(9), videoItem(2)];
    await vi.advanceTimersByTimeAsync(10_500);
    await screen.findByText('Clip 9');
    const list = within(screen.getByRole('region', { name: 'New video' }));
    expect(list.getAllByRole('article').map((card) => card.textContent)).toEqual([
      '4K00:12Clip 2V00000002',
      '4K00:12Clip 9V00000009',
    ]);
    expect(asked(server).length).toBeGreaterThan(1);
  });

  test('grows by a row only while the end of the list is out of sight', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let count = 3;
    serve(() => fine({ ...nothing, videoList: many(count, videoItem) }));
    await show(<Home />);
    await screen.findByText('Clip 3');
    const list = screen.getByText('Clip 1').closest('ul')!;
    const seen = () => within(list).getAllByRole('article').length;
    const end = vi.spyOn(list, 'getBoundingClientRect').mockReturnValue({ bottom: 200 } as DOMRect);
    expect(list.children).toHaveLength(4);
    count = 6;
    await vi.advanceTimersByTimeAsync(10_500);
    await waitFor(() => expect(seen()).toBe(4));
    end.mockReturnValue({ bottom: 5000 } as DOMRect);
    fireEvent.scroll(window);
    expect(seen()).toBe(6);
    expect(list.children).toHaveLength(8);
  });

  test('asks no more once the catalogue is full', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const full = {
      ...few,
      videoList: many(12, videoItem),
      photoList: many(12, photoItem),
      musicList: many(6, musicItem),
    };
    const server = serve(fine(full));
    await show(<Home />);
    await screen.findByText('Clip 12');
    await vi.advanceTimersByTimeAsync(25_000);
    expect(asked(server)).toHaveLength(1);
  });

  test('asks for its words again when the language changes', async () => {
    const server = serve(fine(few));
    await show(<Home />);
    await screen.findByText('Clip 2');
    await changeLanguage('zh');
    await waitFor(() => expect(asked(server).map(({ language }) => language)).toEqual(['en', 'zh-CN']));
  });
});

describe('[R21] behind the first words', () => {
  const still = (matches: boolean) => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  const picture = () => document.querySelector('section img')?.getAttribute('src');
  const film = () => document.querySelector<HTMLVideoElement>('section video');
  const begin = async (hero: HomeMaterial['hero']) => {
    serve(fine({ ...few, hero }));
    await show(<Home />);
    await screen.findByText('Clip 2');
  };

  beforeEach(() => vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue());
  afterEach(() => {
    vi.restoreAllMocks();
    document.head.replaceChildren();
  });

  test('a clip plays without sound once somebody is there, and can be paused', async () => {
    still(false);
    await begin(videoItem(7));
    expect(picture()).toBe('/7/thumb-2x');
    expect(film()).toBeNull();
    fireEvent.pointerMove(window);
    expect(film()).toMatchObject({ muted: true, loop: true });
    expect(film()?.getAttribute('src')).toBe('/7/preview');
    fireEvent.playing(film()!);
    const pause = vi.spyOn(film()!, 'pause');
    fireEvent.click(screen.getByRole('button', { name: 'Pause background video' }));
    expect(pause).toHaveBeenCalled();
    screen.getByRole('button', { name: 'Play background video' });
    expect(screen.getByRole('link', { name: 'Video: Clip 7' }).getAttribute('href')).toBe('/Detail?id=7');
  });

  test('nothing moves for those who asked for less movement, or who save data', async () => {
    still(true);
    await begin(videoItem(7));
    fireEvent.pointerMove(window);
    expect(film()).toBeNull();
    cleanup();
    still(false);
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await begin(videoItem(7));
    fireEvent.pointerMove(window);
    expect(film()).toBeNull();
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('stands the picture that the server sent ahead, and a drawn scene where there is no clip', async () => {
    document.head.innerHTML = '<link rel="preload" as="image" href="http://site/ahead" data-hero="" />';
    serve(outOfReach);
    await show(<Home />);
    expect(picture()).toBe('http://site/ahead');
    cleanup();
    await begin(null);
    expect(picture()).not.toBe('http://site/ahead');
    expect(document.querySelector('section svg')).not.toBeNull();
  });
});

describe('what editors show between the rows', () => {
  const banner = (id: number, more: Partial<Banner> = {}): Banner => ({
    id,
    place: 'top',
    title: `Banner ${id}`,
    summary: `About ${id}`,
    cover: null,
    link: '/Vip',
    ...more,
  });
  /** Lets the reader see an element, as far as a browser would tell. */
  let see = (_element: Element) => {};
  const counts = ({ seen }: StandIn) =>
    seen.filter(({ path }) => path === '/content/banners/count').map(({ input }) => input);

  beforeEach(() => {
    const watched = new Map<Element, () => void>();
    see = (element) => watched.get(element)?.();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        #seen: (entries: object[]) => void;
        constructor(seen: (entries: object[]) => void) {
          this.#seen = seen;
        }
        observe(element: Element) {
          watched.set(element, () => this.#seen([{ isIntersecting: true }]));
        }
        disconnect() {}
      },
    );
  });
  afterEach(() => document.head.replaceChildren());

  test('banners stand above all rows and between them, and cases below', async () => {
    const banners = [
      banner(1),
      banner(2, { place: 'between', link: 'https://example.com/a', summary: '' }),
      banner(3, { place: 'between', link: null }),
    ];
    serve(fine(few), { banners, cases: [entrySummary('harbour')] });
    await show(<Home />);
    await screen.findByText('Clip 2');
    const order = screen
      .getAllByText(/^(Banner \d|Topics|Editors’ picks|New (video|photos|music)|Case studies)$/)
      .map(({ textContent }) => textContent);
    expect(order).toEqual([
      'Banner 1',
      'Topics',
      'Editors’ picks',
      'Banner 2',
      'New video',
      'New photos',
      'Banner 3',
      'New music',
      'Case studies',
    ]);
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(leadsTo('Banner 1')).toBe('/Vip');
    expect(leadsTo('Banner 2')).toBe('https://example.com/a');
    expect(screen.queryByRole('link', { name: 'Banner 3' })).toBeNull();
    expect(leadsTo('Title of harbour')).toBe('/Case/harbour');
    expect(leadsTo('All case studies')).toBe('/CaseList');
  });

  test('is left out where it cannot be read', async () => {
    standIn({ '/home/index': fine(few), '/content/home': outOfReach });
    await show(<Home />);
    await screen.findByText('Clip 2');
    expect(headings()).not.toContain('Case studies');
    expect(screen.queryByRole('list', { name: 'Highlights' })).toBeNull();
  });

  test('has its place kept where the server announced it', async () => {
    document.head.innerHTML = '<meta name="banner" content="top" />';
    serve(fine(few));
    await show(<Home />);
    const kept = () => document.querySelector('[data-loading="true"] > [aria-hidden="true"]');
    expect(kept()).not.toBeNull();
    await screen.findByText('Clip 2');
    expect(kept()).toBeNull();
  });

  test('is counted once it is in sight and when it is clicked, several at once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = serve(fine(few), { banners: [banner(1), banner(2)] });
    await show(<Home />);
    const [first, second] = within(await screen.findByRole('list', { name: 'Highlights' })).getAllByRole('listitem');
    see(first!);
    await vi.advanceTimersByTimeAsync(1000);
    expect(counts(server)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(counts(server)).toEqual([{ shown: [1], clicked: [] }]);
    fireEvent.click(within(second!).getByRole('link'));
    await vi.advanceTimersByTimeAsync(0);
    expect(counts(server)).toEqual([
      { shown: [1], clicked: [] },
      { shown: [], clicked: [2] },
    ]);
  });
});

test('what has gone leaves its place to those behind it, and what is new comes last', () => {
  const before = { ...nothing, ...unwritten, photoList: [3, 2, 1].map((id) => photoItem(id)) };
  const now = { ...nothing, ...unwritten, photoList: [5, 3, 4, 1].map((id) => photoItem(id)) };
  expect(keepPlaces(before, now).photoList.map(({ id }) => id)).toEqual([3, 1, 5, 4]);
  expect(keepPlaces(undefined, now)).toBe(now);
});
