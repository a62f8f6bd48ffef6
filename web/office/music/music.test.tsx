import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskPiece, DeskSound, DeskTag, InFile, PieceVersion, SheetReport } from '#contract/calls/music-desk.ts';
import { deskDetail } from '../../testing/desk-material.ts';
import { Overlays } from '../../shell/dialogs/overlays.tsx';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Music } from './music.tsx';

// Loaded beforehand, because loading it on demand takes too long in a test.
beforeAll(() => import('../../shell/dialogs/confirm-dialog.tsx'));

const TAGS: DeskTag[] = [
  { id: 1, version: 1, type: 'genre', zh: '爵士', en: 'Jazz', retired: false, pieces: 4 },
  { id: 2, version: 1, type: 'genre', zh: '摇摆', en: 'Swing', retired: false, pieces: 1 },
  { id: 3, version: 5, type: 'genre', zh: '迪斯科', en: 'Disco', retired: true, pieces: 0 },
  { id: 4, version: 1, type: 'mood', zh: '舒缓', en: 'Calm', retired: false, pieces: 2 },
];

const versionOf = (more: Partial<PieceVersion>): PieceVersion => ({
  id: 8,
  code: 'M00000008',
  state: 'online',
  title: 'Rain (30 s)',
  versionZh: '30 秒版',
  versionEn: '30-second cut',
  durationMs: 30_000,
  ...more,
});

const PIECE_ROW: DeskPiece = {
  id: 12,
  code: 'M00000012',
  kind: 'music',
  state: 'incomplete',
  titleZh: '',
  titleEn: 'Storm',
  fileName: 'storm.wav',
  thumbnail: null,
  seller: 'Far Ridge',
  durationMs: 60_000,
  composer: '',
  artist: '',
  bpm: null,
  musicalKey: null,
  vocals: null,
  tags: 0,
  versions: 0,
};

const PIECE: DeskSound = {
  id: 7,
  kind: 'music',
  version: 2,
  heard: { bpm: 93, musicalKey: 'c-major' },
  inFile: {
    title: '',
    composer: '',
    artist: '',
    album: '',
    genre: '',
    copyright: '',
    bpm: null,
    musicalKey: null,
    cover: null,
    isrcs: [],
  },
  edit: { composer: 'Wen', artist: '', bpm: 92, musicalKey: 'a-minor', vocals: null, tagIds: [1, 4] },
  rights: {
    id: 7,
    version: 1,
    edit: {
      iswc: '',
      contentId: null,
      samples: null,
      madeWithAi: null,
      writers: [{ role: 'composer', name: 'Wen', pro: 'MCSC', ipi: '', share: 10_000 }],
      isrcs: [
        { id: 7, isrc: 'CNA232400017' },
        { id: 8, isrc: '' },
      ],
    },
  },
  versions: [versionOf({})],
};

async function open(at: string, more: Answers = {}) {
  localStorage.setItem('access_token', 'abc');
  const material = deskDetail({}, { id: 7, code: 'M00000007', kind: 'music', titleEn: 'Rain' });
  const server = standIn({
    '/office/music/list': fine({ infos: [], total: 0 }),
    '/office/music/detail': fine({ piece: PIECE }),
    '/office/musicTag/list': fine({ infos: TAGS }),
    '/office/material/detail': fine({ material }),
    '/office/material/history': fine({ infos: [], total: 0 }),
    '/office/category/list': fine({ infos: [] }),
    ...more,
  });
  await show(
    <Mantine>
      <Music />
      <Overlays />
    </Mantine>,
    { at },
  );
  return (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
}

const panelOf = async (name: string) => within(await screen.findByRole('complementary', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the list reads its filter from the address', async () => {
  const asked = await open('/office/music?keyword=rain&kind=effect&state=online&lacking=tags&page=2');
  await waitFor(() =>
    expect(asked('/office/music/list')).toEqual([
      { keyword: 'rain', kind: 'effect', state: 'online', lacking: 'tags', pageNo: 2, pageSize: 50 },
    ]),
  );
});

test('tempo, key, vocals and tags are confirmed with the version that was seen', async () => {
  const asked = await open('/office/music?piece=7', {
    '/office/music/edit': fine({ piece: { ...PIECE, version: 3, edit: { ...PIECE.edit, bpm: 96, vocals: true } } }),
  });
  const panel = await panelOf('M00000007 Rain');
  const form = within(panel.getByRole('form', { name: 'Sound' }));
  fireEvent.change(form.getByRole('textbox', { name: 'Tempo' }), { target: { value: '96x' } });
  fireEvent.change(form.getByRole('combobox', { name: 'Vocals' }), { target: { value: '1' } });
  expect(form.getByText('Jazz')).toBeTruthy();
  expect(form.getByText(/Changed: Tempo, Vocals/)).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked('/office/music/edit')).toEqual([{ id: 7, version: 2, ...PIECE.edit, bpm: 96, vocals: true }]),
  );
  await waitFor(() => expect(form.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(panel.getByText('Rain (30 s)')).toBeTruthy();
});

test('what a machine heard is offered where nobody has confirmed anything', async () => {
  const unconfirmed = { ...PIECE, edit: { ...PIECE.edit, bpm: null } };
  await open('/office/music?piece=7', { '/office/music/detail': fine({ piece: unconfirmed }) });
  const form = within((await panelOf('M00000007 Rain')).getByRole('form', { name: 'Sound' }));
  expect(form.getByText('Heard by the machine: ≈ 93 BPM')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: 'Use' }));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Tempo' }).value).toBe('93');
  expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Key' }).value).toBe('a-minor');
  expect(form.queryByText(/^Heard/)).toBeNull();
});

describe('what is written into a file', () => {
  const inFile: InFile = {
    title: 'Rain at Night',
    composer: 'Somebody Else',
    artist: 'Quartet',
    album: 'Weather',
    genre: 'swing',
    copyright: '2024 Far Ridge',
    bpm: 94,
    musicalKey: 'd-minor',
    cover: 'http://localhost/picture.webp',
    isrcs: [
      { id: 7, isrc: 'CNA232400099' },
      { id: 8, isrc: 'CNA232400018' },
    ],
  };
  const openTagged = async (more: Answers = {}) => {
    const piece = { ...PIECE, inFile, edit: { ...PIECE.edit, bpm: null } };
    const asked = await open('/office/music?piece=7', { '/office/music/detail': fine({ piece }), ...more });
    return { asked, panel: await panelOf('M00000007 Rain') };
  };
  // By their labels, because looking through the whole panel by role takes seconds.
  const valueOf = (form: ReturnType<typeof within>, label: string) =>
    (form.getByLabelText(label) as HTMLInputElement).value;
  const take = (form: ReturnType<typeof within>) => fireEvent.click(form.getByText('Use'));

  test('is offered, and replaces nothing that somebody has said', async () => {
    const { asked, panel } = await openTagged();
    const sound = within(panel.getByRole('form', { name: 'Sound' }));
    await sound.findByText('In the file: artist Quartet, 94 BPM, Swing');
    fireEvent.click(sound.getAllByText('Use')[0]!);
    expect(['Tempo', 'Composer', 'Artist'].map((label) => valueOf(sound, label))).toEqual(['94', 'Wen', 'Quartet']);
    expect(sound.getByText('Swing')).toBeTruthy();
    expect(sound.queryByText(/^In the file|^Heard/)).toBeNull();
    const rights = within(panel.getByRole('form', { name: 'Writers and rights' }));
    expect(
      rights.getByText('In the file: ISRC CNA232400018, album “Weather”, copyright “2024 Far Ridge”'),
    ).toBeTruthy();
    take(rights);
    expect(valueOf(rights, 'ISRC, main version')).toBe('CNA232400017');
    expect(valueOf(rights, 'ISRC, Rain (30 s)')).toBe('CNA232400018');
    expect(rights.getByText('In the file: album “Weather”, copyright “2024 Far Ridge”')).toBeTruthy();
    expect(rights.queryByText('Use')).toBeNull();
    expect(asked('/office/music/edit')).toEqual([]);
  });

  test('has a title and a picture, which are taken over when an editor says so', async () => {
    const { asked, panel } = await openTagged({ '/office/music/takeCover': fine() });
    const texts = within(panel.getByRole('form', { name: 'Description' }));
    expect(texts.getByText('In the file: title “Rain at Night”')).toBeTruthy();
    take(texts);
    expect(texts.getAllByLabelText<HTMLInputElement>('Title').map(({ value }) => value)).toEqual([
      '照片 1',
      'Rain at Night',
    ]);
    expect(texts.queryByText('Use')).toBeNull();
    fireEvent.click(panel.getByText('Use the image in the file'));
    await waitFor(() => expect(asked('/office/music/takeCover')).toEqual([{ id: 7 }]));
  });
});

describe('a version that was never on sale', () => {
  const waiting = { ...PIECE, versions: [versionOf({ state: 'incomplete' }), versionOf({ id: 9, title: 'Sold' })] };

  async function openDialog(more: Answers = {}) {
    const asked = await open('/office/music?piece=7', {
      '/office/music/detail': fine({ piece: waiting }),
      '/office/music/arrange': fine(),
      ...more,
    });
    const panel = await panelOf('M00000007 Rain');
    expect(panel.queryByRole('button', { name: 'Move or rename Sold' })).toBeNull();
    fireEvent.click(panel.getByRole('button', { name: 'Move or rename Rain (30 s)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move or rename Rain (30 s)' }));
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const choose = (name: string, value: string) =>
      fireEvent.change(dialog.getByRole('combobox', { name }), { target: { value } });
    return { asked: () => asked('/office/music/arrange'), dialog, save, choose };
  }
  const VERSION = 'Version of Rain (30 s)';

  test('is called something else, in words of its own', async () => {
    const { asked, dialog, save, choose } = await openDialog();
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: VERSION }).selectedOptions[0]?.text).toBe(
      '30-second cut',
    );
    choose(VERSION, 'other');
    const typed = { 'Version in Chinese, Rain (30 s)': '慢速版', 'Version in English, Rain (30 s)': 'Slow' };
    for (const [name, value] of Object.entries(typed))
      fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
    save();
    await waitFor(() => expect(asked()).toEqual([{ id: 8, versionOf: 7, versionZh: '慢速版', versionEn: 'Slow' }]));
  });

  test('joins another piece by its code, if there is one', async () => {
    const { asked, dialog, save, choose } = await openDialog({
      '/office/music/list': ({ input }) =>
        fine({ infos: (input as { keyword: string }).keyword === 'M00000012' ? [PIECE_ROW] : [], total: 0 }),
    });
    choose('Track', 'other');
    save();
    expect(await dialog.findByText('No track has this code')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Code of the track' }), { target: { value: ' m00000012' } });
    save();
    await waitFor(() =>
      expect(asked()).toEqual([{ id: 8, versionOf: 12, versionZh: '30 秒版', versionEn: '30-second cut' }]),
    );
  });

  test('becomes a piece of its own', async () => {
    const { asked, dialog, save, choose } = await openDialog();
    choose('Track', 'own');
    expect(dialog.queryByRole('combobox', { name: VERSION })).toBeNull();
    save();
    await waitFor(() => expect(asked()).toEqual([{ id: 8, versionOf: null, versionZh: '', versionEn: '' }]));
  });

  test('stays where it is when the server refuses', async () => {
    const { dialog, save } = await openDialog({
      '/office/music/arrange': failed('version-taken', 'This track already has this version.'),
    });
    save();
    expect(await dialog.findByText('This track already has this version.')).toBeTruthy();
  });
});

test('what the server refuses stands beside its field', async () => {
  await open('/office/music?piece=7', {
    '/office/music/edit': failed('bad-input', 'No', { fields: { bpm: 'Out of range' } }),
  });
  const form = within((await panelOf('M00000007 Rain')).getByRole('form', { name: 'Sound' }));
  fireEvent.change(form.getByRole('textbox', { name: 'Tempo' }), { target: { value: '999' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Out of range')).toBeTruthy();
});

test('music is made a sound effect after a question', async () => {
  const asked = await open('/office/music?piece=7', { '/music/changeType': fine() });
  const panel = await panelOf('M00000007 Rain');
  fireEvent.click(panel.getByRole('button', { name: 'Make it a sound effect' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(asked('/music/changeType')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Make it a sound effect' }));
  await waitFor(() => expect(asked('/music/changeType')).toEqual([{ musicId: 7, musicType: 2 }]));
});

test('shares are typed in per cent, added up, and sent in hundredths', async () => {
  const asked = await open('/office/music?piece=7', { '/office/music/rights': fine({ piece: PIECE }) });
  const form = within((await panelOf('M00000007 Rain')).getByRole('form', { name: 'Writers and rights' }));
  expect(form.getByText('Writers: 100%')).toBeTruthy();
  const share = () => form.getAllByRole<HTMLInputElement>('textbox', { name: 'Share in per cent' });
  for (const typed of ['33', '33.', '33.33', '33.333']) fireEvent.change(share()[0]!, { target: { value: typed } });
  expect(share()[0]!.value).toBe('33.33');
  expect(form.getByText('Writers: 33.33%').dataset['bad']).toBe('true');
  fireEvent.click(form.getByRole('button', { name: 'Add writer or publisher' }));
  expect(share()[1]!.value).toBe('66.67');
  fireEvent.change(form.getAllByRole('textbox', { name: 'Name' })[1]!, { target: { value: 'Lin' } });
  fireEvent.change(form.getByRole('textbox', { name: 'ISRC, Rain (30 s)' }), { target: { value: 'CN-A23-24-00018' } });
  fireEvent.change(form.getByRole('combobox', { name: 'Contains samples' }), { target: { value: 'no' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked('/office/music/rights')).toMatchObject([
      {
        id: 7,
        version: 1,
        samples: false,
        contentId: null,
        writers: [{ share: 3333 }, { role: 'composer', name: 'Lin', share: 6667 }],
        isrcs: [{ id: 7 }, { id: 8, isrc: 'CN-A23-24-00018' }],
      },
    ]),
  );
});

test('tags are added, moved, retired and brought back', async () => {
  const asked = await open('/office/music?view=tags', {
    '/office/musicTag/add': fine({ id: 9 }),
    '/office/musicTag/retire': fine(),
    '/office/musicTag/reorder': fine(),
  });
  await screen.findByText('Swing');
  expect(screen.getByText('4 tracks')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Chinese' }), { target: { value: '灵魂乐' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'English' }), { target: { value: 'Soul' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(asked('/office/musicTag/add')).toEqual([{ type: 'genre', zh: '灵魂乐', en: 'Soul' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Move Swing up' }));
  await waitFor(() => expect(asked('/office/musicTag/reorder')).toEqual([{ type: 'genre', was: [1, 2], ids: [2, 1] }]));
  fireEvent.click(screen.getByRole('button', { name: 'Retire Jazz' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retire' }));
  await waitFor(() => expect(asked('/office/musicTag/retire')).toEqual([{ id: 1, version: 1, retired: true }]));
  fireEvent.click(screen.getByRole('button', { name: 'Bring back Disco' }));
  await waitFor(() => expect(asked('/office/musicTag/retire')[1]).toEqual({ id: 3, version: 5, retired: false }));
});

test('a sheet is only taken over after its changes were seen', async () => {
  const report = (applied: boolean): SheetReport => ({
    applied,
    ignored: ['colour'],
    lines: [
      { line: 2, code: 'M1', outcome: 'change', changes: [{ column: 'bpm', before: '', after: '96' }], problems: [] },
      { line: 3, code: 'M2', outcome: 'error', changes: [], problems: [{ column: 'key', problem: 'not-a-key' }] },
      { line: 4, code: 'M3', outcome: 'unchanged', changes: [], problems: [] },
    ],
  });
  const asked = await open('/office/music', {
    '/office/music/importSheet': ({ input }) => fine(report((input as { apply: boolean }).apply)),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit in a spreadsheet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit in a spreadsheet' }));
  const file = new File(['code,bpm'], 'music.csv');
  fireEvent.change(dialog.getByLabelText('Choose the edited file', { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await dialog.findByText('1 to change, 1 unchanged, 1 with errors')).toBeTruthy();
  expect(dialog.getByText('Key: enter a key such as a-minor or b-flat-major')).toBeTruthy();
  expect(asked('/office/music/importSheet')).toEqual([{ file: btoa('code,bpm'), apply: false }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Change 1 track' }));
  await waitFor(() => expect(asked('/office/music/importSheet')[1]).toEqual({ file: btoa('code,bpm'), apply: true }));
});
