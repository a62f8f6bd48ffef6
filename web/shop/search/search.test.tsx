import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/query-client.ts';
import { detailOf } from '../../testing/detail.ts';
import { musicItem, photoItem, videoItem } from '../../testing/items.ts';
import { found } from '../../testing/answers.ts';
import { failed, fine, type OutputAt, standIn, type StandIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ImgSearchResult } from './img-search-result.tsx';
import { MaterialList } from './material-list.tsx';
import { SearchResult } from './search-result.tsx';

const noHelp = { corrected: null, didYouMean: null, instead: null, related: [] as string[], otherTypes: [] };
const categories = { list: [{ id: 3, categoryName: 'Mountains' }] };
const around = {
  '/video/categoryList': fine(categories),
  '/photo/categoryList': fine(categories),
  '/music/categoryList': fine({
    list: [
      { id: 3, categoryName: 'Ambient' },
      { id: 8, categoryName: 'Jazz' },
    ],
  }),
  '/music/tags': fine<OutputAt<'/music/tags'>>({
    tags: [
      { id: 21, type: 'genre', tagName: 'Folk' },
      { id: 22, type: 'genre', tagName: 'Rock' },
      { id: 31, type: 'mood', tagName: 'Calm' },
      { id: 32, type: 'mood', tagName: 'Epic' },
      { id: 41, type: 'instrument', tagName: 'Piano' },
      { id: 42, type: 'instrument', tagName: 'Guitar' },
      { id: 51, type: 'theme', tagName: 'Travel' },
      { id: 52, type: 'theme', tagName: 'Food' },
    ],
  }),
  '/hotword': fine({ data: ['aurora'] }),
  '/price/classes': fine<OutputAt<'/price/classes'>>({
    infos: [
      { priceClass: 'C', fromFen: 28_800, toFen: 82_944 },
      { priceClass: 'B', fromFen: 48_000, toFen: 138_240 },
      { priceClass: 'A', fromFen: 72_000, toFen: 72_000 },
    ],
  }),
};
const queries = ({ seen }: StandIn) =>
  seen.filter(({ path }) => path === '/search').map(({ input }) => new URL(String(input)).searchParams);
const filters = () => within(screen.getByRole('region', { name: 'Filters' }));
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() =>
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } }),
);
afterEach(cleanup);

describe('words within results and left out', () => {
  test('are added to the search, shown as chips and removed', async () => {
    const server = standIn({ ...around, '/search': found([videoItem(1)]) });
    const router = await show(<SearchResult />, { at: '/SearchResult?keyword=sunset&type=video&hdr=1' });
    const type = async (words: string) => {
      const field = await screen.findByRole('textbox', { name: 'Search within results' });
      fireEvent.change(field, { target: { value: words } });
      fireEvent.submit(field.closest('form')!);
    };
    await type('－people beach');
    await waitFor(() => expect(queries(server).at(-1)?.get('keyword')).toBe('sunset beach -people'));
    await type('-car');
    await screen.findByText('Without car');
    fireEvent.click(link('Remove Without people'));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=sunset+beach+-car&type=video&hdr=1'));
    expect(queries(server).at(-1)?.get('keyword')).toBe('sunset beach -car');
    await type('  ');
    expect(router.state.location.search).toBe('?keyword=sunset+beach+-car&type=video&hdr=1');
  });
});

test('a clip that was found by what it shows opens there', async () => {
  standIn({ ...around, '/search': found([videoItem(1, { second: 12 }), videoItem(2)]) });
  await show(<SearchResult />, { at: '/SearchResult?keyword=sunset&type=video' });
  const hrefs = async (id: number) => (await screen.findByRole('link', { name: `Clip ${id}` })).getAttribute('href');
  expect([await hrefs(1), await hrefs(2)]).toEqual(['/Detail?id=1&t=12', '/Detail?id=2']);
});

describe('a sentence', () => {
  const read: OutputAt<'/search'>['read'] = {
    words: 'quiet morning',
    chips: [
      { kind: 'people', value: '0', said: 'without people' },
      { kind: 'use', value: null, said: 'a tea brand' },
    ],
  };
  const at = '/SearchResult?keyword=a+quiet+morning+without+people,+for+a+tea+brand&type=video';

  test('shows what of it was read, and searches again without what is taken away', async () => {
    const server = standIn({ ...around, '/search': found([videoItem(1)], { read }) });
    const router = await show(<SearchResult />, { at });
    const chips = within(await screen.findByRole('region', { name: 'Understood as' }));
    expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Without people',
      'For a tea brand',
    ]);
    expect(chips.getByText('Without people').closest('li')?.title).toBe('without people');
    // What was read is no filter of the address.
    expect(queries(server)[0]!.has('people')).toBe(false);
    fireEvent.click(link('Remove For a tea brand'));
    await waitFor(() => expect(queries(server).at(-1)!.get('literal')).toBe('use'));
    fireEvent.click(link('Remove Without people'));
    await waitFor(() => expect(queries(server).at(-1)!.get('literal')).toBe('people,use'));
    expect(router.state.location.search).toContain('keyword=a+quiet+morning+without+people');
    expect(screen.getByRole('button', { name: 'People' })).toBeTruthy();
  });

  test('shows it where nothing was found too, in both languages', async () => {
    standIn({ ...around, '/search': found([], { read }) });
    await show(<SearchResult />, { at });
    await screen.findByRole('link', { name: 'Remove Without people' });
    await changeLanguage('zh');
    const chips = within(screen.getByRole('region', { name: '已理解为' }));
    const names = chips.getAllByRole('link').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['移除“无人物”', '移除“用途：a tea brand”']);
  });

  test('shows nothing where words are searched for', async () => {
    standIn({ ...around, '/search': found([videoItem(1)], { read: { words: 'quiet morning', chips: [] } }) });
    await show(<SearchResult />, { at: '/SearchResult?keyword=the+quiet+of+a+morning' });
    await screen.findByText('Clip 1');
    expect(screen.queryByRole('region', { name: 'Understood as' })).toBeNull();
  });

  test('keeps what was taken away when words are added', async () => {
    const server = standIn({ ...around, '/search': found([videoItem(1)], { read }) });
    await show(<SearchResult />, { at: `${at}&literal=use` });
    const field = await screen.findByRole('textbox', { name: 'Search within results' });
    fireEvent.change(field, { target: { value: 'mist' } });
    fireEvent.submit(field.closest('form')!);
    await waitFor(() => expect(queries(server).at(-1)!.get('keyword')).toContain('brand mist'));
    expect(queries(server).at(-1)!.get('literal')).toBe('use');
  });
});

describe('the results', () => {
  test('[R25] are what the address asks for, and lead to their pages', async () => {
    const server = standIn({
      ...around,
      '/search': found([videoItem(1), videoItem(2, { from: 'pond5' })], { total: 1000, more: true }),
    });
    await show(<SearchResult />, { at: '/SearchResult?keyword=sunset&type=video&resolution=4K&sort=newest' });
    await screen.findByText('Clip 1');
    expect(Object.fromEntries(queries(server)[0]!)).toEqual({
      keyword: 'sunset',
      type: 'video',
      resolution: '4K',
      sort: 'newest',
      pageSize: '60',
    });
    screen.getByRole('heading', { level: 1, name: 'sunset' });
    screen.getByText('1,000+ results');
    expect(link('Clip 2').getAttribute('href')).toBe('/P5Detail?id=2');
  });

  test('[R25] music stands in rows, with the filters that make sense for it', async () => {
    standIn({ ...around, '/search': found([musicItem(5)]) });
    await show(<SearchResult />, { at: '/SearchResult?type=music' });
    await screen.findByText('Piece 5');
    await filters().findByRole('button', { name: 'Price' });
    await filters().findByRole('button', { name: 'Genre' });
    await filters().findByRole('button', { name: 'Category' });
    const names = filters()
      .getAllByRole('button', { expanded: false })
      .map((button) => button.textContent);
    expect(names).toEqual([
      'Category',
      'Genre',
      'Mood',
      'Instrument',
      'Theme',
      'Tempo',
      'Key',
      'Vocals',
      'Energy',
      'Length',
      'Price',
    ]);
  });

  test('of music change with a tag and with a key', async () => {
    const server = standIn({ ...around, '/search': found([musicItem(5)]) });
    const router = await show(<SearchResult />, { at: '/SearchResult?type=music' });
    fireEvent.click(await filters().findByRole('button', { name: 'Mood' }));
    fireEvent.click(link('Epic'));
    await waitFor(() => expect(router.state.location.search).toBe('?type=music&mood=32'));
    fireEvent.click(await filters().findByRole('button', { name: 'Key' }));
    fireEvent.click(link('F♯ minor'));
    await waitFor(() => expect(router.state.location.search).toBe('?type=music&mood=32&key=f-sharp-minor'));
    await waitFor(() =>
      expect(Object.fromEntries(queries(server).at(-1)!)).toMatchObject({ mood: '32', key: 'f-sharp-minor' }),
    );
    expect(filters().getByRole('button', { name: 'Epic' })).toBeTruthy();
  });

  test('change with a filter, which stands in the address and can be taken back', async () => {
    const server = standIn({ ...around, '/search': found([videoItem(1)]) });
    const router = await show(<SearchResult />, { at: '/SearchResult?keyword=sunset' });
    await screen.findByText('Clip 1');
    fireEvent.click(filters().getByRole('button', { name: 'Length' }));
    fireEvent.click(link('10–20 seconds'));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=sunset&length=10-20'));
    expect(queries(server).at(-1)!.get('length')).toBe('10-20');
    fireEvent.click(link('Remove 10–20 seconds'));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=sunset'));
  });

  test('can be narrowed by amounts, for which the other filters count', async () => {
    const server = standIn({ ...around, '/search': found([videoItem(1)]) });
    const router = await show(<SearchResult />, { at: '/SearchResult?keyword=x&resolution=4K&source=raw' });
    fireEvent.click(await filters().findByRole('button', { name: 'Price' }));
    screen.getByText('For one year on social media in mainland China');
    expect(link('¥720').getAttribute('href')).toContain('priceClass=A');
    fireEvent.click(link('¥288–¥829'));
    await waitFor(() => expect(router.state.location.search).toContain('priceClass=C'));
    expect(link('Remove ¥288–¥829')).toBeTruthy();
    const asked = server.seen.find(({ path }) => path === '/price/classes')?.input;
    expect(Object.fromEntries(new URL(String(asked)).searchParams)).toEqual({
      kind: 'video',
      resolution: '4K',
      source: 'raw',
    });
  });

  test('lose all filters at once', async () => {
    standIn({ ...around, '/search': found([videoItem(1)]) });
    const router = await show(<SearchResult />, { at: '/SearchResult?keyword=x&hdr=1&colour=blue&categoryId=3' });
    await screen.findByText('Mountains');
    fireEvent.click(link('Clear all'));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=x'));
  });

  test('come page by page', async () => {
    const server = standIn({
      ...around,
      '/search': ({ input }) =>
        String(input).includes('after=two')
          ? found([videoItem(2)])
          : found([videoItem(1)], { next: 'two', total: 2, more: false }),
    });
    await show(<SearchResult />, { at: '/SearchResult' });
    await screen.findByText('Clip 2');
    expect(queries(server).map((query) => query.get('after'))).toEqual([null, 'two']);
    screen.getByText('End of results');
  });

  test('begin anew where the list cannot go on', async () => {
    const refused = failed('bad-input', 'Check your entries', { fields: { after: 'invalid' } });
    let place = 'old';
    standIn({
      ...around,
      '/search': ({ input }) => {
        if (String(input).includes('after=old')) return refused;
        if (String(input).includes('after=new')) return found([videoItem(2)]);
        return found([videoItem(1)], { next: place, total: 2, more: false });
      },
    });
    await show(<SearchResult />, { at: '/SearchResult' });
    await screen.findByText('Check your entries');
    place = 'new';
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Clip 2')).not.toBeNull();
  });

  test('are asked for again in the other language', async () => {
    const server = standIn({ ...around, '/search': found([videoItem(1)]) });
    await show(<SearchResult />, { at: '/SearchResult?keyword=x' });
    await screen.findByText('Clip 1');
    await changeLanguage('zh');
    await screen.findByText('1 个结果');
    const languages = server.seen.filter(({ path }) => path === '/search').map(({ language }) => language);
    expect(languages).toEqual(['en', 'zh-CN']);
  });

  test('that cannot be loaded say so, and can be tried again', async () => {
    let broken = true;
    standIn({ ...around, '/search': () => (broken ? failed('unavailable', 'Busy') : found([videoItem(1)])) });
    await show(<SearchResult />, { at: '/SearchResult' });
    await screen.findByText('Busy');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Clip 1')).not.toBeNull();
  });
});

describe('help', () => {
  test('says which of the words were found, and what may have been meant', async () => {
    const help = { ...noHelp, didYouMean: 'sunset', instead: 'sunst', related: ['dusk'] };
    standIn({ ...around, '/search': found([videoItem(1)], { help }) });
    await show(<SearchResult />, { at: '/SearchResult?keyword=sunst+yak' });
    await screen.findByText('No results match all of “sunst yak”. Showing results for “sunst”');
    expect(link('sunset').getAttribute('href')).toBe('/SearchResult?keyword=sunset');
    link('dusk');
  });

  test('[R268] says what a mistake was taken for, with a way back to what was typed', async () => {
    const help = { ...noHelp, corrected: 'sunset' };
    const server = standIn({ ...around, '/search': found([videoItem(1)], { help }) });
    const router = await show(<SearchResult />, { at: '/SearchResult?keyword=suset&sort=newest' });
    await screen.findByRole('heading', { level: 1, name: 'sunset' });
    expect(screen.getByText(/^Showing results for/).textContent).toBe(
      'Showing results for “sunset” · search for “suset” instead',
    );
    fireEvent.click(link('search for “suset” instead'));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=suset&sort=newest&exact=1'));
    await waitFor(() => expect(queries(server).at(-1)!.get('exact')).toBe('1'));
    await changeLanguage('zh');
    await screen.findByText(/^已显示“sunset”的搜索结果/);
    link('仍然搜索“suset”');
  });

  test('[R268] says so too when filters leave nothing of what was meant', async () => {
    standIn({ ...around, '/search': found([], { help: { ...noHelp, corrected: 'sunset' } }) });
    await show(<SearchResult />, { at: '/SearchResult?keyword=suset&colour=red' });
    await screen.findByText('No results for “sunset”');
    expect(link('search for “suset” instead').getAttribute('href')).toContain('colour=red&exact=1');
  });

  test('where nothing was found: less filters, other kinds, words that others search for', async () => {
    const otherTypes = [
      { type: 'pic' as const, total: 1000, more: true },
      { type: 'effect' as const, total: 12, more: false },
    ];
    const help = { ...noHelp, didYouMean: 'yeti', related: ['aurora', 'snowman'], otherTypes };
    standIn({ ...around, '/hotword': fine({ data: ['aurora', 'yetti'] }), '/search': found([], { help }) });
    await show(<SearchResult />, { at: '/SearchResult?keyword=yetti&colour=red' });
    await screen.findByText('No results for “yetti”');
    expect(link('yeti').getAttribute('href')).toContain('keyword=yeti&colour=red');
    expect(screen.getAllByRole('link', { name: 'Remove Red' }).length).toBeGreaterThan(1);
    const main = within(screen.getByText('No results for “yetti”').parentElement!);
    expect(main.getByRole('link', { name: 'Photos 1,000+' }).getAttribute('href')).toBe(
      '/SearchResult?keyword=yetti&type=pic',
    );
    main.getByRole('link', { name: 'Sound effects 12' });
    expect(main.queryByRole('link', { name: /Music/ })).toBeNull();
    // Each word once, and not the one that found nothing.
    await screen.findByRole('link', { name: 'aurora' });
    expect(main.queryByRole('link', { name: 'yetti' })).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Related searches' })).getAllByRole('link')).toHaveLength(1);
  });
});

test('[R25] a code shows its material as what it is, whatever type is searched', async () => {
  standIn({ ...around, '/search': found([musicItem(5)]) });
  await show(<SearchResult />, { at: '/SearchResult?type=video&keyword=M00000005' });
  expect((await screen.findByRole('link', { name: 'Piece 5' })).getAttribute('href')).toBe('/DetailMusic?id=5');
});

describe('search by image', () => {
  const imageKey = 'A'.repeat(22);

  test('[R26] words find photos', async () => {
    const server = standIn({ ...around, '/search': found([photoItem(4)]) });
    await show(<ImgSearchResult />, { at: '/ImgSearchResult?keyword=snow' });
    await screen.findByText('Photo 4');
    expect([queries(server)[0]!.get('type'), queries(server)[0]!.get('keyword')]).toEqual(['pic', 'snow']);
  });

  test('[R26] a picture finds what looks like it, photos first, also clips', async () => {
    const server = standIn({ ...around, '/search': found([photoItem(4)]) });
    const router = await show(<ImgSearchResult />, { at: `/ImgSearchResult?imageKey=${imageKey}` });
    await screen.findByText('Photo 4');
    expect(queries(server)[0]!.get('imageKey')).toBe(imageKey);
    screen.getByRole('heading', { level: 1, name: 'Similar to your image' });
    fireEvent.click(link('Video'));
    await waitFor(() => expect(router.state.location.search).toBe(`?imageKey=${imageKey}&type=video`));
  });

  test('a material finds what looks like it', async () => {
    const server = standIn({
      ...around,
      '/search': found([photoItem(4)]),
      '/material/7': fine({ material: detailOf(photoItem(7)) }),
    });
    await show(<SearchResult />, { at: '/SearchResult?type=pic&like=7' });
    await screen.findByRole('heading', { level: 1, name: /Similar to Photo 7/ });
    expect(queries(server)[0]!.get('like')).toBe('7');
  });

  test('[R26] a picture that is kept no longer leads on', async () => {
    standIn({ ...around, '/search': failed('not-found', 'Gone') });
    await show(<ImgSearchResult />, { at: `/ImgSearchResult?imageKey=${imageKey}` });
    await screen.findByText('This image has expired. Please choose it again');
    expect(link('Search by keyword instead').getAttribute('href')).toBe('/SearchResult?type=pic');
  });
});

describe('search by sound', () => {
  const soundKey = 'B'.repeat(22);

  test('a track of one’s own finds what sounds like it, in rows, with filters, also effects', async () => {
    const server = standIn({ ...around, '/search': found([musicItem(5)]) });
    const router = await show(<SearchResult />, { at: `/SearchResult?type=music&soundKey=${soundKey}` });
    await screen.findByText('Piece 5');
    expect([queries(server)[0]!.get('type'), queries(server)[0]!.get('soundKey')]).toEqual(['music', soundKey]);
    screen.getByRole('heading', { level: 1, name: 'Sounds like your track' });
    screen.getByRole('button', { name: 'Mood' });
    expect(screen.queryByRole('link', { name: 'Photos' })).toBeNull();
    fireEvent.click(link('Sound effects'));
    await waitFor(() => expect(router.state.location.search).toBe(`?type=effect&soundKey=${soundKey}`));
  });

  test('a recording that is kept no longer leads on', async () => {
    standIn({ ...around, '/search': failed('not-found', 'Gone') });
    await show(<SearchResult />, { at: `/SearchResult?type=music&soundKey=${soundKey}` });
    await screen.findByText('This recording has expired. Please choose it again');
    expect(link('Search by keyword instead').getAttribute('href')).toBe('/SearchResult?type=music');
  });
});

test('[R23] the catalogue is browsed by kind and category, the newest first', async () => {
  const server = standIn({ ...around, '/search': found([videoItem(1)]) });
  const router = await show(<MaterialList />, { at: '/MaterialList' });
  await screen.findByText('Clip 1');
  const lists = () => queries(server).filter((query) => query.get('pageSize') !== '1');
  expect(lists()[0]!.get('sort')).toBe('newest');
  fireEvent.click(await screen.findByRole('link', { name: 'Mountains' }));
  await waitFor(() => expect(router.state.location.search).toBe('?categoryId=3'));
  fireEvent.click(link('Popular'));
  await waitFor(() => expect(lists().at(-1)!.get('sort')).toBe('popular'));
  expect(lists().at(-1)!.get('categoryId')).toBe('3');
});
