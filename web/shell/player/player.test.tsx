import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MusicItem } from '#contract/items.ts';
import { changeLanguage } from '../../lib/language.ts';
import { audio, source, standInAudio, tell } from '../../testing/audio.ts';
import { detailOf } from '../../testing/detail.ts';
import { musicItem } from '../../testing/items.ts';
import { type Answers, failed, fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { sound, stopSound, toggleSound } from '../../ui/sound/sound.ts';
import { PlayerSlot } from './player-slot.tsx';
import { change } from './settings.ts';

const PIECES = [musicItem(1), musicItem(2), musicItem(3)];
const answers: Answers = {
  '/material/1': fine({ material: detailOf(musicItem(1)) }),
  '/material/2': fine({ material: detailOf(musicItem(2)) }),
  '/material/3': fine({ material: detailOf(musicItem(3)) }),
};

beforeEach(() => {
  standIn(answers);
  standInAudio();
  sessionStorage.clear();
});

afterEach(() => {
  act(stopSound);
  act(() => change({ volume: 1, muted: false, repeat: false }));
  cleanup();
  vi.restoreAllMocks();
});

const page = (
  <>
    <PlayerSlot />
    <button type="button">A button</button>
    <input aria-label="A field" />
  </>
);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.findByRole('region', { name: 'Player' });
const key = (name: string, target: Element = document.body, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: name, ...more });

/** Plays a piece as if its row had been pressed, and waits for the player. */
async function play(music: MusicItem, list: MusicItem[] = PIECES) {
  await show(page);
  act(() => toggleSound(music, list));
  tell('loadedmetadata', { duration: 100, currentTime: 0 });
  tell('play');
  return within(await bar());
}

describe('the player', () => {
  test('is not there until a piece is played, and leaves when it is closed', async () => {
    await show(page);
    expect(document.documentElement.hasAttribute('data-player')).toBe(false);
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
    act(() => toggleSound(musicItem(1)));
    await bar();
    expect(document.documentElement.hasAttribute('data-player')).toBe(true);
    press('Close player');
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
    expect(document.documentElement.hasAttribute('data-player')).toBe(false);
    expect(sessionStorage.length).toBe(0);
  });

  test('says what plays and how far it is, and leads to its page', async () => {
    const player = await play(musicItem(2));
    tell('timeupdate', { currentTime: 25.4 });
    expect(player.getByRole('link', { name: 'Piece 2' }).getAttribute('href')).toBe('/DetailMusic?id=2');
    const wave = player.getByRole<HTMLInputElement>('slider', { name: 'Position in Piece 2' });
    expect([wave.value, wave.getAttribute('aria-valuetext')]).toEqual(['61', '00:25 / 02:10']);
    fireEvent.change(wave, { target: { value: '120' } });
    expect(audio().currentTime).toBe(50);
    for (const name of ['Repeat', 'Add to favourites', 'Download sample', 'License', 'Mute'])
      expect(player.getByRole('button', { name })).toBeTruthy();
  });

  test('keeps in this tab what is heard, and how far it is', async () => {
    await play(musicItem(2));
    tell('timeupdate', { currentTime: 25 });
    const kept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
    expect(kept('playingMusic')).toEqual({ status: 'playing', musicId: 2, list: [1, 2, 3] });
    expect(kept('playingMusicProgress')).toEqual({ percent: 25, currentTime: 25 });
    tell('pause');
    expect(kept('playingMusic')).toMatchObject({ status: 'paused', musicId: 2 });
  });

  test('goes to the pieces before and after in the list, and on by itself at the end of one', async () => {
    const player = await play(musicItem(2));
    fireEvent.click(player.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(source()).toBe('/1/sound'));
    expect(player.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    fireEvent.click(player.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(source()).toBe('/2/sound'));
    tell('ended');
    await waitFor(() => expect(source()).toBe('/3/sound'));
    expect(player.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    tell('ended');
    await act(async () => {});
    expect(source()).toBe('/3/sound');
  });

  test('passes over a piece that went off sale meanwhile', async () => {
    standIn({ ...answers, '/material/2': failed('not-found', 'Gone') });
    const player = await play(musicItem(1));
    fireEvent.click(player.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(source()).toBe('/3/sound'));
  });

  test('speaks the reader’s language and goes on meanwhile', async () => {
    const player = await play(musicItem(1));
    standIn({ ...answers, '/material/1': fine({ material: detailOf(musicItem(1, { musicName: '登顶' })) }) });
    const pause = vi.spyOn(audio(), 'pause');
    await act(() => changeLanguage('zh'));
    expect(await player.findByRole('link', { name: '登顶' })).toBeTruthy();
    expect(player.getByRole('button', { name: '暂停' })).toBeTruthy();
    expect(pause).not.toHaveBeenCalled();
    await act(() => changeLanguage('en'));
  });

  test('keeps volume and mute in this browser', async () => {
    const player = await play(musicItem(1));
    fireEvent.change(player.getByRole('slider', { name: 'Volume' }), { target: { value: '5' } });
    expect(audio().volume).toBe(0.25);
    fireEvent.click(player.getByRole('button', { name: 'Mute' }));
    expect(audio().muted).toBe(true);
    fireEvent.click(player.getByRole('button', { name: 'Repeat' }));
    expect(JSON.parse(localStorage.getItem('player') ?? '')).toEqual({ volume: 0.25, muted: true, repeat: true });
    expect(audio().loop).toBe(true);
  });
});

describe('a loop', () => {
  const LOOP = musicItem(2, { loopFlag: 1 });
  beforeEach(() => standIn({ ...answers, '/material/2': fine({ material: detailOf(LOOP) }) }));
  const repeats = (player: Awaited<ReturnType<typeof play>>) => [
    player.getByRole('button', { name: 'Repeat' }).getAttribute('aria-pressed'),
    audio().loop,
  ];
  const choose = (music: MusicItem) => act(() => toggleSound(music, PIECES));

  test('repeats by itself, and leaves the choice of the reader as it is', async () => {
    const player = await play(musicItem(1));
    expect(repeats(player)).toEqual(['false', false]);
    choose(LOOP);
    await waitFor(() => expect(repeats(player)).toEqual(['true', true]));
    choose(musicItem(3));
    await waitFor(() => expect(repeats(player)).toEqual(['false', false]));
    expect(localStorage.getItem('player') ?? '{}').not.toContain('"repeat":true');
    fireEvent.click(player.getByRole('button', { name: 'Repeat' }));
    choose(LOOP);
    await waitFor(() => expect(player.getByRole('link', { name: 'Piece 2' })).toBeTruthy());
    choose(musicItem(1));
    await waitFor(() => expect(player.getByRole('link', { name: 'Piece 1' })).toBeTruthy());
    expect(repeats(player)).toEqual(['true', true]);
  });

  test('that the reader stops goes on to the next piece, and repeats again the next time', async () => {
    const player = await play(LOOP);
    await waitFor(() => expect(repeats(player)).toEqual(['true', true]));
    fireEvent.click(player.getByRole('button', { name: 'Repeat' }));
    expect(repeats(player)).toEqual(['false', false]);
    tell('ended');
    await waitFor(() => expect(source()).toBe('/3/sound'));
    choose(LOOP);
    await waitFor(() => expect(repeats(player)).toEqual(['true', true]));
    expect(JSON.parse(localStorage.getItem('player') ?? '{}')).not.toMatchObject({ repeat: true });
  });
});

describe('keys', () => {
  test('play, move and mute, wherever the reader is', async () => {
    await play(musicItem(2));
    const pause = vi.spyOn(audio(), 'pause');
    key(' ');
    expect(pause).toHaveBeenCalledOnce();
    tell('timeupdate', { currentTime: 50 });
    key('ArrowRight');
    expect(audio().currentTime).toBe(55);
    key('ArrowLeft');
    key('ArrowLeft');
    expect(audio().currentTime).toBe(45);
    key('m');
    expect(audio().muted).toBe(true);
    key('ArrowRight', document.body, { shiftKey: true });
    await waitFor(() => expect(source()).toBe('/3/sound'));
  });

  test('mean what they always mean in a field, on a button, with Ctrl and at a desk of the office', async () => {
    await play(musicItem(2));
    const pause = vi.spyOn(audio(), 'pause');
    for (const name of [' ', 'm', 'ArrowLeft']) key(name, screen.getByRole('textbox'));
    key(' ', screen.getByRole('button', { name: 'A button' }));
    key(' ', document.body, { ctrlKey: true });
    document.documentElement.dataset['page'] = 'office';
    key(' ');
    delete document.documentElement.dataset['page'];
    expect(pause).not.toHaveBeenCalled();
    expect(audio().muted).toBe(false);
  });
});

describe('after a reload', () => {
  const reloaded = async (piece: unknown, progress: unknown = { percent: 30, currentTime: 39 }) => {
    sessionStorage.setItem('playingMusic', typeof piece === 'string' ? piece : JSON.stringify(piece));
    sessionStorage.setItem('playingMusicProgress', JSON.stringify(progress));
    act(() => sound.set({ ...sound.get(), awaited: true }));
    await show(page);
  };
  const KEPT = { status: 'playing', musicId: 2, list: [1, 2, 3] };

  test('the piece waits at its place, without a sound, and goes on from there', async () => {
    await reloaded(KEPT);
    const player = within(await bar());
    const wave = player.getByRole<HTMLInputElement>('slider', { name: 'Position in Piece 2' });
    expect([wave.value, wave.getAttribute('aria-valuetext')]).toEqual(['72', '00:39 / 02:10']);
    expect(audio().getAttribute('src')).toBeNull();
    fireEvent.click(player.getByRole('button', { name: 'Play' }));
    expect(source()).toBe('/2/sound');
    tell('loadedmetadata', { duration: 130, currentTime: 0 });
    expect(audio().currentTime).toBe(39);
    fireEvent.click(player.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(source()).toBe('/3/sound'));
  });

  test.each([
    ['no object', 'null'],
    ['no JSON', '{"musicId":'],
    ['no number', { ...KEPT, musicId: '2' }],
    ['an impossible number', { ...KEPT, musicId: -1 }],
    ['a fraction', { ...KEPT, musicId: 1.5 }],
  ])('what was kept is dropped when it is %s', async (_what, piece) => {
    await reloaded(piece);
    await waitFor(() => expect(sound.get().awaited).toBe(false));
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
    expect(sessionStorage.getItem('playingMusic')).toBeNull();
  });

  test.each([
    ['a place beyond the end', { percent: 400, currentTime: 3 }],
    ['a place that is none', { percent: null, currentTime: 'x' }],
    ['nothing', 'x'],
  ])('the piece begins anew when its place is %s', async (_what, progress) => {
    await reloaded({ ...KEPT, list: ['a', 2, -3] }, progress);
    await bar();
    expect(sound.get()).toMatchObject({ position: 0, list: [2] });
  });

  test.each([
    ['is off sale', failed('not-found', 'Gone')],
    ['cannot be asked for', outOfReach],
  ])('there is no player when the piece %s', async (_what, answer) => {
    standIn({ ...answers, '/material/2': answer });
    await reloaded(KEPT);
    await waitFor(() => expect(sound.get().awaited).toBe(false));
    expect(document.documentElement.hasAttribute('data-player')).toBe(false);
  });

  test('a storage that refuses does no harm', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const player = await play(musicItem(1));
    tell('timeupdate', { currentTime: 3 });
    fireEvent.click(player.getByRole('button', { name: 'Mute' }));
    expect(audio().muted).toBe(true);
  });
});

describe('a piece that stops by itself', () => {
  test('says so, and is tried again where it was', async () => {
    const player = await play(musicItem(1));
    tell('timeupdate', { currentTime: 12 });
    tell('error');
    expect((await player.findByRole('alert')).textContent).toContain('Couldn’t play. Check your connection');
    fireEvent.click(player.getByRole('button', { name: 'Try again' }));
    tell('loadedmetadata', { duration: 100, currentTime: 0 });
    expect(audio().currentTime).toBe(12);
  });

  test('goes on from its new address when its file has moved', async () => {
    await play(musicItem(1));
    standIn({ ...answers, '/material/1': fine({ material: detailOf(musicItem(1, { url: '/1/moved' })) }) });
    tell('timeupdate', { currentTime: 12 });
    tell('error');
    await waitFor(() => expect(source()).toBe('/1/moved'));
    tell('loadedmetadata', { duration: 100, currentTime: 0 });
    expect(audio().currentTime).toBe(12);
  });

  test('makes way for the next one when it went off sale', async () => {
    await play(musicItem(1));
    standIn({ ...answers, '/material/1': failed('not-found', 'Gone') });
    tell('error');
    await waitFor(() => expect(source()).toBe('/2/sound'));
  });

  test('is given up after ten seconds without a sound', async () => {
    const player = await play(musicItem(1));
    vi.useFakeTimers();
    tell('waiting');
    act(() => void vi.advanceTimersByTime(9900));
    expect(sound.get().failed).toBe(false);
    act(() => void vi.advanceTimersByTime(200));
    vi.useRealTimers();
    expect(sound.get().failed).toBe(true);
    expect(await player.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('only one thing is heard', () => {
  /** A clip of the page in some state, as a browser would tell it. */
  function clip(state: { muted: boolean; paused: boolean }) {
    const video = document.createElement('video');
    for (const [name, value] of Object.entries(state)) Object.defineProperty(video, name, { value });
    document.body.append(video);
    return { video, pause: vi.spyOn(video, 'pause').mockReturnValue() };
  }
  afterEach(() => {
    for (const video of document.querySelectorAll('video')) video.remove();
  });

  test('a clip with sound silences the player, a muted one does not', async () => {
    await play(musicItem(1));
    const pause = vi.spyOn(audio(), 'pause');
    clip({ muted: true, paused: false }).video.dispatchEvent(new Event('play'));
    await act(async () => {});
    expect(pause).not.toHaveBeenCalled();
    clip({ muted: false, paused: false }).video.dispatchEvent(new Event('volumechange'));
    await waitFor(() => expect(pause).toHaveBeenCalledOnce());
  });

  test('the player silences clips with sound and leaves the others alone', async () => {
    const [loud, muted] = [clip({ muted: false, paused: false }), clip({ muted: true, paused: false })];
    await play(musicItem(1));
    await waitFor(() => expect(loud.pause).toHaveBeenCalledOnce());
    expect(muted.pause).not.toHaveBeenCalled();
  });
});
