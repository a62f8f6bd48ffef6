import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { KEYS } from '../keys.ts';
import { HotWords } from './hot-words.tsx';

let words = [
  { id: 1, version: 1, zh: '日落', en: 'sunset' },
  { id: 2, version: 4, zh: '航拍', en: 'aerial' },
  { id: 3, version: 1, zh: '城市', en: 'city' },
];
const all = words;

async function open(more: Answers = {}) {
  words = all;
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/office/hotWord/list': () => fine({ infos: words }),
    '/office/hotWord/reorder': ({ input }) => {
      const { ids } = input as { ids: number[] };
      words = ids.flatMap((id) => all.filter((word) => word.id === id));
      return fine();
    },
    ...more,
  });
  await show(
    <Mantine>
      <HotWords />
    </Mantine>,
  );
  await screen.findByText('日落');
  return (path: string) =>
    server.seen.filter((seen) => seen.path === `/office/hotWord/${path}`).map(({ input }) => input);
}

const shown = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/^[a-z ]+$/, { selector: '[lang=en]' }).textContent);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('words are moved by their buttons, which keep the focus, and it is said where they are', async () => {
  const asked = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Move city up' }));
  await screen.findByText('city moved to 2 of 3');
  await waitFor(() => expect(shown()).toEqual(['sunset', 'city', 'aerial']));
  fireEvent.click(screen.getByRole('button', { name: 'Move city up' }));
  await waitFor(() => expect(shown()).toEqual(['city', 'sunset', 'aerial']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move city up');
  expect(screen.getByText('city moved to 1 of 3')).toBeTruthy();
  await waitFor(() =>
    expect(asked('reorder')).toEqual([
      { was: [1, 2, 3], ids: [1, 3, 2] },
      { was: [1, 3, 2], ids: [3, 1, 2] },
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Move city up' }));
  expect(asked('reorder')).toHaveLength(2);
});

test('an order that somebody else changed meanwhile goes back to what it is', async () => {
  await open({ '/office/hotWord/reorder': failed('changed-meanwhile', 'Changed') });
  fireEvent.click(screen.getByRole('button', { name: 'Move sunset down' }));
  await waitFor(() => expect(shown()).toEqual(['sunset', 'aerial', 'city']));
});

test('a duplicate is refused beside the field that has it', async () => {
  const asked = await open({
    '/office/hotWord/add': failed('bad-input', 'No', {
      fields: { en: 'This already exists' },
    }),
  });
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  add();
  expect(await screen.findAllByText('Please fill in this field')).toHaveLength(2);
  fireEvent.change(screen.getByRole('textbox', { name: 'Chinese' }), { target: { value: '晚霞' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'English' }), { target: { value: 'Sunset' } });
  add();
  await screen.findByText('This already exists');
  expect(asked('add')).toEqual([{ zh: '晚霞', en: 'Sunset' }]);
});

test('an edit names the version at which it began, whatever is loaded meanwhile', async () => {
  const asked = await open({
    '/office/hotWord/edit': failed('changed-meanwhile', 'Somebody was faster'),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Edit aerial' }));
  const row = within(screen.getAllByRole('listitem')[1]!);
  fireEvent.change(row.getByRole('textbox', { name: 'English' }), { target: { value: 'from above' } });
  words = all.map((word) => (word.id === 2 ? { ...word, version: 5, en: 'drone' } : word));
  await queryClient.invalidateQueries({ queryKey: KEYS.hotWords });
  fireEvent.click(row.getByRole('button', { name: 'Save' }));
  await row.findByText('Somebody was faster');
  expect(asked('edit')).toEqual([{ id: 2, version: 4, zh: '航拍', en: 'from above' }]);
  fireEvent.click(row.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit drone');
});
