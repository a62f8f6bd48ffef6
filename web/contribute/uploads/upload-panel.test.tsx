import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeLanguage } from '../../lib/language.ts';
import { clearToken, saveToken } from '../../lib/token.ts';
import { openUploadPanel, uploadPanel } from '../../lib/upload-panel.ts';
import { Overlays } from '../../shell/dialogs/overlays.tsx';
import { member } from '../../testing/answers.ts';
import { type Answers, fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { UploadPanel } from './upload-panel.tsx';

const MB = 1024 * 1024;
let userId = 100;

beforeEach(() => {
  saveToken('abc');
  uploadPanel.set({ shown: 'hidden', kind: null });
  // Every test uses a queue of its own.
  userId += 1;
});
afterEach(() => {
  notifications.clean();
  cleanup();
  clearToken();
});

async function showPanel(flags: object = {}, { locale = 'EN', answers = {} as Answers } = {}) {
  const data = { ...member, userId, gid: 2 };
  const server = standIn({
    '/session': fine({ data: { ...data, videoFlag: 1, photoFlag: 1, ...flags } }),
    '/upload/sizes': fine({ sizes: [] }),
    ...answers,
  });
  await show(
    <>
      <UploadPanel />
      <Overlays />
    </>,
    { locale },
  );
  openUploadPanel();
  return server;
}

/** Opens the panel anew, as a fresh page of the same person would. */
async function reload(): Promise<void> {
  const same = userId;
  // Somebody else's session drops the queues that the page holds.
  for (const next of [1, same]) {
    cleanup();
    uploadPanel.set({ shown: 'hidden', kind: null });
    userId = next;
    await showPanel();
    await choose('Photos');
  }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const choose = async (kind: 'Video' | 'Photos' | '视频' | '图片') =>
  fireEvent.click(await button(new RegExp(`^${kind}`)));

/** A file with only the bytes that the checks read; the rest is only a size. */
function fileOf(name: string, { size = 20 * MB, head = new Uint8Array() }: { size?: number; head?: Uint8Array } = {}) {
  const file = new File([], name, { lastModified: 1 });
  Object.defineProperty(file, 'size', { value: size });
  Object.defineProperty(file, 'slice', {
    value: (start: number, end: number) => ({
      arrayBuffer: async () => new Uint8Array([...head, ...new Uint8Array(64)]).slice(start, end).buffer,
    }),
  });
  return file;
}

function png(width: number, height: number): Uint8Array {
  const head = new Uint8Array(24);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(head.buffer).setUint32(16, width);
  new DataView(head.buffer).setUint32(20, height);
  return head;
}
const goodPhoto = (name: string) => fileOf(name, { size: 2 * MB, head: png(4000, 3000) });

const pick = (...files: File[]) => pickBy('files', files);
const pickFolder = (...files: File[]) => pickBy('folder', files);

function pickBy(what: 'files' | 'folder' | 'again', files: File[]): void {
  const input = document.querySelector<HTMLInputElement>(`[data-pick=${what}]`)!;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
}
const itemsOf = (list: RegExp) => within(screen.getByRole('list', { name: list })).queryAllByRole('listitem');
const rows = () => itemsOf(/Files to upload|上传列表/);
const left = () => itemsOf(/Files from last time/).map((item) => item.textContent);

describe('[R110] step 1', () => {
  test('[R112] leads to the uploader of either kind', async () => {
    await showPanel();
    await choose('Video');
    await screen.findByRole('heading', { name: 'Upload video' });
    fireEvent.click(await button('Back'));
    await choose('Photos');
    await screen.findByRole('heading', { name: 'Upload photos' });
    expect(uploadPanel.get()).toEqual({ shown: 'active', kind: 'photo' });
  });

  test.each([
    ['Video', { videoFlag: 0 }, 'Your account can’t upload video yet. Please contact us'],
    ['Photos', { photoFlag: 0 }, 'Your account can’t upload photos yet. Please contact us'],
  ])('[R111] %s is disabled without its flag, and says why', async (kind, flags, why) => {
    await showPanel(flags);
    const choice = await button(new RegExp(`^${kind}`));
    expect(choice.getAttribute('aria-disabled')).toBe('true');
    expect(choice.textContent).toContain(why);
    fireEvent.click(choice);
    expect(uploadPanel.get().kind).toBeNull();
  });
});

describe('[R271] [C13] what is said about files', () => {
  test.each([
    ['EN', 'a.mov', 20 * MB, 'not supported file type'],
    ['EN', 'a.mp4', 3 * 1024 * MB + 1, 'file must not exceed 3GB'],
    ['EN', 'a.mp4', 10 * MB - 1, 'file must not be smaller than 10MB'],
    ['ZH', 'a.mov', 20 * MB, '不支持该文件类型'],
    ['ZH', 'a.mp4', 3 * 1024 * MB + 1, '文件大小不得大于3GB'],
    ['ZH', 'a.mp4', 10 * MB - 1, '文件大小不得小于10MB'],
  ])('[R195] [R196] [R197] %s: a video %s of %i bytes', async (locale, name, size, words) => {
    await showPanel({}, { locale });
    await choose(locale === 'EN' ? 'Video' : '视频');
    pick(fileOf(name, { size }));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    await waitFor(() => expect(rows()[0]?.textContent).toContain(words));
  });

  test.each([
    ['ZH', 'a.gif', 2 * MB, png(4000, 3000), '不支持该文件类型'],
    ['ZH', 'a.jpg', 50 * MB + 1, png(4000, 3000), '文件大小不得大于50MB'],
    ['ZH', 'a.jpg', 2 * MB, png(3333, 3000), '图片分辨率不得小于1000万像素'],
    ['ZH', 'a.jpg', 2 * MB, png(25_000, 10_001), '图片分辨率不得大于2.5亿像素'],
    ['ZH', 'a.jpg', 2 * MB, png(30_001, 400), '图片长或宽不得大于30000像素'],
    ['EN', 'a.jpg', 2 * MB, png(3333, 3000), 'photo must not have fewer than 10 million pixels'],
  ])('[R204] [R205] [R206] [R207] [R208] %s: a photo %s', async (locale, name, size, head, words) => {
    await showPanel({}, { locale });
    await choose(locale === 'EN' ? 'Photos' : '图片');
    pick(fileOf(name, { size, head }));
    await waitFor(() => expect(rows()[0]?.textContent).toContain(words));
  });

  test.each([
    ['EN', 'Video', 'Start upload', 'no files available to upload'],
    ['ZH', '图片', '开始上传', '当前没有可上传的文件'],
  ] as const)('[R198] [R273] %s: nothing to upload', async (locale, kind, start, words) => {
    await showPanel({}, { locale });
    await choose(kind);
    fireEvent.click(await button(start));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  test('[R200] a name that is in the list already is refused, in a row of its own', async () => {
    await showPanel();
    await choose('Photos');
    pick(goodPhoto('a.jpg'), goodPhoto('a.jpg'));
    await waitFor(() =>
      expect(rows().map((row) => row.textContent)).toEqual([
        'a.jpg2.0 MBWaiting',
        'a.jpg2.0 MBa file with this name is already in the list',
      ]),
    );
  });

  test('stands in the row of each file, and one message sums it up', async () => {
    await showPanel();
    await choose('Video');
    pick(fileOf('a.mov'), fileOf('b.mov'), fileOf('c.mp4', { size: MB }), fileOf('c.mp4', { size: MB }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      '4 files can’t be uploaded: a file with this name is already in the list · not supported file type · file must not be smaller than 10MB',
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await waitFor(() =>
      expect(rows().map((row) => row.textContent)).toEqual([
        'a.mov20.0 MBnot supported file type',
        'b.mov20.0 MBnot supported file type',
        'c.mp41.0 MBfile must not be smaller than 10MB',
        'c.mp41.0 MBa file with this name is already in the list',
      ]),
    );
  });

  test('names what a folder held besides in the same message', async () => {
    await showPanel();
    await choose('Video');
    pickFolder(fileOf('a.txt'), fileOf('b.mp4', { size: MB }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      '1 file can’t be uploaded: file must not be smaller than 10MB. 1 file of another type was skipped',
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  test.each([
    [
      'your own, with a way to it',
      { own: true, material: { id: 7, code: 'P7', kind: 'photo', state: 'returned' } },
      'you have already uploaded this file P7',
      '/MaterialCenter?tab=photoReturned&keyword=P7',
    ],
    [
      'somebody else’s on sale, with a way to it',
      { own: false, material: { id: 8, code: 'P8', kind: 'photo', state: 'online' } },
      'this file is already in our library. If it’s your work, please contact us P8',
      '/DetailPic?id=8',
    ],
    [
      'somebody else’s, of which nothing is told',
      { own: false, material: null },
      'this file is already in our library. If it’s your work, please contact us',
      undefined,
    ],
  ] as const)('refuses a file at once that is %s', async (_whose, same, words, href) => {
    const answers = { '/upload/sizes': fine({ sizes: [2 * MB] }), '/upload/same': fine({ same }) };
    await showPanel({}, { answers });
    await choose('Photos');
    pick(goodPhoto('a.jpg'));
    await waitFor(() => expect(rows()[0]?.textContent).toBe(`a.jpg2.0 MB${words}`));
    expect(within(rows()[0]!).queryByRole('link')?.getAttribute('href')).toBe(href);
  });

  test('changes with the language', async () => {
    await showPanel();
    await choose('Video');
    pick(fileOf('a.mov'));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('not supported file type'));
    await changeLanguage('zh');
    await waitFor(() => expect(rows()[0]?.textContent).toContain('不支持该文件类型'));
  });
});

describe('[R186] the panel', () => {
  test('[R109] is put aside as a bar when it has files, and comes back by a press', async () => {
    await showPanel();
    await choose('Photos');
    pick(goodPhoto('a.jpg'), goodPhoto('b.jpg'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    fireEvent.click(await button('Minimise'));
    const bar = await button(/Uploaded 0\/2 · 0%/);
    expect(uploadPanel.get().shown).toBe('minimised');
    fireEvent.click(bar);
    expect(uploadPanel.get()).toEqual({ shown: 'active', kind: 'photo' });
  });

  test('is gone when it has none', async () => {
    await showPanel();
    await choose('Photos');
    fireEvent.click(await button('Close'));
    expect(uploadPanel.get()).toEqual({ shown: 'hidden', kind: null });
  });

  test('[R114] going back asks, and then stops and clears', async () => {
    await showPanel();
    await choose('Photos');
    pick(goodPhoto('a.jpg'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    fireEvent.click(await button('Back'));
    await screen.findByText(/This stops the upload and clears the list/);
    fireEvent.click(await button('Cancel'));
    expect(uploadPanel.get().kind).toBe('photo');
    await waitFor(() => expect(screen.queryByText(/This stops the upload/)).toBeNull());
    fireEvent.click(await button('Back'));
    fireEvent.click(await button('Stop and go back'));
    await choose('Photos');
    expect(rows()).toHaveLength(0);
  });

  test('[R184] [R199] clearing asks first', async () => {
    await showPanel();
    await choose('Photos');
    expect(await button('Clear list')).toHaveProperty('disabled', true);
    pick(goodPhoto('a.jpg'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    fireEvent.click(await button('Clear list'));
    fireEvent.click(await button('Clear'));
    await waitFor(() => expect(rows()).toHaveLength(0));
  });

  test('[R183] [R184] [R117] [C10] while uploading nothing can be removed, leaving warns, and a lost network says so', async () => {
    await showPanel({}, { answers: { '/upload/token/photo': outOfReach } });
    await choose('Photos');
    pick(goodPhoto('a.jpg'));
    await screen.findByText('Waiting');
    const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(true);
    fireEvent.click(await button('Start upload'));
    await screen.findByText('Paused, retrying');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await button('Remove a.jpg')).toHaveProperty('disabled', true);
    expect(await button('Clear list')).toHaveProperty('disabled', true);
    expect(leaves()).toBe(false);
    fireEvent.click(await button('Pause'));
    await button('Resume upload');
    fireEvent.click(await button('Remove a.jpg'));
    await waitFor(() => expect(rows()).toHaveLength(0));
    expect(leaves()).toBe(true);
  });

  test('[R115] [R116] [R295] leads to the Material Center and offers the tool', async () => {
    await showPanel();
    await choose('Photos');
    const center = await screen.findByRole('link', { name: 'Material Center' });
    expect(center.getAttribute('href')).toBe('/MaterialCenter?tab=photoWaiting&mode=1&sec=-1');
    fireEvent.click(await button('Desktop upload tool'));
    await screen.findByText('Version 2.3.2');
    expect(screen.getByRole('link', { name: 'Download for Windows' })).toHaveProperty('download', '');
    expect(screen.getByRole('link', { name: 'How to use it' }).getAttribute('href')).toBe('/howToUseUploadTool');
  });

  test('[R113] [R201] [R202] [R203] shows what is required', async () => {
    await showPanel();
    await choose('Video');
    fireEvent.click(await button('Requirements'));
    const sheet = await screen.findByRole('complementary', { name: 'Video requirements' });
    for (const words of ['3 to 20 seconds', 'No watermark', 'Rec.709', '1080P: at least 8 Mbps', 'HLG', '10-bit'])
      expect(sheet.textContent).toContain(words);
  });

  test.each([
    [
      'EN',
      'Photos',
      'Requirements',
      ['Your own original work', 'sRGB only', 'Colour graded', 'Not on sale on any other platform'],
    ],
    ['ZH', '图片', '上传要求', ['必须是本人原创作品', '色彩空间仅限 sRGB', '已完成调色', '未在其他平台上架销售']],
  ] as const)('[R209] %s: photos have four rules', async (locale, kind, open, rules) => {
    await showPanel({}, { locale });
    await choose(kind);
    fireEvent.click(await button(open));
    const sheet = await screen.findByRole('complementary');
    for (const rule of rules) expect(within(sheet).getByText(rule)).toBeTruthy();
  });

  test('[R182] names what was left unfinished, and says where a file goes on', async () => {
    const token = { bucketName: 'b', filePath: 'p', url: 'http://store.test', region: 'r', partBytes: MB };
    const checkpoint = { token, uploadId: 'u', sentBytes: 0.42 * 2 * MB, merging: false, at: Date.now() };
    localStorage.setItem(`upload/${userId}/photo/${2 * MB}/1/a.jpg`, JSON.stringify(checkpoint));
    await showPanel();
    await choose('Photos');
    await screen.findByText('1 file from last time hasn’t been uploaded. Choose it again to continue.');
    expect(left()).toEqual(['a.jpg2.0 MB42% uploaded']);
    pick(goodPhoto('a.jpg'));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Will resume at 42%'));
  });

  test('lists files that were not begun after a reload, until they are chosen again or removed', async () => {
    await showPanel();
    await choose('Photos');
    pick(goodPhoto('b.jpg'), goodPhoto('a.jpg'), goodPhoto('c.jpg'), fileOf('d.gif'));
    await waitFor(() => expect(screen.getAllByText('Waiting')).toHaveLength(3));
    fireEvent.click(await button('Remove c.jpg'));
    await waitFor(() => expect(rows()).toHaveLength(3));

    await reload();
    await screen.findByText('2 files from last time haven’t been uploaded. Choose them again to continue.');
    expect(left()).toEqual(['a.jpg2.0 MBNot started', 'b.jpg2.0 MBNot started']);
    expect(rows()).toHaveLength(0);
    pickBy('again', [goodPhoto('a.jpg')]);
    await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual(['a.jpg2.0 MBWaiting']));
    expect(left()).toEqual(['b.jpg2.0 MBNot started']);

    await reload();
    await waitFor(() => expect(left()).toHaveLength(2));
    fireEvent.click(await button('Remove from list'));
    fireEvent.click(await button('Remove'));
    await waitFor(() => expect(screen.queryByText(/from last time/)).toBeNull());
    await reload();
    expect(screen.queryByText(/from last time/)).toBeNull();
  });

  test('gives up what was begun of a file that is removed', async () => {
    const token = { bucketName: 'b', filePath: 'p', url: 'http://store.test', region: 'r', partBytes: MB };
    const checkpoint = { token, uploadId: 'u', sentBytes: MB, merging: false, at: Date.now() };
    localStorage.setItem(`upload/${userId}/photo/${2 * MB}/1/a.jpg`, JSON.stringify(checkpoint));
    const server = await showPanel({}, { answers: { '/upload/cancel': fine() } });
    await choose('Photos');
    fireEvent.click(await button('Remove from list'));
    fireEvent.click(await button('Remove'));
    await waitFor(() => expect(server.seen.at(-1)).toMatchObject({ path: '/upload/cancel', input: { filePath: 'p' } }));
    expect(localStorage.getItem(`upload/${userId}/photo/${2 * MB}/1/a.jpg`)).toBeNull();
  });
});
