import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answers, failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { OwnFileSearch } from '../own-file/own-file-search.tsx';
import * as decoding from './decode.ts';
import { Refused, type Refusal } from './refused.ts';
import { partOf } from './sent-parts.ts';

vi.mock('./decode.ts');

const KEY = 'abcdefghijklmnopqrstuv';
const heard = { bpm: 120, key: null, energy: null };
const links = { picture: (key: string) => `/picture/${key}`, sound: (key: string, type: string) => `/${type}/${key}` };
const track = () => new File(['sound'], 'my track.mp3', { type: 'audio/mpeg' });
const RATE = 11_025;

// Loaded beforehand, because loading it on demand takes too long in a test.
beforeAll(() => import('./sound-dialog.tsx'));

/** A browser that opens every file as a steady sound of so many seconds, or refuses it. */
function opensAs(seconds: number): void {
  const chunks = (from: number, to: number) => [
    { at: from, rate: RATE, values: new Float32Array(Math.round((to - from) * RATE)).fill(0.5) },
  ];
  vi.mocked(decoding.decode).mockResolvedValue({ seconds, chunks });
}
const refuses = (reason: Refusal) => vi.mocked(decoding.decode).mockRejectedValue(new Refused(reason));

const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
beforeEach(() => {
  opensAs(100);
  play.mockResolvedValue();
  pause.mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function open({ locale = 'EN', type = 'music' as 'music' | 'effect', onFound = (_to: string) => {} } = {}) {
  await show(<OwnFileSearch type={type} links={links} onFound={onFound} />, { locale });
  fireEvent.click(screen.getByRole('button', { name: /own track|自己的音乐/ }));
  return await screen.findByRole('dialog');
}
const choose = (file = track()) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
const start = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Start of the selection' });
const find = () => fireEvent.click(screen.getByRole('button', { name: 'Find similar music' }));

describe('search with one’s own track or film', () => {
  test('sends 30 seconds of mono at 11 kHz, nothing before, and finds by their key', async () => {
    const server = standIn({ '/search/sound': fine({ soundKey: KEY, heard }) });
    const onFound = vi.fn<(to: string) => void>();
    const dialog = await open({ onFound });
    expect(dialog.textContent).toContain('Your file never leaves your browser');
    choose();
    fireEvent.change(await start(), { target: { value: '12' } });
    expect((await start()).getAttribute('aria-valuetext')).toBe('00:12 to 00:42');
    expect(server.seen).toEqual([]);
    find();
    await waitFor(() => expect(onFound).toHaveBeenCalledWith(`/music/${KEY}`));
    const [{ input } = { input: {} }] = server.seen;
    const wav = atob((input as { sound: string }).sound);
    // One channel; 11,025 samples a second are 0x2b11.
    expect([wav.length, wav.slice(22, 28)]).toEqual([661_544, '\u0001\u0000\u0011+\u0000\u0000']);
    expect(partOf(KEY)).toEqual({ name: 'my track.mp3', from: 12, to: 42 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the part is moved by keys, buttons and the pointer, and stays inside', async () => {
    await open();
    choose();
    const slider = await start();
    expect([slider.min, slider.max, slider.step]).toEqual(['0', '70', '1']);
    const earlier = screen.getByRole<HTMLButtonElement>('button', { name: '5 seconds earlier' });
    expect(earlier.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '5 seconds later' }));
    expect(slider.value).toBe('5');
    fireEvent.click(earlier);
    expect(slider.value).toBe('0');
    const wave = slider.parentElement!;
    wave.setPointerCapture = () => {};
    wave.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    // A press beside the part brings its middle there.
    fireEvent.pointerDown(wave, { button: 0, clientX: 200 });
    expect(slider.value).toBe('35');
    fireEvent.pointerUp(wave);
    // Held inside, it moves with the pointer, no further than the end.
    fireEvent.pointerDown(wave, { button: 0, clientX: 180 });
    expect(slider.value).toBe('35');
    fireEvent.pointerMove(wave, { clientX: 200 });
    expect(slider.value).toBe('45');
    fireEvent.pointerMove(wave, { clientX: 900 });
    expect(slider.value).toBe('70');
    fireEvent.pointerUp(wave);
    fireEvent.pointerMove(wave, { clientX: 100 });
    expect(slider.value).toBe('70');
  });

  test('the part can be listened to, and another part stops it', async () => {
    await open();
    choose();
    await start();
    fireEvent.click(screen.getByRole('button', { name: 'Listen to the selection' }));
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    const audio = play.mock.contexts[0] as HTMLAudioElement;
    expect(document.body.contains(audio)).toBe(true);
    expect(audio.src).toMatch(/^blob:/);
    fireEvent.change(await start(), { target: { value: '3' } });
    expect(await screen.findByRole('button', { name: 'Listen to the selection' })).toBeTruthy();
    expect(audio.hasAttribute('src')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Listen to the selection' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
    fireEvent.click(screen.getByRole('button', { name: 'Stop listening' }));
    expect(screen.getByRole('button', { name: 'Listen to the selection' })).toBeTruthy();
  });

  test('a short recording is searched by as a whole, among effects where those are wanted', async () => {
    opensAs(8);
    standIn({ '/search/sound': fine({ soundKey: KEY, heard }) });
    const onFound = vi.fn<(to: string) => void>();
    const dialog = await open({ type: 'effect', onFound });
    choose();
    await within(dialog).findByText('We’ll search by the whole recording');
    expect((await start()).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Find similar effects' }));
    await waitFor(() => expect(onFound).toHaveBeenCalledWith(`/effect/${KEY}`));
  });

  test.each<[Refusal, RegExp]>([
    ['unreadable', /can’t open this file/],
    ['noSound', /has no sound/],
    ['tooLong', /longer than 60 minutes/],
    ['tooLarge', /up to 50 MB/],
  ])('a file that is refused (%s) says so and is never sent; another can be chosen', async (reason, words) => {
    refuses(reason);
    const server = standIn({});
    await open();
    choose();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
    expect(server.seen).toEqual([]);
    opensAs(40);
    choose();
    expect(await start()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(screen.getByText('Drop a track or film here')).toBeTruthy();
  });

  test('what the server says is shown, and another part can be tried', async () => {
    const answers: Answers = { '/search/sound': failed('silent-sound', 'There’s nothing to hear in this part') };
    standIn(answers);
    const onFound = vi.fn<(to: string) => void>();
    await open({ onFound });
    choose();
    await start();
    find();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('nothing to hear'));
    answers['/search/sound'] = fine({ soundKey: KEY, heard });
    find();
    await waitFor(() => expect(onFound).toHaveBeenCalled());
  });

  test('speaks Chinese', async () => {
    await open({ locale: 'ZH' });
    choose();
    expect(await screen.findByRole('slider', { name: '选段的起点' })).toBeTruthy();
    expect(screen.getByText(/文件不会离开您的浏览器/)).toBeTruthy();
  });

  test('a dropped track opens it wherever it is let go, also among pictures', async () => {
    await show(<OwnFileSearch type="pic" links={links} onFound={() => {}} wholePage />);
    const dragged = { types: ['Files'], files: [track()], items: [{ type: 'audio/mpeg' }] };
    fireEvent.dragEnter(document.body, { dataTransfer: dragged });
    expect(screen.getByText('Drop to search with this sound')).toBeTruthy();
    fireEvent.drop(document.body, { dataTransfer: dragged });
    expect(await start()).toBeTruthy();
  });
});
