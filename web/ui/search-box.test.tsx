import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Suggestion } from '#contract/calls/search.ts';
import { type Answers, fine, outOfReach, standIn, type StandIn } from '../testing/server.ts';
import { show } from '../testing/show.tsx';
import { SearchBox } from './search-box.tsx';

const links = {
  words: (keyword: string, type: string) => `/words?${new URLSearchParams({ keyword, type })}`,
  category: (id: number, type: string) => `/category?id=${id}&type=${type}`,
  topic: (id: number) => `/topic?id=${id}`,
  shop: (id: number) => `/shop?id=${id}`,
  material: (id: number, type: string) => `/material?id=${id}&type=${type}`,
  picture: (imageKey: string) => `/picture?imageKey=${imageKey}`,
  sound: (soundKey: string, type: string) => `/sound/${type}/${soundKey}`,
};
const word = (text: string) => ({ text, kind: 'word', id: null, type: null, thumbnail: null }) satisfies Suggestion;
const suggestions: Suggestion[] = [
  word('sunset'),
  word('sunset beach'),
  { text: 'Sunrise', kind: 'topic', id: 4, type: null, thumbnail: null },
  { text: 'V00000007', kind: 'code', id: 7, type: 'pic', thumbnail: null },
];
const answers = {
  '/search/suggest': fine({ data: suggestions }),
  '/hotword': fine({ data: ['aurora', 'snow'] }),
  '/topic/list': fine({ infos: [{ id: 9, title: 'Night', homeCover: '', colour: '', description: '', count: 3 }] }),
  '/video/categoryList': fine({ list: [{ id: 2, categoryName: 'Cities' }] }),
  '/photo/categoryList': fine({ list: [{ id: 5, categoryName: 'Forests' }] }),
};

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Keywords' });
const type = (words: string) => fireEvent.change(box(), { target: { value: words } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const submit = () => fireEvent.submit(box().form!);
const options = () => {
  const list = screen.queryByRole('listbox');
  return list
    ? within(list)
        .getAllByRole('option')
        .map((option) => option.textContent)
    : [];
};
const chosen = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const asked = ({ seen }: StandIn) => seen.filter(({ path }) => path === '/search/suggest').map(({ input }) => input);

async function open(more: Answers = {}) {
  const server = standIn({ ...answers, ...more });
  const router = await show(<SearchBox size="compact" links={links} />);
  act(() => box().focus());
  await screen.findByRole('tablist');
  const at = () => router.state.location.pathname + router.state.location.search;
  return { server, at };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('while one types', () => {
  test('suggestions come when the typing pauses, once for the whole word', async () => {
    const { server } = await open();
    for (const words of ['s', 'su', 'sun']) type(words);
    await waitFor(() => expect(options()).toHaveLength(4));
    expect(asked(server)).toHaveLength(1);
    expect(asked(server)[0]).toContain('q=sun&type=video');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  });

  test('arrow keys go through them and around, Enter leads to the chosen one', async () => {
    const { at } = await open();
    type('sun');
    await waitFor(() => expect(options()).toHaveLength(4));
    press('ArrowDown');
    press('ArrowDown');
    expect(chosen()).toBe('sunset beach');
    for (const _ of options()) press('ArrowDown');
    expect(chosen()).toBe('sunset');
    press('ArrowUp');
    expect(chosen()).toBeUndefined();
    press('ArrowUp');
    expect(chosen()).toContain('V00000007');
    submit();
    await waitFor(() => expect(at()).toBe('/material?id=7&type=pic'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('Enter without a choice searches for what was typed', async () => {
    const { at } = await open();
    type(' sun ');
    await waitFor(() => expect(options()).toHaveLength(4));
    submit();
    await waitFor(() => expect(at()).toBe('/words?keyword=sun&type=video'));
  });

  test('Escape folds them, a press on one leads there', async () => {
    const { at } = await open();
    type('sun');
    await waitFor(() => expect(options()).toHaveLength(4));
    press('Escape');
    expect(options()).toEqual([]);
    press('ArrowDown');
    const list = await screen.findByRole('listbox');
    fireEvent.click(within(list).getAllByRole('option')[2]!);
    await waitFor(() => expect(at()).toBe('/topic?id=4'));
  });

  test('a server that does not answer leaves the box as good as before', async () => {
    const { at } = await open({ '/search/suggest': outOfReach });
    type('sun');
    await screen.findByText('Press Enter to search for “sun”');
    submit();
    await waitFor(() => expect(at()).toBe('/words?keyword=sun&type=video'));
  });
});

describe('before anything is typed', () => {
  test('[R91] three tabs: hot words, hot topics and the categories of the chosen kind', async () => {
    const { at } = await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Popular', 'Topics', 'Categories']);
    expect((await screen.findByRole('link', { name: /aurora/ })).getAttribute('href')).toContain('keyword=aurora');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    expect((await screen.findByRole('link', { name: 'Night' })).getAttribute('href')).toBe('/topic?id=9');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' });
    await screen.findByRole('link', { name: 'Cities' });
    fireEvent.change(screen.getByLabelText('Material type'), { target: { value: 'pic' } });
    fireEvent.click(await screen.findByRole('link', { name: 'Forests' }));
    await waitFor(() => expect(at()).toBe('/category?id=5&type=pic'));
  });

  test('the last eight searches, which can be forgotten', async () => {
    await open();
    for (let n = 1; n <= 10; n += 1) {
      type(`word ${n}`);
      submit();
    }
    type('');
    const recent = within(await screen.findByRole('region', { name: 'Recent searches' }));
    const words = () => recent.getAllByRole('listitem').map((one) => one.textContent);
    expect(words()).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((n) => `word ${n}`));
    fireEvent.click(recent.getByRole('button', { name: 'Clear history' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  test('what somebody else wrote into the browser does no harm', async () => {
    localStorage.setItem('recentSearches', '[{"keyword":1},null,{"keyword":"fine","type":"video"},{}]');
    await open();
    const recent = within(await screen.findByRole('region', { name: 'Recent searches' }));
    expect(recent.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['fine']);
  });
});

test('[R90] looks for video, photos, music or effects', async () => {
  const { at } = await open();
  const kinds = within(screen.getByLabelText('Material type')).getAllByRole('option');
  expect(kinds.map((kind) => kind.textContent)).toEqual(['Video', 'Photos', 'Music', 'Sound effects']);
  fireEvent.change(screen.getByLabelText('Material type'), { target: { value: 'music' } });
  type('piano');
  submit();
  await waitFor(() => expect(at()).toBe('/words?keyword=piano&type=music'));
});
