import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeskPlaylist } from '#contract/calls/playlists-desk.ts';
import { type Answers, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Playlists } from './playlists.tsx';

function playlist(id: number, more: Partial<DeskPlaylist> = {}): DeskPlaylist {
  return {
    id,
    version: 1,
    slug: `list-${id}`,
    titleZh: `歌单 ${id}`,
    titleEn: `List ${id}`,
    descriptionZh: '',
    descriptionEn: '',
    published: true,
    shownFrom: null,
    shownUntil: null,
    coverId: null,
    cover: '/cover',
    materials: 2,
    online: 2,
    shown: true,
    ...more,
  };
}

async function open(playlists: DeskPlaylist[], more: Answers = {}, at = '/office/playlists?playlist=1') {
  localStorage.setItem('access_token', 'abc');
  const track = { kind: 'music', state: 'online', thumbnail: null } as const;
  const server = standIn({
    '/office/playlist/list': fine({ infos: playlists }),
    '/office/playlist/materials': fine({
      infos: [
        { id: 11, code: 'M00000011', title: 'Dawn', ...track },
        { id: 12, code: 'M00000012', title: 'Dusk', ...track },
      ],
    }),
    ...more,
  });
  await show(
    <Mantine>
      <Playlists />
    </Mantine>,
    { at },
  );
  return (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
}

const panelOf = async (name: string) => within(await screen.findByRole('complementary', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list says what visitors see of each playlist', async () => {
  const [past, future] = ['2020-01-01T00:00:00.000Z', '2199-01-01T00:00:00.000Z'];
  await open(
    [
      playlist(1),
      playlist(2, { shownFrom: future, shown: false }),
      playlist(3, { shownUntil: past, shown: false }),
      playlist(4, { published: false, shown: false }),
      playlist(5, { cover: null, online: 0, shown: false }),
    ],
    {},
    '/office/playlists',
  );
  await screen.findByText('List 1');
  const label = (id: number) => screen.getByRole('button', { name: new RegExp(`^List ${id}`) }).lastChild?.textContent;
  expect([1, 2, 3, 4].map(label)).toEqual(['Published', 'Scheduled', 'Ended', 'Unpublished']);
  expect(screen.getByText('No track on sale, so it’s hidden on the site')).toBeTruthy();
});

test('the schedule is in China’s time, and the cover one of the tracks', async () => {
  const asked = await open([playlist(1, { shownFrom: '2026-11-16T16:30:00.000Z' })], {
    '/office/playlist/edit': fine(),
  });
  const panel = await panelOf('List 1');
  const from = panel.getByRole<HTMLInputElement>('textbox', { name: 'Show from' });
  const [fromTime, untilTime] = panel.getAllByRole<HTMLInputElement>('textbox', { name: 'Time in China' });
  expect([from.value, fromTime?.value]).toEqual(['17 Nov 2026', '00:30']);
  expect(untilTime?.disabled).toBe(true);
  fireEvent.change(fromTime!, { target: { value: '9.30' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await panel.findByText('Enter a time such as 09:30');
  expect(asked('/office/playlist/edit')).toEqual([]);
  fireEvent.change(fromTime!, { target: { value: '09:30' } });
  await panel.findByRole('option', { name: 'Dusk' });
  fireEvent.change(panel.getByRole('combobox', { name: 'Cover' }), { target: { value: '12' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked('/office/playlist/edit')).toMatchObject([
      { id: 1, version: 1, shownFrom: '2026-11-17T01:30:00.000Z', shownUntil: null, coverId: 12 },
    ]),
  );
});

test('only music and effects are looked for, and a new playlist is not shown at once', async () => {
  const asked = await open([playlist(1)], {
    '/office/material/list': fine({ infos: [], total: 0, more: false }),
    '/office/playlist/add': fine({ id: 2 }),
  });
  const panel = await panelOf('List 1');
  fireEvent.change(panel.getByRole('searchbox', { name: 'Add tracks' }), { target: { value: 'rain' } });
  await panel.findByText('No track on sale matches');
  expect(asked('/office/material/list')).toMatchObject([{ keyword: 'rain', kinds: ['music', 'effect'] }]);
  fireEvent.click(screen.getByRole('button', { name: 'New playlist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New playlist' }));
  for (const field of dialog.getAllByRole('textbox', { name: 'Title' }))
    fireEvent.change(field, { target: { value: 'Rain' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'URL name' }), { target: { value: 'rain' } });
  fireEvent.click(dialog.getByRole('button', { name: 'New playlist' }));
  await waitFor(() =>
    expect(asked('/office/playlist/add')).toMatchObject([
      { slug: 'rain', titleEn: 'Rain', published: false, shownFrom: null, shownUntil: null },
    ]),
  );
});
