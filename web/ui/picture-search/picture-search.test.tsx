import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { OwnFileSearch } from '../own-file/own-file-search.tsx';
import { pictureOf } from './use-send-picture.ts';

const KEY = 'abcdefghijklmnopqrstuv';
const pictures = { type: 'pic', links: { picture: (key: string) => key, sound: () => '/sound' } } as const;
const photo = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
const drawn: { width: number; height: number }[] = [];

// Loaded beforehand, because loading it on demand takes too long in a test.
beforeAll(() => import('./picture-dialog.tsx'));

/** A browser that can open pictures of this size, or none. */
function browserOpens(size: { width: number; height: number } | undefined) {
  const open = async () => {
    if (!size) throw new DOMException('no picture', 'InvalidStateError');
    return { ...size, close: () => {} };
  };
  vi.stubGlobal('createImageBitmap', open);
}

beforeEach(() => {
  drawn.length = 0;
  const context = { fillRect() {}, drawImage() {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob(['small'], { type: 'image/jpeg' }));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openDialog(options: { onFound?: (key: string) => void; locale?: string } = {}) {
  await show(<OwnFileSearch {...pictures} onFound={options.onFound ?? (() => {})} />, {
    locale: options.locale ?? 'EN',
  });
  fireEvent.click(screen.getByRole('button', { name: /search by image|以图搜图/i }));
  return await screen.findByRole('dialog');
}

const choose = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [file] } });
};

describe('search by image', () => {
  test('[C6] a chosen picture is made small, sent and found by its key', async () => {
    browserOpens({ width: 640, height: 960 });
    const server = standIn({ '/search/picture': fine({ imageKey: KEY, colours: ['red'] }) });
    const onFound = vi.fn<(imageKey: string) => void>();
    await openDialog({ onFound });
    choose(photo());
    await waitFor(() => expect(onFound).toHaveBeenCalledWith(KEY));
    expect(server.seen.map(({ input }) => input)).toEqual([{ image: btoa('small') }]);
    expect(drawn).toEqual([{ width: 427, height: 640 }]);
    expect(pictureOf(KEY)).toMatch(/^blob:/);
    expect(pictureOf('another')).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[C6] a dropped or pasted one is taken, too', async () => {
    browserOpens({ width: 100, height: 50 });
    standIn({ '/search/picture': fine({ imageKey: KEY, colours: [] }) });
    const onFound = vi.fn<(imageKey: string) => void>();
    await openDialog({ onFound });
    fireEvent.drop(screen.getByText('Drop an image here').parentElement!, { dataTransfer: { files: [photo()] } });
    await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1));
    cleanup();
    await openDialog({ onFound });
    await screen.findByText('Drop an image here');
    fireEvent.paste(window, { clipboardData: { files: [photo()] } });
    await waitFor(() => expect(onFound).toHaveBeenCalledTimes(2));
    expect(drawn.at(-1)).toEqual({ width: 100, height: 50 });
  });

  test('[C6] says that it is looking, with the picture', async () => {
    browserOpens({ width: 640, height: 480 });
    standIn({ '/search/picture': () => new Promise(() => {}) });
    const dialog = await openDialog();
    choose(photo());
    expect(await screen.findByText('Finding similar material…')).toBeTruthy();
    await waitFor(() => expect(dialog.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/));
  });

  test('[C6] what the browser cannot open is never sent', async () => {
    browserOpens(undefined);
    const server = standIn({});
    await openDialog();
    choose(new File(['heic'], 'IMG_1.heic', { type: 'image/heic' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your browser can’t open this file');
    expect(server.seen).toEqual([]);
    expect(screen.getByRole('button', { name: 'Choose an image' })).toBeTruthy();
  });

  test('[C6] what the server says is shown, and another try is possible', async () => {
    browserOpens({ width: 640, height: 480 });
    const answers: Answers = {
      '/search/picture': failed('too-many-requests', 'Too many requests. Please try again shortly'),
    };
    standIn(answers);
    const onFound = vi.fn<(imageKey: string) => void>();
    await openDialog({ onFound });
    choose(photo());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too many requests'));
    answers['/search/picture'] = fine({ imageKey: KEY, colours: [] });
    choose(photo());
    await waitFor(() => expect(onFound).toHaveBeenCalledWith(KEY));
  });

  test('[C6] speaks Chinese', async () => {
    await openDialog({ locale: 'ZH' });
    expect(await screen.findByText('把图片拖到这里')).toBeTruthy();
  });
});

describe('dropping anywhere on the page', () => {
  const files = (list: File[]) => ({ dataTransfer: { types: ['Files'], files: list } });

  test('[C6] a dragged file can be let go anywhere', async () => {
    browserOpens({ width: 640, height: 480 });
    standIn({ '/search/picture': fine({ imageKey: KEY, colours: [] }) });
    const onFound = vi.fn<(imageKey: string) => void>();
    await show(<OwnFileSearch {...pictures} onFound={onFound} wholePage />);
    fireEvent.dragEnter(document.body, files([]));
    expect(screen.getByText('Drop to search with this image')).toBeTruthy();
    fireEvent.dragLeave(document.body, files([]));
    expect(screen.queryByText('Drop to search with this image')).toBeNull();
    fireEvent.dragEnter(document.body, files([]));
    fireEvent.drop(document.body, files([photo()]));
    await waitFor(() => expect(onFound).toHaveBeenCalledWith(KEY));
  });

  test('[C6] dragged words are nobody’s business', async () => {
    await show(<OwnFileSearch {...pictures} onFound={() => {}} wholePage />);
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'], files: [] } });
    expect(screen.queryByText('Drop to search with this image')).toBeNull();
  });
});
