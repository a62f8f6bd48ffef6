import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RealNameStanding } from '#contract/calls/real-name.ts';
import type { CenterRow } from '#contract/calls/material-center.ts';
import { onLoginNeeded } from '../../lib/api.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import type { Summary } from './center-queries.ts';
import { shownAt } from './center-tab.ts';
import { MaterialCenter } from './material-center.tsx';

vi.mock('./editor/material-editor.tsx', () => ({
  MaterialEditor: ({ ids, onClose }: { ids: number[]; onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      editing {ids.join(' ')}
    </button>
  ),
}));

const at = '2026-03-01T16:30:00.000Z';

function row(id: number, more: Partial<CenterRow> = {}): CenterRow {
  return {
    id,
    code: `P0000000${id}`,
    kind: 'photo',
    state: 'incomplete',
    fileName: `DSC_${id}.jpg`,
    sizeBytes: 9,
    titleZh: '',
    titleEn: `Photo ${id}`,
    thumbnail: null,
    preview: null,
    duration: null,
    progress: null,
    rejection: null,
    sameAs: null,
    missing: [],
    hints: [],
    queue: null,
    decision: null,
    mayAppeal: false,
    owner: null,
    offlineReason: null,
    opens: 0,
    bookmarks: 0,
    createdAt: at,
    changedAt: at,
    publishedAt: null,
    ...more,
  };
}

const none = { waiting: 0, processing: 0, pending: 0, returned: 0, rejected: 0, online: 0, offline: 0 };
const summary: Summary = {
  counts: { video: { ...none, waiting: 3, processing: 1, returned: 2 }, photo: { ...none, online: 1200, pending: 7 } },
  month: { approved: 3, decided: 4 },
  followers: 12,
  days: Array.from({ length: 30 }, (_, n) => ({
    day: `2026-03-${String(n + 1).padStart(2, '0')}`,
    opens: n,
    samples: 0,
    bookmarks: 1,
  })),
  best: [],
};

const realName = {
  id: 1,
  state: 'verified' as const,
  paper: 'id-card' as const,
  name: 'Lu Yuan',
  numberEnd: '0014',
  submittedAt: at,
  dueAt: at,
  decidedAt: at,
  reason: null,
  words: '',
};
const verified: RealNameStanding = {
  realName,
  verified: realName,
  known: { name: 'Lu Yuan', phone: '', phoneVerified: false },
  sent: [],
  looks: [],
};

interface Options {
  at?: string;
  gid?: number;
  rows?: CenterRow[];
  more?: Answers;
}

async function open({ at: address = '/MaterialCenter', gid = 2, rows = [row(1), row(2)], more = {} }: Options) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, gid, nickname: 'Lu Yuan' } }),
    '/center/summary': fine(summary),
    '/center/realName': fine(verified),
    '/center/list': fine({ infos: rows, total: rows.length, recent: { total: 2, processing: 1 } }),
    ...more,
  });
  const router = await show(<MaterialCenter />, { at: address });
  const asked = (path: string) =>
    server.seen.filter((seen) => seen.path === `/center/${path}`).map(({ input }) => input);
  return { asked, router };
}

const list = (tab: string, more = '') => `/MaterialCenter?tab=${tab}${more}`;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  ['photoWaiting', { page: 'list', kind: 'photo', tab: 'waiting' }],
  ['videoOffline', { page: 'list', kind: 'video', tab: 'offline' }],
  ['shop', { page: 'shop' }],
  ['earnings', { page: 'earnings' }],
  ['realName', { page: 'realName' }],
  ['home', { page: 'home' }],
  ['musicWaiting', { page: 'home' }],
  [null, { page: 'home' }],
])('[R37] the address %s shows %j', (tab, shown) => {
  expect(shownAt(tab)).toEqual(shown);
});

describe('who may come in', () => {
  test('visitors are sent to the login page', async () => {
    const needed = vi.fn<() => void>();
    onLoginNeeded(needed);
    standIn({});
    await show(<MaterialCenter />, { at: '/MaterialCenter' });
    await waitFor(() => expect(needed).toHaveBeenCalled());
  });

  test('[R37] buyers learn whom it is for and how to become one', async () => {
    const { asked } = await open({ gid: 1 });
    await screen.findByText('The Material Center is for photographers');
    expect(screen.getByText('Become a photographer').closest('a')?.getAttribute('href')).toBe('/join');
    expect(asked('summary')).toEqual([]);
  });

  test('[C20] material managers have no upload button', async () => {
    await open({ gid: 35, at: list('photoWaiting'), rows: [row(1, { owner: 'North Light' })] });
    await screen.findByText('Photo 1');
    expect(screen.getByText('P00000001 · North Light · DSC_1.jpg')).toBeTruthy();
    expect(screen.queryByText('Upload photos')).toBeNull();
    expect(screen.queryByText('Shop profile')).toBeNull();
  });
});

describe('home', () => {
  test('counts, and says what needs a hand, the most urgent first', async () => {
    await open({});
    await screen.findByText('Hello, Lu Yuan');
    await screen.findByText('75%');
    const todo = within(screen.getByText('To do').closest('section')!);
    expect(todo.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 videos to fix and resubmit', '/MaterialCenter?tab=videoReturned'],
      ['2 videos to describe', '/MaterialCenter?tab=videoWaiting&sec=1'],
      ['1 video processing', '/MaterialCenter?tab=videoWaiting&sec=0'],
    ]);
    expect(screen.getByRole('img', { name: 'Views: 435 in 30 days, 29 on the busiest day' })).toBeTruthy();
    const nav = within(screen.getByRole('navigation', { name: 'Material Center' }));
    expect(nav.getByText('1,200')).toBeTruthy();
  });

  test.each([
    ['a photographer', 2, 'There’s nothing to do right now.Upload new work to keep your shop fresh.'],
    ['a manager, who uploads nothing,', 35, 'There’s nothing to do right now.'],
  ])('with nothing to do tells %s so', async (_who, gid, expected) => {
    const counts = { video: { ...none, online: 3 }, photo: none };
    await open({ gid, more: { '/center/summary': fine({ ...summary, counts }) } });
    const done = await screen.findByText('All caught up');
    expect(done.parentElement?.textContent).toBe(`All caught up${expected}`);
  });

  test('says above the lists too that the real name is needed before submitting', async () => {
    await open({
      at: list('photoWaiting'),
      more: { '/center/realName': fine({ ...verified, realName: null, verified: null }) },
    });
    expect(await screen.findByText('Verify your real name first')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Verify now' })).toBeTruthy();
  });

  test('leads newcomers to their first upload', async () => {
    await open({ more: { '/center/summary': fine({ ...summary, counts: { video: none, photo: none } }) } });
    await screen.findByText('Upload your first work');
    expect(screen.queryByText('To do')).toBeNull();
  });
});

describe('a list', () => {
  test('[R37] [C24] reads tab, sub-state, order and page from the address', async () => {
    const { asked } = await open({ at: list('photoWaiting', '&sec=1&keyword=sea&order=name&page=2') });
    await screen.findByText('Photo 1');
    expect(asked('list')[0]).toEqual({
      kind: 'photo',
      tab: 'waiting',
      sec: 1,
      keyword: 'sea',
      orderBy: 'name',
      pageNo: 2,
      pageSize: 50,
    });
  });

  test('[C24] after an upload says what has arrived', async () => {
    const { asked } = await open({ at: list('photoWaiting', '&mode=1&sec=-1') });
    await screen.findByText(/2 files uploaded in the last two hours/);
    expect(asked('list')[0]).toMatchObject({ sec: -1, orderBy: 'newest' });
  });

  test('[R280] shows how far files are and looks again by itself', async () => {
    const busy = row(1, { state: 'transcoding', progress: { step: 'renditions', percent: 10, delayed: false } });
    const { asked } = await open({
      at: list('photoWaiting'),
      rows: [busy, row(2)],
      more: {
        '/center/progress': fine({
          infos: [{ id: 1, state: 'transcoding', progress: { step: 'renditions', percent: 55, delayed: false } }],
        }),
      },
    });
    await screen.findByText('55%');
    expect(asked('progress')[0]).toEqual({ ids: [1] });
  });

  test('[R280] reads the list again when a file is through', async () => {
    const busy = row(1, { state: 'transcoding', progress: { step: null, percent: 90, delayed: false } });
    let calls = 0;
    await open({
      at: list('photoWaiting'),
      more: {
        '/center/list': () =>
          fine({ infos: [(calls += 1) === 1 ? busy : row(1)], total: 1, recent: { total: 0, processing: 0 } }),
        '/center/progress': fine({ infos: [{ id: 1, state: 'incomplete', progress: null }] }),
      },
    });
    expect(await screen.findByText('Ready to submit')).toBeTruthy();
  });

  test('[D11] submits the chosen together and says why some were left', async () => {
    const { asked } = await open({
      at: list('photoWaiting'),
      rows: [row(1), row(2, { missing: ['category'] })],
      more: {
        '/center/submit': fine({ done: [1], left: [{ id: 2, why: 'missing', missing: ['category'] }] }),
      },
    });
    await screen.findByText('Missing: category');
    fireEvent.click(screen.getByLabelText('Select page'));
    const bar = within(screen.getByLabelText('Actions for selected work'));
    fireEvent.click(bar.getByText('Submit'));
    await waitFor(() => expect(asked('submit')).toEqual([{ ids: [1, 2] }]));
    await waitFor(() => expect(asked('list').length).toBeGreaterThan(1));
  });

  test('[D11] the main button is the first that can do something: describing, while nothing can be submitted', async () => {
    await open({ at: list('photoWaiting'), rows: [row(1, { missing: ['title'] }), row(2)] });
    const main = () => {
      const bar = within(screen.getByLabelText('Actions for selected work'));
      return bar.getAllByRole<HTMLButtonElement>('button').map(({ textContent, dataset, disabled }) => ({
        name: textContent,
        main: dataset['variant'] === 'filled',
        disabled,
      }));
    };
    fireEvent.click(await screen.findByLabelText('Select P00000001'));
    expect(main()).toEqual([
      { name: 'Submit', main: false, disabled: true },
      { name: 'Edit 1', main: true, disabled: false },
      { name: 'Delete', main: false, disabled: false },
    ]);
    fireEvent.click(screen.getByLabelText('Select page'));
    expect(main()[0]).toEqual({ name: 'Submit', main: true, disabled: false });
    expect(main()[1]).toEqual({ name: 'Edit 2', main: false, disabled: false });
  });

  test('opens the editor for one and for many, and keeps it in the address', async () => {
    const { router } = await open({ at: list('photoWaiting') });
    fireEvent.click(await screen.findByText('Photo 2'));
    fireEvent.click(await screen.findByText('editing 2'));
    await waitFor(() => expect(router.state.location.search).not.toContain('edit'));
    fireEvent.click(screen.getByLabelText('Select page'));
    fireEvent.click(screen.getByText('Edit 2'));
    await screen.findByText('editing 1 2');
    expect(router.state.location.search).toContain('edit=1%2C2');
  });

  test('does not open what cannot be changed now', async () => {
    const busy = row(1, { state: 'transcoding', progress: { step: null, percent: 0, delayed: false } });
    const { router } = await open({
      at: list('photoWaiting'),
      rows: [busy],
      more: { '/center/progress': fine({ infos: [] }) },
    });
    fireEvent.click(await screen.findByText('Photo 1'));
    expect(router.state.location.search).not.toContain('edit');
  });

  test('[D11] an appeal needs words', async () => {
    const decision = {
      round: 'first' as const,
      verdict: 'reject' as const,
      reasons: [{ code: 'technical-noise' as const, words: 'In the sky', atSeconds: 65, region: null }],
      note: '',
      decidedAt: at,
    };
    const { asked } = await open({
      at: list('photoRejected'),
      rows: [row(1, { state: 'rejected', decision, mayAppeal: true })],
      more: { '/center/appeal': fine() },
    });
    fireEvent.click(await screen.findByText('Photo 1'));
    expect(screen.getByText('at 01:05')).toBeTruthy();
    expect(screen.getByText('In the sky')).toBeTruthy();
    fireEvent.click(screen.getByText('Appeal'));
    const dialog = within((await screen.findByText('Appeal for P00000001')).closest('section')!);
    fireEvent.click(dialog.getByText('Submit appeal'));
    await dialog.findByText('Please fill in this field');
    fireEvent.change(dialog.getByLabelText(/^Why should it/), { target: { value: 'It is fog' } });
    fireEvent.click(dialog.getByText('Submit appeal'));
    await waitFor(() => expect(asked('appeal')).toEqual([{ id: 1, request: 'It is fog' }]));
  });

  test('[D11] an appeal that is being looked at cannot be withdrawn', async () => {
    const decision = { round: 'first' as const, verdict: 'reject' as const, reasons: [], note: '', decidedAt: at };
    await open({
      at: list('photoPending'),
      rows: [row(1, { state: 'pending', decision, queue: { position: 3, dueAt: at, overdue: false } })],
    });
    await screen.findByText('Under appeal');
    expect(screen.getByText(/^2 ahead of it/)).toBeTruthy();
    expect(screen.queryByText('Withdraw')).toBeNull();
  });

  test('[D11] a work that waits says until when the desk decides, and when that is past', async () => {
    const queue = { position: 1, dueAt: '2026-11-19T10:30:00.000Z', overdue: false };
    await open({
      at: list('photoPending'),
      rows: [row(1, { state: 'pending', queue }), row(2, { state: 'pending', queue: { ...queue, overdue: true } })],
    });
    await screen.findByText('Next in line · result by 19 Nov 2026');
    expect(screen.getByText('Was due by 19 Nov 2026 · reviewed first')).toBeTruthy();
  });

  test('with nothing in it leads on', async () => {
    await open({ at: list('photoWaiting'), rows: [] });
    await screen.findByText('Nothing to submit');
    expect(screen.getAllByText('Upload photos')).toHaveLength(2);
  });
});
