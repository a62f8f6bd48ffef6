import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MediaRun } from '#contract/calls/media.ts';
import { FINDINGS, REJECTIONS } from '#contract/domain/media.ts';
import type { StaffRole } from '#contract/domain/roles.ts';
import { en } from '#contract/text/en.ts';
import { member } from '../../testing/answers.ts';
import { type Answers, failed, fine, type OutputAt, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Media } from './media.tsx';

const at = '2026-03-01T16:30:00.000Z';

function run(materialId: number, more: Partial<MediaRun> = {}): MediaRun {
  return {
    materialId,
    code: `V${String(materialId).padStart(8, '0')}`,
    kind: 'video',
    title: `Clip ${materialId}`,
    fileName: `clip-${materialId}.mp4`,
    sizeBytes: 24 * 1024 ** 2,
    owner: 'Lu Yuan',
    thumbnail: null,
    state: 'running',
    step: 'clips',
    percent: 63,
    rejection: null,
    reason: null,
    findings: [],
    createdAt: at,
    startedAt: at,
    finishedAt: null,
    ...more,
  };
}

const states = { waiting: 0, running: 0, failed: 2, rejected: 1, ready: 1234 };
const storage: OutputAt<'/office/media/summary'>['storage'] = [
  { rendition: 'thumb-1x', files: 40, bytes: 512 * 1024 },
  { rendition: 'original', files: 40, bytes: 3 * 1024 ** 3 },
];

async function open(
  runs: MediaRun[],
  { at: address = '/office/media', roles = ['reviewer'] as StaffRole[], more = {} as Answers } = {},
) {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/session': fine({ data: { ...member, nickname: 'Gu', roles } }),
    '/office/media/summary': fine({ states, storage }),
    '/office/media/list': fine({ infos: runs, total: runs.length }),
    '/office/demo/progress': fine({ demo: null }),
    '/office/audit/list': fine({ infos: [], total: 0 }),
    ...more,
  });
  const desk = (
    <Mantine>
      <Media />
    </Mantine>
  );
  const router = await show(desk, { at: address });
  const asked = (path: string) => server.seen.filter((seen) => seen.path === path).map(({ input }) => input);
  return { asked, router };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the media desk', () => {
  test('counts the files of every state and what is stored', async () => {
    await open([]);
    await screen.findByText('3.0 GB', { selector: 'p' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '0 Waiting',
      '0 Processing',
      '2 Failed',
      '1 Not accepted',
      '1,234 Ready',
    ]);
    const parts = within(screen.getByRole('region', { name: 'Storage used' })).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual(['Original files3.0 GB', 'Thumbnails512 KB']);
    expect(screen.getByText('80 files')).toBeTruthy();
  });

  test('reads state, kind, keyword and page from the address, and ignores what it does not know', async () => {
    const { asked } = await open([run(1)], { at: '/office/media?state=ready&kind=photo&keyword=sea&page=2' });
    await screen.findByText('Clip 1');
    expect(asked('/office/media/list')[0]).toEqual({
      state: 'ready',
      kind: 'photo',
      keyword: 'sea',
      pageNo: 2,
      pageSize: 50,
    });
    cleanup();
    const other = await open([run(1)], { at: '/office/media?state=gone&kind=book' });
    await screen.findByText('Clip 1');
    expect(other.asked('/office/media/list')[0]).toEqual({ state: 'running', keyword: '', pageNo: 1, pageSize: 50 });
  });

  test('keeps the chosen state in the address, from the first page on', async () => {
    const { router } = await open([], { at: '/office/media?kind=photo&page=3&material=9' });
    fireEvent.click(await screen.findByRole('tab', { name: /Failed/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?kind=photo&state=failed'));
    await screen.findByText('No results');
  });

  test('[R280] says what is being done to a file and how far it is', async () => {
    await open([run(1), run(2, { step: 'something-new', percent: 0 }), run(3, { step: null, percent: 0 })], {
      at: '/office/media?material=1',
    });
    await screen.findByText('clip-3.mp4');
    const [first, second, third] = screen.getAllByRole('row').slice(1);
    expect(first?.textContent).toContain('Creating preview and sample63%');
    expect(within(first!).getByRole('progressbar')).toMatchObject({ value: 63, max: 100 });
    expect(second?.textContent).toContain('something-new');
    expect(third?.textContent).toContain('File in transcoding, please wait');
    const panel = screen.getByRole('complementary', { name: 'Clip 1' });
    expect(within(panel).getByText('File in transcoding, please wait')).toBeTruthy();
  });

  test('looks again by itself while files are on their way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let percent = 10;
    const { asked } = await open([], {
      more: {
        '/office/media/summary': fine({ states: { ...states, running: 1 }, storage }),
        '/office/media/list': () => fine({ infos: [run(1, { percent })], total: 1 }),
      },
    });
    await screen.findByText('10%');
    percent = 20;
    await vi.advanceTimersByTimeAsync(3_000);
    await screen.findByText('20%');
    expect(asked('/office/media/list').length).toBeGreaterThan(1);
  });

  test.each(REJECTIONS)('tells the rejection %s in words with its limit filled in', async (rejection) => {
    await open([run(1, { state: 'rejected', kind: 'photo', rejection })], {
      at: '/office/media?state=rejected&material=1',
    });
    const panel = await screen.findByRole('complementary', { name: 'Clip 1' });
    const [start = ''] = en.pipeline.rejections[rejection].split('{{');
    const told = within(panel).getByText((text) => text.startsWith(start));
    expect(told.textContent).not.toMatch(/[{}]|undefined|NaN/);
  });

  test.each([
    ['photo', 'This colour space isn’t supported. Convert the photo to sRGB. CMYK can’t be accepted'],
    ['video', 'This colour space isn’t supported. Use Rec.709, or Rec.2020 HLG for HDR'],
  ] as const)('speaks of the colours of a %s only', async (kind, words) => {
    await open([run(1, { state: 'rejected', kind, rejection: 'wrong-colour' })], {
      at: '/office/media?state=rejected',
    });
    expect((await screen.findByText(/colour space/)).textContent).toBe(words);
  });

  test('names the limit of the file’s own kind', async () => {
    const rejected = (kind: MediaRun['kind'], rejection: MediaRun['rejection']) =>
      run(1, { state: 'rejected', kind, rejection });
    await open([rejected('video', 'too-big'), { ...rejected('photo', 'too-big'), materialId: 2 }], {
      at: '/office/media?state=rejected',
    });
    await screen.findByText('The file is too large. The maximum is 3.0 GB');
    expect(screen.getByText('The file is too large. The maximum is 50 MB')).toBeTruthy();
    cleanup();
    await open([rejected('photo', 'too-few-pixels')], { at: '/office/media?state=rejected' });
    await screen.findByText('Too few pixels. The minimum is 10 megapixels');
  });

  test('labels what was noticed about a file', async () => {
    await open([run(1, { state: 'ready', findings: [...FINDINGS] }), run(2, { state: 'ready' })], {
      at: '/office/media?state=ready',
    });
    await screen.findByText('clip-2.mp4');
    const [first, second] = screen.getAllByRole('row').slice(1);
    for (const name of Object.values(en.office.media.findingNames)) expect(first?.textContent).toContain(name);
    expect(second?.textContent).toContain('No issues');
  });

  test('shows why a file failed and runs it again for a reason', async () => {
    let refuse = true;
    let infos = [run(5, { state: 'failed', reason: 'the store went away' })];
    const { asked, router } = await open([], {
      at: '/office/media?state=failed',
      more: {
        '/office/media/list': () => fine({ infos, total: infos.length }),
        '/office/media/run': () => (refuse ? failed('not-found', 'It is gone') : fine()),
      },
    });
    fireEvent.click(await screen.findByText('Clip 5'));
    const panel = within(await screen.findByRole('complementary', { name: 'Clip 5' }));
    expect(panel.getByText('the store went away')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Run again' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Run again' }));
    await dialog.findByText('Please fill in this field');
    expect(asked('/office/media/run')).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The store is back' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Run again' }));
    await dialog.findByText('It is gone');
    refuse = false;
    infos = [];
    fireEvent.click(dialog.getByRole('button', { name: 'Run again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('/office/media/run')).toEqual(Array(2).fill({ materialId: 5, reason: 'The store is back' }));
    await waitFor(() => expect(router.state.location.search).toBe('?state=failed'));
    await screen.findByText('Nothing failed');
  });

  test('offers nothing for a file that is fine, and says when one has left the list', async () => {
    await open([run(1, { state: 'ready' })], { at: '/office/media?state=ready&material=1' });
    const panel = within(await screen.findByRole('complementary', { name: 'Clip 1' }));
    expect(panel.queryByRole('button', { name: 'Run again' })).toBeNull();
    cleanup();
    await open([run(1)], { at: '/office/media?material=2' });
    await screen.findByText('This file is no longer in this list');
  });

  test('shows what happened before to those who may read the audit trail only', async () => {
    const { asked } = await open([run(1)], { at: '/office/media?material=1', roles: ['admin'] });
    await screen.findByText('History');
    expect(asked('/office/audit/list')).toEqual([{ subject: 'material:1', pageSize: 8 }]);
    cleanup();
    const other = await open([run(1)], { at: '/office/media?material=1', roles: ['reviewer'] });
    await screen.findByRole('complementary', { name: 'Clip 1' });
    expect(other.asked('/office/audit/list')).toEqual([]);
  });
});
