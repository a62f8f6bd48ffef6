import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReviewDetail, ReviewRow } from '#contract/calls/review.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Overlays } from '../../shell/dialogs/overlays.tsx';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Review } from './review.tsx';

const at = '2026-03-01T16:30:00.000Z';

function row(id: number, more: Partial<ReviewRow> = {}): ReviewRow {
  return {
    id,
    materialId: id + 100,
    code: `P0000010${id}`,
    kind: 'photo',
    title: `Photo ${id}`,
    thumbnail: null,
    owner: 'Lu Yuan',
    round: 'first',
    findings: 0,
    openedAt: at,
    dueAt: at,
    overdue: true,
    claim: null,
    barred: null,
    verdict: null,
    decidedAt: null,
    decidedBy: null,
    firstVerdict: null,
    ...more,
  };
}

function detail(id: number, more: Partial<ReviewDetail> = {}): ReviewDetail {
  const technical = { width: 4000, height: 3000, resolution: null, duration: null, frameRate: null, bitrate: null };
  return {
    id,
    round: 'first',
    request: '',
    openedAt: at,
    dueAt: at,
    overdue: false,
    claim: { mine: true, by: 'Me', until: at },
    barred: null,
    decision: null,
    entered: [],
    material: {
      materialId: id + 100,
      code: `P0000010${id}`,
      kind: 'photo',
      title: `Photo ${id}`,
      titleZh: '',
      titleEn: `Photo ${id}`,
      keywordsZh: [],
      keywordsEn: ['sea'],
      categoryId: null,
      fileName: 'photo.jpg',
      ownerTitle: '',
      descriptionZh: '',
      descriptionEn: '',
      placeZh: '',
      placeEn: '',
      takenOn: null,
      category: null,
      people: null,
      editorial: false,
      technical: {
        ...technical,
        bitDepth: 8,
        codec: 'jpeg',
        hasAudio: false,
        loudness: null,
        sizeBytes: 9,
        fileType: 'jpg',
      },
      poster: '/poster',
      playable: null,
      version: 'v1',
    },
    sound: null,
    owner: { id: 9, name: '陆远', since: at, online: 3, returned: 1, rejected: 0 },
    findings: [],
    suggestions: null,
    releases: [],
    decisions: [],
    alike: [],
    series: [],
    ...more,
  };
}

const twin: ReviewDetail['alike'][number] = {
  materialId: 50,
  code: 'P00000050',
  kind: 'photo',
  title: 'Twin',
  state: 'online',
  owner: 'He',
  own: false,
  same: true,
  poster: '/twin',
  playable: null,
};

interface Options {
  at?: string;
  roles?: StaffRole[];
  pile?: number[];
  details?: Record<number, Partial<ReviewDetail>>;
  more?: Answers;
}

async function open({
  at: address = '/office/review?review=1',
  roles = ['reviewer'],
  pile = [1, 2, 3],
  details = {},
  more = {},
}: Options) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, nickname: 'Zhou', roles } }),
    '/office/review/summary': fine({
      waiting: 12,
      overdue: 2,
      appeals: 0,
      second: 0,
      mine: 1,
      decidedToday: 5,
      looked: 20,
      agreed: 19,
      days: Array.from({ length: 14 }, (_, day) => ({ day: `2026-03-${day + 10}`, opened: day, decided: 1 })),
      reviewers: [],
    }),
    '/office/review/list': fine({
      infos: [row(1), row(2, { claim: { mine: false, by: 'Gu', until: at } })],
      total: 2,
      more: false,
    }),
    '/office/review/next': fine({ ids: pile }),
    '/office/review/claim': ({ input }) => fine({ done: (input as { ids: number[] }).ids, left: [] }),
    '/office/review/keep': fine({ done: [], left: [] }),
    '/office/review/release': fine(),
    '/office/review/detail': ({ input }) => {
      const { id } = input as { id: number };
      return fine({ review: detail(id, details[id]) });
    },
    '/office/review/decide': ({ input }) => fine({ done: (input as { ids: number[] }).ids, left: [] }),
    '/office/review/takeBack': ({ input }) => fine({ done: (input as { ids: number[] }).ids, left: [] }),
    '/office/category/list': fine({ infos: [] }),
    ...more,
  });
  const desk = (
    <Mantine>
      <Review />
      <Overlays />
    </Mantine>
  );
  const router = await show(desk, { at: address });
  const asked = (path: string) =>
    server.seen.filter((seen) => seen.path === `/office/review/${path}`).map(({ input }) => input);
  return { asked, router };
}

const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
/** Decisions are accepted only after a moment in which somebody can look. */
const look = () => waitFor(() => expect(document.querySelector('[aria-busy=false]')).not.toBeNull());
const shown = async (id: number) => await screen.findByRole('heading', { level: 1, name: `Photo ${id}` });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  queryClient.clear();
});

describe('the lists', () => {
  test('[D11] show what waits, who holds it, and how the work goes; the address says which', async () => {
    const { asked } = await open({ at: '/office/review?view=overdue&kind=photo&keyword=sea&page=2' });
    await screen.findByText('Photo 1');
    expect(asked('list')[0]).toEqual({ view: 'overdue', kind: 'photo', keyword: 'sea', pageNo: 2, pageSize: 50 });
    screen.getByText('Gu');
    expect(await screen.findByText('95%')).toBeTruthy();
    expect(screen.queryByRole('tab', { name: /Disagreements/ })).toBeNull();
  });

  test('[D11] starting takes the most urgent', async () => {
    const { asked, router } = await open({ at: '/office/review?view=appeals' });
    fireEvent.click(await screen.findByText('Start reviewing'));
    await shown(1);
    expect(asked('next')[0]).toEqual({ view: 'appeals', count: 1 });
    expect(router.state.location.search).toContain('review=1');
  });

  test('says when there is nothing to take', async () => {
    const { router } = await open({ at: '/office/review', pile: [] });
    fireEvent.click(await screen.findByText('Start reviewing'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('reviewing by keyboard', () => {
  test('[D11] A approves, once, and the next is there; it was fetched before', async () => {
    const { asked } = await open({});
    await shown(1);
    await waitFor(() => expect(asked('detail')).toContainEqual({ id: 3 }));
    press('a');
    expect(asked('decide')).toEqual([]);
    await look();
    press('a');
    press('a');
    await shown(2);
    press('a');
    expect(asked('decide')).toEqual([{ ids: [1], verdict: 'approve', reasons: [], note: '' }]);
  });

  test('[D11] X, two digits and Enter reject with a reason; without one nothing is sent', async () => {
    const { asked } = await open({});
    await shown(1);
    await look();
    press('x');
    await screen.findByText('Why reject it?');
    press('Enter');
    expect(asked('decide')).toEqual([]);
    press('6');
    press('1');
    fireEvent.change(await screen.findByLabelText('Note to the owner (optional)'), { target: { value: 'Sorry' } });
    press('a');
    press('Enter');
    await shown(2);
    const reasons = [{ code: 'value-common', words: '', atSeconds: null, region: null }];
    expect(asked('decide')).toEqual([{ ids: [1], verdict: 'reject', reasons, note: 'Sorry' }]);
  });

  test('what is typed into a field is no command', async () => {
    const { asked } = await open({});
    await shown(1);
    await look();
    press('r');
    const note = await screen.findByLabelText('Note to the owner (optional)');
    press('x', note);
    press('1', note);
    press('Enter', note);
    screen.getByText('Why return it?');
    expect(asked('decide')).toEqual([]);
  });

  test('J and K go to the next and back, Escape steps out and leaves the work to others', async () => {
    const { asked, router } = await open({});
    await shown(1);
    await waitFor(() => expect(asked('next')).toHaveLength(1));
    await screen.findByText('1 of 3 claimed');
    press('j');
    await shown(2);
    press('k');
    await shown(1);
    press('x');
    await screen.findByText('Why reject it?');
    press('1');
    press('Escape');
    press('Escape');
    await waitFor(() => expect(screen.queryByText('Why reject it?')).toBeNull());
    press('Escape');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(asked('release').at(-1)).toEqual({ ids: [1, 2, 3] }));
  });

  test('[D11] S chooses the series, which is decided together', async () => {
    const series = [
      { id: 21, materialId: 121, code: 'P00000121', kind: 'photo' as const, title: 'x', thumbnail: null, claim: null },
      {
        id: 22,
        materialId: 122,
        code: 'P00000122',
        kind: 'photo' as const,
        title: 'y',
        thumbnail: null,
        claim: { mine: false, by: 'Gu', until: at },
      },
    ];
    const { asked } = await open({ details: { 1: { series } } });
    await shown(1);
    await look();
    press('s');
    await screen.findByText('Approve 2');
    press('a');
    await waitFor(() => expect(asked('decide')).toHaveLength(1));
    expect(asked('decide')[0]).toMatchObject({ ids: [1, 21], verdict: 'approve' });
    expect(asked('claim')).toContainEqual({ ids: [1, 21] });
  });

  test('approving the same file asks once more', async () => {
    const { asked } = await open({ details: { 1: { alike: [twin] } } });
    await shown(1);
    await look();
    press('a');
    await screen.findByText('P00000050 (Online) is an identical file. Buyers would find it twice.');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(/identical file/)).toBeNull());
    expect(asked('decide')).toEqual([]);
    press('a');
    fireEvent.click(await screen.findByRole('button', { name: 'Approve anyway' }));
    await waitFor(() => expect(asked('decide')).toMatchObject([{ ids: [1], verdict: 'approve' }]));
  });

  test('approving what is only alike does not', async () => {
    const { asked } = await open({ details: { 1: { alike: [{ ...twin, same: false }] } } });
    await shown(1);
    await look();
    press('a');
    await waitFor(() => expect(asked('decide')).toHaveLength(1));
  });

  test('? shows the keys, D compares what looks alike', async () => {
    await open({ details: { 1: { alike: [twin] } } });
    await shown(1);
    press('d');
    await screen.findByText('Identical file');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'P00000050' });
    expect([link.getAttribute('href'), link.target]).toEqual(['/office/catalogue?material=50', '_blank']);
    press('d');
    await waitFor(() => expect(screen.queryByText('Identical file')).toBeNull());
    press('?');
    await screen.findByText('Choose a reason (group first, then reason)');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('taking a decision back', () => {
  test('[D11] U shows the work again with what was written; the button does too, also when all is done', async () => {
    const { asked } = await open({ pile: [1, 2] });
    await shown(1);
    await look();
    press('x');
    await screen.findByText('Why reject it?');
    press('6');
    press('1');
    fireEvent.change(await screen.findByLabelText('Note to the owner (optional)'), { target: { value: 'Sorry' } });
    press('Enter');
    await shown(2);
    expect((await screen.findByRole('status')).textContent).toContain('P00000101 rejected');
    press('u');
    press('u');
    await shown(1);
    expect(asked('takeBack')).toEqual([{ ids: [1] }]);
    await screen.findByText('Why reject it?');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note to the owner (optional)').value).toBe('Sorry');
    await look();
    press('Escape');
    press('a');
    await shown(2);
    await look();
    press('a');
    await screen.findByText('All done here');
    fireEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await shown(2);
    expect(asked('takeBack')).toEqual([{ ids: [1] }, { ids: [2] }]);
    // The decision before it can still be taken back.
    press('u');
    await shown(1);
    expect(screen.queryByText('Why reject it?')).toBeNull();
  });

  test('[D11] is offered in the list too, and no longer than the server waits', async () => {
    const { asked, router } = await open({});
    await shown(1);
    await look();
    press('a');
    await shown(2);
    press('Escape');
    await screen.findByText('Start reviewing');
    await screen.findByText('P00000101 approved');
    press('u');
    await shown(1);
    expect(router.state.location.search).toContain('review=1');
    await look();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    press('a');
    await screen.findByText('P00000101 approved');
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(screen.queryByText('P00000101 approved')).toBeNull());
    press('u');
    expect(asked('takeBack')).toEqual([{ ids: [1] }]);
  });

  test('says so when it was too late', async () => {
    const late = failed('changed-meanwhile', 'Someone else has changed this');
    const { asked } = await open({ more: { '/office/review/takeBack': late } });
    await shown(1);
    await look();
    press('a');
    await shown(2);
    await screen.findByText('P00000101 approved');
    press('u');
    await waitFor(() => expect(asked('takeBack')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('P00000101 approved')).toBeNull());
    await shown(2);
  });
});

describe('what cannot be reviewed', () => {
  test('[D11] what somebody else holds, or one’s own, can only be looked at', async () => {
    const { asked } = await open({ details: { 1: { claim: { mine: false, by: 'Gu', until: at } } } });
    await shown(1);
    await screen.findByText(/Gu is reviewing this work/);
    await look();
    press('a');
    press('x');
    expect(screen.queryByText('Why reject it?')).toBeNull();
    expect(asked('decide')).toEqual([]);
  });

  test('[D11] a second review says that it is blind, and cannot be fixed', async () => {
    await open({ details: { 1: { round: 'second' } } });
    await screen.findByText(/Blind second review: decide independently/);
    press('f');
    expect(screen.queryByText('Edit title and keywords')).toBeNull();
  });

  test('what the server refuses comes back into the pile', async () => {
    const refusal = failed('claim-ended', 'Your hold has run out');
    const { asked } = await open({ more: { '/office/review/decide': refusal } });
    await shown(1);
    await screen.findByText('1 of 3 claimed');
    await look();
    press('a');
    await shown(2);
    await waitFor(() => expect(asked('decide')).toHaveLength(1));
    press('k');
    await shown(1);
  });

  test('nothing left, and nothing there', async () => {
    const first = await open({ pile: [] });
    await shown(1);
    await look();
    press('a');
    await screen.findByText('All done here');
    expect(first.asked('decide')).toHaveLength(1);
    cleanup();
    await open({ more: { '/office/review/detail': failed('not-found', 'Not found') } });
    await screen.findByText('No longer in review');
  });
});

test('[D11] a fix is sent with the version that was read', async () => {
  const fixed = detail(1, { material: { ...detail(1).material, titleEn: 'Better', title: 'Better' } });
  const { asked } = await open({ more: { '/office/review/fix': fine({ review: fixed }) } });
  await shown(1);
  press('f');
  fireEvent.change(await screen.findByLabelText('English title'), { target: { value: 'Better' } });
  fireEvent.click(screen.getByText('Save'));
  await screen.findByRole('heading', { level: 1, name: 'Better' });
  expect(asked('fix')).toEqual([
    { id: 1, version: 'v1', titleZh: '', titleEn: 'Better', keywordsZh: [], keywordsEn: ['sea'], categoryId: null },
  ]);
});
