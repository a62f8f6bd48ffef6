import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeskMaterial } from '#contract/calls/catalogue-desk.ts';
import type { DeskTopic } from '#contract/calls/topics-desk.ts';
import { queryClient } from '../../lib/query-client.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { KEYS } from '../keys.ts';
import { Topics } from './topics.tsx';

function topic(id: number, more: Partial<DeskTopic> = {}): DeskTopic {
  return {
    id,
    version: 1,
    slug: `topic-${id}`,
    titleZh: `专题 ${id}`,
    titleEn: `Topic ${id}`,
    descriptionZh: '',
    descriptionEn: 'About it',
    published: true,
    shownFrom: null,
    shownUntil: null,
    chosenCover: null,
    cover: '/cover',
    materials: 3,
    online: 2,
    shown: true,
    ...more,
  };
}

async function open(topics: () => DeskTopic[], more: Answers = {}, at = '/office/topics?topic=1') {
  localStorage.setItem('access_token', 'abc');
  const material = { code: 'P00000001', kind: 'photo', title: 'Sea', thumbnail: null } as const;
  const server = standIn({
    '/office/topic/list': () => fine({ infos: topics() }),
    '/office/topic/body': fine({ version: 1, zh: [], en: [] }),
    '/office/topic/materials': fine({
      infos: [
        { id: 11, state: 'online', ...material },
        { id: 12, state: 'offline', ...material, title: 'Hill' },
      ],
    }),
    ...more,
  });
  await show(
    <Mantine>
      <Topics />
    </Mantine>,
    { at },
  );
  return (path: string) =>
    server.seen.filter((seen) => seen.path === `/office/topic/${path}`).map(({ input }) => input);
}

const panelOf = async (name: string) => within(await screen.findByRole('complementary', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('[R59] the list says what visitors see of each topic', async () => {
  await open(
    () => [
      topic(1),
      topic(2, { published: false, shown: false }),
      topic(3, { cover: null, online: 0, shown: false }),
      topic(4, { shownFrom: '2199-01-01T00:00:00.000Z', shown: false }),
      topic(5, { shownUntil: '2020-01-01T00:00:00.000Z', shown: false }),
    ],
    {},
    '/office/topics',
  );
  await screen.findByText('Topic 1');
  expect(screen.getAllByText('2 on sale, 1 offline')).toHaveLength(4);
  expect([screen.getByText('Scheduled'), screen.getByText('Ended')]).toHaveLength(2);
  expect(screen.getByText('Unpublished')).toBeTruthy();
  expect(screen.getByText('No photo or clip on sale, so it’s hidden on the site')).toBeTruthy();
});

test('texts are saved with the version that was seen, and what the server refuses stands beside its field', async () => {
  let now = topic(1);
  let taken = true;
  const asked = await open(() => [now], {
    '/office/topic/edit': () => {
      if (taken) return failed('bad-input', 'No', { fields: { slug: 'Taken' } });
      now = topic(1, { titleEn: 'New', version: 2 });
      return fine();
    },
  });
  const panel = await panelOf('Topic 1');
  const [, title] = panel.getAllByRole('textbox', { name: 'Title' });
  expect(panel.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(title!, { target: { value: 'New' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await panel.findByText('Taken');
  taken = false;
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('edit')[1]).toMatchObject({ id: 1, version: 1, titleEn: 'New', published: true }));
  await panelOf('New');
});

test('what somebody else saved meanwhile is shown, and nobody overwrites it unseen', async () => {
  let now = topic(1);
  const asked = await open(() => [now], { '/office/topic/edit': fine() });
  const panel = await panelOf('Topic 1');
  const [, title] = panel.getAllByRole('textbox', { name: 'Title' });
  fireEvent.change(title!, { target: { value: 'Mine' } });
  now = topic(1, { version: 2, descriptionEn: 'Theirs' });
  await queryClient.invalidateQueries({ queryKey: KEYS.topics });
  await panel.findByText('Someone else changed this while you were editing');
  fireEvent.click(panel.getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(panel.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false));
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked('edit')).toMatchObject([{ version: 2, titleEn: 'Mine', descriptionEn: 'Theirs' }]));
});

test('a cover and times are chosen, in China’s time', async () => {
  const asked = await open(() => [topic(1)], { '/office/topic/edit': fine() });
  const panel = await panelOf('Topic 1');
  fireEvent.change(panel.getByRole('textbox', { name: /material’s code/ }), { target: { value: 'v00000012' } });
  const from = panel.getByRole('textbox', { name: 'Show from' });
  fireEvent.change(from, { target: { value: '2199-01-02' } });
  fireEvent.blur(from);
  const [time] = panel.getAllByRole('textbox', { name: 'Time in China' });
  fireEvent.change(time!, { target: { value: '25:00' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await panel.findByText('Enter a time such as 09:30');
  fireEvent.change(time!, { target: { value: '09:30' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked('edit')).toMatchObject([
      { chosenCover: 'V00000012', shownFrom: '2199-01-02T01:30:00.000Z', shownUntil: null },
    ]),
  );
});

test('a story that somebody else changed meanwhile is shown, and the editor decides', async () => {
  const button = (link: string) => ({ type: 'button' as const, label: 'Go', link });
  let version = 1;
  const asked = await open(() => [topic(1)], {
    '/office/topic/body': () => fine({ version, zh: [], en: [button(version === 1 ? '/About' : '/Theirs')] }),
    '/office/topic/write': ({ input }) =>
      (input as { version: number }).version === 2 ? fine({ version: 3 }) : failed('changed-meanwhile', 'Changed'),
  });
  const panel = await panelOf('Topic 1');
  const link = await panel.findByRole('textbox', { name: 'Link' });
  const save = () => panel.getByRole('button', { name: 'Save story' });
  expect(save().hasAttribute('disabled')).toBe(true);
  fireEvent.change(link, { target: { value: '/Mine' } });
  version = 2;
  await waitFor(() => expect(save().hasAttribute('disabled')).toBe(false));
  fireEvent.click(save());
  await panel.findByText('Someone else changed this while you were editing');
  expect(save().hasAttribute('disabled')).toBe(true);
  fireEvent.click(panel.getByRole('button', { name: 'Keep my changes' }));
  await waitFor(() => expect(save().hasAttribute('disabled')).toBe(false));
  fireEvent.click(save());
  await waitFor(() => expect(asked('write').at(-1)).toEqual({ id: 1, version: 2, zh: [], en: [button('/Mine')] }));
});

test('works are found and added, moved and taken out', async () => {
  const found: DeskMaterial = {
    id: 13,
    code: 'P00000013',
    kind: 'photo',
    state: 'online',
    source: 'other',
    titleZh: '',
    titleEn: 'Lake',
    fileName: 'lake.jpg',
    thumbnail: null,
    seller: 'Far Ridge',
    category: null,
    featured: false,
    openReports: 0,
    publishedAt: '2026-03-01T08:00:00.000Z',
    changedAt: '2026-03-01T08:00:00.000Z',
    opens: 0,
    bookmarks: 0,
  };
  const asked = await open(() => [topic(1)], {
    '/office/material/list': fine({ infos: [found, { ...found, id: 11, titleEn: 'Sea' }], total: 2, more: false }),
    '/office/topic/addMaterial': fine(),
    '/office/topic/removeMaterial': fine(),
    '/office/topic/reorderMaterials': fine(),
  });
  const panel = await panelOf('Topic 1');
  expect(await panel.findByText('Offline')).toBeTruthy();
  fireEvent.change(panel.getByRole('searchbox', { name: 'Add works' }), { target: { value: 'lake' } });
  fireEvent.click(await panel.findByRole('button', { name: 'Add Lake' }));
  expect(panel.getByText('Already in this topic')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Remove Hill' }));
  fireEvent.click(panel.getByRole('button', { name: 'Move Sea down' }));
  await waitFor(() => {
    expect(asked('addMaterial')).toEqual([{ id: 1, materialId: 13 }]);
    expect(asked('removeMaterial')).toEqual([{ id: 1, materialId: 12 }]);
    expect(asked('reorderMaterials')).toEqual([{ id: 1, was: [11, 12], ids: [12, 11] }]);
  });
});
