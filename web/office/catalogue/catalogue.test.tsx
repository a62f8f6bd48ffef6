import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeskMaterial } from '#contract/calls/catalogue-desk.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { queryClient } from '../../lib/query-client.ts';
import { member } from '../../testing/answers.ts';
import { deskDetail as detail, deskRow as row, SAVED_AT as at } from '../../testing/desk-material.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { KEYS } from '../keys.ts';
import { Catalogue } from './catalogue.tsx';

interface Options {
  at?: string;
  roles?: StaffRole[];
  rows?: DeskMaterial[];
  more?: Answers;
}

async function open({
  at: address = '/office/catalogue',
  roles = ['editor'],
  rows = [row(1), row(2)],
  more = {},
}: Options) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, nickname: 'Shen', roles } }),
    '/office/material/list': fine({ infos: rows, total: rows.length, more: false }),
    '/office/material/detail': fine({ material: detail() }),
    '/office/material/history': fine({ infos: [], total: 0 }),
    '/office/category/list': fine({
      infos: [
        { id: 7, version: 1, kind: 'photo', zh: '海', en: 'Sea', materials: 2 },
        { id: 8, version: 1, kind: 'video', zh: '城', en: 'City', materials: 0 },
      ],
    }),
    ...more,
  });
  const desk = (
    <Mantine>
      <Catalogue />
    </Mantine>
  );
  const router = await show(desk, { at: address });
  const asked = (path: string) =>
    server.seen.filter((seen) => seen.path === `/office/material/${path}`).map(({ input }) => input);
  return { asked, router };
}

// By text and label, because queries by role take seconds on a screen with so many fields.
const openPanel = async () => within((await screen.findByText('P00000001 Photo 1')).closest('aside')!);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the catalogue desk', () => {
  test('reads its filter from the address', async () => {
    const { asked } = await open({
      at: '/office/catalogue?keyword=sea&kind=photo&state=offline&source=pond5&category=7&mark=reported&order=changed&page=2&owner=4',
    });
    await screen.findByText('Photo 1');
    expect(asked('list')[0]).toEqual({
      keyword: 'sea',
      kinds: ['photo'],
      state: 'offline',
      source: 'pond5',
      categoryId: 7,
      ownerId: 4,
      reported: true,
      orderBy: 'changed',
      pageNo: 2,
      pageSize: 50,
    });
  });

  test('ignores what it does not know in the address', async () => {
    const { asked } = await open({ at: '/office/catalogue?kind=book&state=gone&category=x&mark=new&order=drop' });
    await screen.findByText('Photo 1');
    expect(asked('list')[0]).toEqual({ keyword: '', orderBy: 'published', pageNo: 1, pageSize: 50 });
  });

  test('shows both titles, marks and figures in a row', async () => {
    await open({ rows: [row(1, { featured: true, openReports: 2 })] });
    const cells = within((await screen.findByText('Photo 1')).closest('tr')!);
    expect(cells.getByText('照片 1')).toBeTruthy();
    expect(cells.getByText('Featured')).toBeTruthy();
    expect(cells.getByText('2 open reports')).toBeTruthy();
    expect(cells.getByText('1,234')).toBeTruthy();
  });

  test('takes the chosen down together, for a reason', async () => {
    const { asked } = await open({ more: { '/office/material/takeDown': fine({ done: [1], left: [2] }) } });
    fireEvent.click(await screen.findByLabelText('Select page'));
    expect(screen.getByText('2 selected')).toBeTruthy();
    fireEvent.click(screen.getByText('Take offline'));
    const dialog = within((await screen.findByText('Take 2 works offline?')).closest('section')!);
    fireEvent.click(dialog.getByText('Take offline'));
    await dialog.findByText('Please fill in this field');
    type(dialog.getByLabelText(/^Reason/), 'Rights in dispute');
    fireEvent.click(dialog.getByText('Take offline'));
    await waitFor(() => expect(asked('takeDown')).toEqual([{ ids: [1, 2], reason: 'Rights in dispute' }]));
  });

  test('reviewers look and cannot change', async () => {
    await open({ roles: ['reviewer'], at: '/office/catalogue?material=1' });
    const panel = await openPanel();
    expect(panel.getByText('You can view this material. Only editors can change it.')).toBeTruthy();
    expect(panel.queryByText('Take offline')).toBeNull();
    expect(screen.queryByLabelText('Select page')).toBeNull();
    const [title] = panel.getAllByLabelText('Title', { selector: 'input' });
    expect(title?.closest('fieldset[disabled]')).toBeTruthy();
  });

  test('says beside the state why a material is off sale', async () => {
    const about = { at, actor: '陆远', subject: 'material:1', before: null, after: null };
    const event = (id: number, action: string, reason: string) => ({ ...about, id, action, reason });
    const infos = [
      event(4, 'material.edited', ''),
      event(3, 'material.offline', 'No release'),
      event(2, 'material.online', ''),
      event(1, 'material.offline', 'An older one'),
    ];
    await open({
      at: '/office/catalogue?material=1',
      more: {
        '/office/material/detail': fine({ material: detail({}, { state: 'offline' }) }),
        '/office/material/history': fine({ infos, total: 4 }),
      },
    });
    const panel = await openPanel();
    // Once beside the state, and once in the history.
    await waitFor(() => expect(panel.getAllByText('No release')).toHaveLength(2));
    expect(panel.getAllByText('An older one')).toHaveLength(1);
  });

  test('says when there is no such material', async () => {
    await open({
      at: '/office/catalogue?material=5',
      more: { '/office/material/detail': failed('not-found', 'Gone') },
    });
    expect(await screen.findByText('Material not found')).toBeTruthy();
  });
});

describe('the form of a material', () => {
  async function openForm(more: Options['more'] = {}) {
    const opened = await open({ at: '/office/catalogue?material=1', ...(more && { more }) });
    const panel = await openPanel();
    const [, titleEn] = panel.getAllByLabelText('Title', { selector: 'input' });
    return { ...opened, panel, titleEn: titleEn! };
  }

  test('offers to save only what was changed, and can undo it', async () => {
    const { panel, titleEn } = await openForm();
    expect(panel.queryByText('Save')).toBeNull();
    type(titleEn, 'Ocean');
    fireEvent.change(panel.getByLabelText('Category'), { target: { value: '' } });
    expect(panel.getByText('Changed: Title (English), Category')).toBeTruthy();
    fireEvent.click(panel.getByText('Undo changes'));
    expect(titleEn).toMatchObject({ value: 'Photo 1' });
    expect(panel.queryByText('Save')).toBeNull();
  });

  test('[R216] tidies keywords as they are typed', async () => {
    const { panel, asked } = await openForm({
      '/office/material/edit': fine({ material: detail({}, { version: 'v2' }) }),
    });
    const [, words] = panel.getAllByLabelText('Keywords', { selector: 'input' });
    words!.focus();
    type(words!, '#Golden hour!');
    fireEvent.keyDown(words!, { key: 'Enter' });
    await panel.findByText('Golden hour');
    fireEvent.click(panel.getByText('Save'));
    await waitFor(() =>
      expect(asked('edit')).toMatchObject([{ id: 1, version: 'v1', keywordsEn: ['sea', 'Golden hour'] }]),
    );
  });

  test('shows what the server says of a field beside it', async () => {
    const { panel, titleEn } = await openForm({
      '/office/material/edit': failed('bad-input', 'No', { fields: { titleEn: 'Too long' } }),
    });
    type(titleEn, 'Too much');
    fireEvent.click(panel.getByText('Save'));
    await panel.findByText('Too long');
    expect(titleEn).toMatchObject({ value: 'Too much' });
  });

  test('takes over what others saved as long as nothing was typed', async () => {
    let material = detail();
    const { titleEn } = await openForm({ '/office/material/detail': () => fine({ material }) });
    material = detail({ titleEn: 'Theirs' }, { version: 'v2' });
    await queryClient.invalidateQueries({ queryKey: KEYS.materials });
    await waitFor(() => expect(titleEn).toMatchObject({ value: 'Theirs' }));
  });

  test('a second saver sees what changed, keeps what they typed and saves over the new state', async () => {
    let material = detail();
    const { panel, titleEn, asked } = await openForm({
      '/office/material/detail': () => fine({ material }),
      '/office/material/edit': ({ input }) =>
        (input as { version: string }).version === material.version
          ? fine({ material: detail({ titleEn: 'Mine', placeEn: 'Dover' }, { version: 'v3' }) })
          : failed('changed-meanwhile', 'Changed'),
    });
    type(titleEn, 'Mine');
    material = detail({ titleEn: 'Theirs', placeEn: 'Dover' }, { version: 'v2' });
    fireEvent.click(panel.getByText('Save'));
    const alert = within(
      await panel.findByText('Someone else changed this while you were editing').then((it) => it.parentElement!),
    );
    expect(alert.getByText('Theirs')).toBeTruthy();
    expect(alert.getByText('Dover')).toBeTruthy();
    expect(panel.queryByText('Save')).toBeNull();
    fireEvent.click(alert.getByText('Keep my changes'));
    expect(titleEn).toMatchObject({ value: 'Mine' });
    fireEvent.click(panel.getByText('Save'));
    await waitFor(() => expect(asked('edit')).toHaveLength(2));
    expect(asked('edit')[1]).toMatchObject({ version: 'v2', titleEn: 'Mine', placeEn: 'Dover' });
    await waitFor(() => expect(panel.queryByText('Save')).toBeNull());
  });

  test('or gives up what they typed', async () => {
    let material = detail();
    const { panel, titleEn } = await openForm({ '/office/material/detail': () => fine({ material }) });
    type(titleEn, 'Mine');
    material = detail({ titleEn: 'Theirs' }, { version: 'v2' });
    await queryClient.invalidateQueries({ queryKey: KEYS.materials });
    fireEvent.click(await panel.findByText('Discard my changes'));
    expect(titleEn).toMatchObject({ value: 'Theirs' });
  });

  test('a change of state alone does not disturb the typing', async () => {
    let material = detail();
    const { panel, titleEn, asked } = await openForm({
      '/office/material/detail': () => fine({ material }),
      '/office/material/edit': fine({ material: detail({ titleEn: 'Mine' }, { version: 'v3' }) }),
    });
    type(titleEn, 'Mine');
    material = detail({}, { version: 'v2', featured: true });
    await queryClient.invalidateQueries({ queryKey: KEYS.materials });
    await panel.findByText('Unfeature');
    fireEvent.click(panel.getByText('Save'));
    await waitFor(() => expect(asked('edit')).toMatchObject([{ version: 'v2', titleEn: 'Mine' }]));
  });
});

test('a report is answered and closed where it is read', async () => {
  const open1 = {
    id: 4,
    reason: 'rights' as const,
    text: 'That is mine',
    reporter: null,
    createdAt: at,
    closedAt: null,
    closedBy: null,
    answer: '',
  };
  const { asked } = await open({
    at: '/office/catalogue?material=1',
    more: {
      '/office/material/detail': fine({ material: detail({}, { openReports: 1, reports: [open1] }) }),
      '/office/material/closeReport': fine(),
    },
  });
  const panel = await openPanel();
  expect(panel.getByText('That is mine')).toBeTruthy();
  type(panel.getByLabelText('Reply'), 'We asked the owner');
  fireEvent.click(panel.getByText('Reply and close'));
  await waitFor(() => expect(asked('closeReport')).toEqual([{ id: 4, answer: 'We asked the owner' }]));
});
