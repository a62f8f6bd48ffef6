import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Entry } from '#contract/calls/entries.ts';
import { USUAL_LIMITS } from '#contract/domain/track-limits.ts';
import { member } from '../../testing/answers.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Enter } from './enter.tsx';

const contest = {
  id: 7,
  slug: 'city-light',
  title: 'City light',
  opensAt: '2026-11-01T00:00:00.000Z',
  closesAt: '2026-12-31T15:59:00.000Z',
  open: true,
};
const track = {
  id: 2,
  name: 'Series',
  brief: 'A story in pictures',
  kind: 'group' as const,
  showsCar: false,
  limits: USUAL_LIMITS,
};
const file = (id: number) => ({
  id,
  part: 'picture' as const,
  name: `${id}.jpg`,
  bytes: 1000,
  state: 'good' as const,
  refusal: null,
  width: 3000,
  height: 2000,
  durationMs: null,
  thumbnail: `http://files.test/${id}`,
});
const draft: Entry = {
  id: 41,
  version: 2,
  state: 'draft',
  contest,
  track,
  thumbnail: null,
  rejection: null,
  submittedAt: null,
  changedAt: '2026-11-17T08:00:00.000Z',
  award: null,
  changeable: true,
  changeableUntil: contest.closesAt,
  title: 'Terraces in fog',
  story: 'Fog rises at five.',
  place: 'Yuanyang',
  takenOn: '2026-03-02',
  gear: '',
  author: 'Shen Xinghe',
  phone: '',
  email: 'xinghe@framehall.test',
  ownWork: true,
  editing: '',
  aiUsed: false,
  peopleShown: 'none',
  declaresCar: false,
  offersStock: false,
  files: [1, 2, 3, 4, 5].map(file),
};

function answers(more: Parameters<typeof standIn>[0] = {}) {
  return standIn({
    '/session': fine({ data: member }),
    '/entry/original/list': fine({ infos: [] }),
    '/entry/contest': fine({
      contest,
      rules: 'One work, one track.',
      tracks: [
        { ...track, own: 15 },
        { ...track, id: 3, name: 'Single', kind: 'single', own: 1 },
      ],
    }),
    '/entry/detail': fine({ entry: draft }),
    ...more,
  });
}
/** The header of a JPEG of this size. */
function jpeg(name: string, width: number, height: number): File {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return new File([new Uint8Array([255, 216, 255, 192, 0, 11, 8, ...size, 1, 1, 17, 0, 255, 217])], name);
}

const open = (query = '') => show(<Enter />, { at: `/contest/city-light/enter${query}`, path: '/contest/:slug/enter' });
const openOne = async (entry: Entry, more: Parameters<typeof standIn>[0] = {}) => {
  const server = answers({ '/entry/detail': fine({ entry }), ...more });
  await open('?entry=41');
  await screen.findByRole('heading', { level: 1 });
  return server;
};
const sent = (server: ReturnType<typeof standIn>, path: string) =>
  server.seen.filter((request) => request.path === path).map(({ input }) => input);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Fields that grow with their text wait for fonts, which this document does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
beforeEach(() => localStorage.setItem('access_token', 'token'));
afterEach(cleanup);

describe('choosing a track', () => {
  test('says how many are used, closes a full track, and begins an entry once', async () => {
    const server = answers({ '/entry/begin': fine({ entryId: 41 }) });
    await open();
    expect(await screen.findByText(/15 of 15 used/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enter · Series' }).disabled).toBe(true);
    const enter = screen.getByRole('button', { name: 'Enter · Single' });
    fireEvent.click(enter);
    fireEvent.click(enter);
    expect(await screen.findByLabelText('Title')).toBeTruthy();
    const keys = sent(server, '/entry/begin').map((input) => (input as { key: string }).key);
    expect(new Set(keys).size).toBe(1);
    expect(sent(server, '/entry/begin')[0]).toMatchObject({ trackId: 3 });
  });

  test('says what each asks of files, and closes one that takes fewer entries', async () => {
    const limits = { ...USUAL_LIMITS, entries: 2, mostSeconds: 180, videoMb: 200 };
    answers({
      '/entry/contest': fine({
        contest,
        rules: '',
        tracks: [
          { ...track, own: 0 },
          { ...track, id: 3, name: 'Film', kind: 'video', limits, own: 2 },
        ],
      }),
    });
    await open();
    await screen.findByText('5–9 JPGs, under 5 MB each, long side up to 30,000 pixels');
    screen.getByText('Video: MP4, exactly 1920 × 1080, 00:30–03:00 long, under 200 MB');
    screen.getByText('Cover: JPG, exactly 1920 × 1080, under 2 MB');
    screen.getByText(/2 of 2 used/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enter · Film' }).disabled).toBe(true);
  });

  test('is over when the contest has closed', async () => {
    answers({
      '/entry/contest': fine({ contest: { ...contest, open: false }, rules: '', tracks: [{ ...track, own: 0 }] }),
    });
    await open();
    expect(await screen.findByText(/isn’t taking entries now/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enter · Series' }).disabled).toBe(true);
  });

  test('of an unknown contest leads to one’s entries', async () => {
    answers({ '/entry/contest': failed('not-found', 'Not found') });
    await open();
    expect(await screen.findByText('We couldn’t find this contest or entry')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My entries' })).toBeTruthy();
  });
});

describe('the form', () => {
  test('saves by itself what is typed, with the version seen', async () => {
    const server = await openOne(draft, {
      '/entry/save': fine({ entry: { ...draft, version: 3, title: 'Fog' } }),
    });
    type('Title', 'Fog');
    await waitFor(() => expect(sent(server, '/entry/save')).toHaveLength(1));
    expect(sent(server, '/entry/save')[0]).toMatchObject({
      id: 41,
      version: 2,
      title: 'Fog',
      story: 'Fog rises at five.',
    });
  });

  test('says in words what is missing, and submits only what is whole', async () => {
    await openOne({ ...draft, story: '', aiUsed: null, files: [1, 2, 3, 4].map(file) });
    const note = await screen.findByText(/^Still missing/);
    expect(note.textContent).toMatch(/your files/);
    expect(note.textContent).toMatch(/story/);
    expect(note.textContent).toMatch(/whether you used AI/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit entry' }).disabled).toBe(true);
  });

  test('submits a whole entry, and then shows how it stands', async () => {
    const submitted: Entry = { ...draft, version: 3, state: 'submitted', submittedAt: draft.changedAt };
    let entry = draft;
    const server = await openOne(draft, {
      '/entry/detail': () => fine({ entry }),
      '/entry/submit': () => {
        entry = submitted;
        return fine({ entry });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Submit entry' }));
    expect(await screen.findByText(/We’re checking that it meets the rules/)).toBeTruthy();
    expect(sent(server, '/entry/submit')).toEqual([{ id: 41, version: 2 }]);
  });

  test('asks for the car only in tracks that show it', async () => {
    await openOne(draft);
    expect(screen.queryByLabelText(/sponsor’s car/)).toBeNull();
    cleanup();
    await openOne({ ...draft, track: { ...track, showsCar: true } });
    expect(await screen.findByLabelText(/sponsor’s car/)).toBeTruthy();
    expect(screen.getByText(/that the car is shown/)).toBeTruthy();
  });

  test('says why an entry was rejected, above what can be fixed', async () => {
    await openOne({ ...draft, state: 'rejected', rejection: { code: 'theme', words: 'Please choose another' } });
    const alert = (await screen.findByText(/It doesn’t fit the theme of the track/)).closest('[role="alert"]');
    expect(alert?.textContent).toMatch(/Please choose another/);
    expect(screen.getByLabelText('Title')).toBeTruthy();
  });
});

describe('files', () => {
  test('move by arrows, which name them', async () => {
    const server = await openOne(draft, { '/entry/file/order': fine({ entry: draft }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Move 1.jpg back' }));
    await waitFor(() => expect(sent(server, '/entry/file/order')).toEqual([{ id: 41, fileIds: [2, 1, 3, 4, 5] }]));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move 1.jpg forward' }).disabled).toBe(true);
  });

  test('move by dragging to the place where they are dropped, and nowhere when that is their own', async () => {
    const server = await openOne(draft, { '/entry/file/order': fine({ entry: draft }) });
    const files = (await screen.findAllByRole('img', { name: /^\d\.jpg$/ })).map((one) => one.closest('li')!);
    const drag = (from: number, to: number) => {
      fireEvent.dragStart(files[from]!);
      // A place that did not take the drag would get no drop from a browser.
      expect(fireEvent.dragOver(files[to]!)).toBe(false);
      fireEvent.drop(files[to]!);
    };
    expect(files.map((one) => one.getAttribute('draggable'))).toEqual(['true', 'true', 'true', 'true', 'true']);
    drag(1, 1);
    drag(4, 1);
    await waitFor(() => expect(sent(server, '/entry/file/order')).toEqual([{ id: 41, fileIds: [1, 5, 2, 3, 4] }]));
    drag(0, 3);
    await waitFor(() => expect(sent(server, '/entry/file/order').at(-1)).toEqual({ id: 41, fileIds: [2, 3, 4, 1, 5] }));
  });

  test('that were refused say why, and can be deleted', async () => {
    const refused = { ...file(5), state: 'refused' as const, refusal: 'same-file' as const, thumbnail: null };
    const server = await openOne(
      { ...draft, files: [file(1), refused] },
      { '/entry/file/remove': fine({ entry: { ...draft, files: [file(1)] } }) },
    );
    expect(await screen.findByText(/already entered in this contest/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete 5.jpg' }));
    await waitFor(() => expect(screen.queryByText(/already entered in this contest/)).toBeNull());
    expect(sent(server, '/entry/file/remove')).toEqual([{ id: 5 }]);
  });

  test('of the wrong kind are not sent', async () => {
    const server = await openOne({ ...draft, files: [] });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    fireEvent.change(input!, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
    expect((await screen.findByText(/Wrong format/)).closest('[role="alert"]')).toBeTruthy();
    expect(sent(server, '/upload/token/entry')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss a.png' }));
    await waitFor(() => expect(screen.queryByText(/Wrong format/)).toBeNull());
  });
});

describe('what a track asks', () => {
  const limits = { ...USUAL_LIMITS, leastPictures: 6, mostPictures: 6, pictureMb: 1, leastSide: 3000 };
  const strict = { ...draft, track: { ...track, limits } };

  test('stands above its files, and is checked before anything is sent', async () => {
    const server = await openOne({ ...strict, files: [] });
    await screen.findByText('6 JPGs, under 1 MB each, long side 3,000–30,000 pixels');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const large = new File([new Uint8Array(1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
    fireEvent.change(input!, { target: { files: [large, jpeg('small.jpg', 2999, 2000)] } });
    await screen.findByText('This file is too large');
    await screen.findByText('Its long side must be at least 3,000 pixels');
    expect(sent(server, '/upload/token/entry')).toEqual([]);
    for (const name of ['large.jpg', 'small.jpg'])
      fireEvent.click(screen.getByRole('button', { name: `Dismiss ${name}` }));
  });

  test('decides how many files make an entry whole', async () => {
    await openOne(strict);
    expect((await screen.findByText(/^Still missing/)).textContent).toMatch(/your files/);
    cleanup();
    await openOne({ ...strict, files: [1, 2, 3, 4, 5, 6].map(file) });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit entry' })).disabled).toBe(false);
    expect(screen.queryByText('Choose photos')).toBeNull();
  });
});

describe('an entry that is in', () => {
  const submitted: Entry = { ...draft, state: 'submitted', submittedAt: draft.changedAt };

  test('can be taken back or withdrawn until the deadline, and not after', async () => {
    await openOne(submitted);
    expect(await screen.findByRole('button', { name: 'Change entry' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
    cleanup();
    await openOne({ ...submitted, contest: { ...contest, open: false }, changeable: false });
    expect(await screen.findByText(/We’re checking/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Change entry|Withdraw/ })).toBeNull();
  });

  test('and in judging says so, and nothing of what the jury thinks', async () => {
    await openOne({ ...submitted, state: 'judging' });
    expect(await screen.findByText(/the jury is judging it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change entry' })).toBeNull();
  });
});

test('originals that are wanted are asked for file by file', async () => {
  const file = { part: 'picture', name: 'fog.jpg' } as const;
  const sent = { name: 'fog-raw.jpg', bytes: 9, at: draft.changedAt, late: false };
  await openOne(
    { ...draft, state: 'awarded', contest: { ...contest, open: false }, changeable: false },
    {
      '/entry/original/list': fine({
        infos: [
          {
            entryId: draft.id,
            dueAt: '2026-12-01T15:59:59.000Z',
            late: false,
            files: [
              { ...file, fileId: 1, sent: null },
              { ...file, fileId: 2, name: 'dawn.jpg', sent },
            ],
          },
        ],
      }),
    },
  );
  expect(await screen.findByText(/Please upload the original files of your winning work by/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose the original of fog.jpg' })).toBeTruthy();
  expect(screen.getByText('Received: fog-raw.jpg')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Replace the original of dawn.jpg' })).toBeTruthy();
});
