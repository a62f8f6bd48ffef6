import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MusicItem } from '#contract/items.ts';
import { type LoginRequest, onLoginNeeded } from '../../lib/api.ts';
import { saveToken } from '../../lib/token.ts';
import { audio, audios, source, standInAudio, tell } from '../../testing/audio.ts';
import { musicItem } from '../../testing/items.ts';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { closeOverlay, useOverlay } from '../overlays.ts';
import { MaterialLinks } from './links.ts';
import { MusicRow } from './music-row.tsx';
import { stopSound } from '../sound/sound.ts';
import { unfolded } from './unfolded.ts';
import { waveBars } from './wave-canvas.ts';

beforeEach(() => {
  standIn({});
  standInAudio();
});

afterEach(() => {
  act(stopSound);
  cleanup();
  vi.restoreAllMocks();
});

const showPieces = (...pieces: MusicItem[]) =>
  show(
    <>
      {pieces.map((one) => (
        <MusicRow key={one.musicId} music={one} to={`/DetailMusic?id=${one.musicId}`} />
      ))}
    </>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const row = (id: number) => screen.getByText(`Piece ${id}`).closest('article')!;

describe('a piece of music', () => {
  test('[R133] [R136] has a cover to press, a title that leads on, a composer and its times', async () => {
    await showPieces(musicItem(1), musicItem(2, { composerText: '' }));
    expect(screen.getByRole('link', { name: 'Piece 1' }).getAttribute('href')).toBe('/DetailMusic?id=1');
    expect(row(1).textContent).toBe('Piece 1Mo Lan00:00 / 02:10License');
    expect(row(2).textContent).toContain('Lan Trio');
  });

  test('[R137] [R215] has bookmark, sample and licence, which all need a login', async () => {
    localStorage.removeItem('access_token');
    const asked = vi.fn<(request: LoginRequest) => void>();
    onLoginNeeded(asked);
    await showPieces(musicItem(1));
    for (const name of ['Add to favourites', 'Download sample', 'License']) press(name);
    expect(asked.mock.calls.map(([{ why }]) => why)).toEqual([
      'Please log in to use this feature',
      'Please log in to use this feature',
      'Please log in to use this feature',
    ]);
    const server = standIn({
      '/music/download': fine({ playInfo: { fileUrl: '/1/preview' } }),
      '/material/click': fine(),
    });
    saveToken('abc');
    press('Download sample');
    await waitFor(() => expect(server.seen.map(({ path }) => path)).toContain('/music/download'));
    const overlay = renderHook(() => useOverlay());
    press('License');
    expect(overlay.result.current).toEqual({ kind: 'music-licence', music: musicItem(1) });
    act(() => closeOverlay());
  });

  test('[R133] is the only one that is heard', async () => {
    await showPieces(musicItem(1), musicItem(2));
    press('Play Piece 1');
    tell('play');
    expect(source()).toBe('/1/sound');
    press('Play Piece 2');
    tell('play');
    expect(source()).toBe('/2/sound');
    expect(audios()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Pause Piece 1' })).toBeNull();
    const pause = vi.spyOn(audio(), 'pause');
    press('Pause Piece 2');
    expect(pause).toHaveBeenCalledOnce();
    tell('pause');
    expect(screen.getByRole('button', { name: 'Play Piece 2' })).toBeTruthy();
  });

  test('[R135] [R136] shows how far it is, and a press on its wave goes there', async () => {
    await showPieces(musicItem(1), musicItem(2));
    press('Play Piece 1');
    tell('loadedmetadata', { duration: 130, currentTime: 0 });
    tell('timeupdate', { currentTime: 65.9 });
    expect(row(1).textContent).toContain('01:05 / 02:10');
    expect(row(2).textContent).toContain('00:00 / 02:10');
    const wave = screen.getByRole<HTMLInputElement>('slider', { name: 'Position in Piece 1' });
    expect(wave).toMatchObject({ value: '122', max: '240' });
    expect(wave.getAttribute('aria-valuetext')).toBe('01:05 / 02:10');
    fireEvent.change(wave, { target: { value: '60' } });
    expect(audio().currentTime).toBe(32.5);
  });

  test('[R135] that was not heard yet begins where its wave is pressed', async () => {
    await showPieces(musicItem(1), musicItem(2));
    press('Play Piece 1');
    fireEvent.change(screen.getByRole('slider', { name: 'Position in Piece 2' }), { target: { value: '120' } });
    expect(source()).toBe('/2/sound');
    tell('loadedmetadata', { duration: 100, currentTime: 0 });
    expect(audio().currentTime).toBe(50);
  });

  test('says when it cannot be played, and may be tried again', async () => {
    await showPieces(musicItem(1));
    press('Play Piece 1');
    tell('error');
    await screen.findByText('Couldn’t play');
    press('Play Piece 1');
    await waitFor(() => expect(screen.queryByText('Couldn’t play')).toBeNull());
  });

  test('[R134] [R291] shows six tags and how many more there are', async () => {
    const tagList = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((tagName) => ({ tagName }));
    await showPieces(musicItem(1, { tagList }));
    expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', '+2']);
  });
});

describe('the tags of a piece', () => {
  const TAGS: { id: number; type: 'mood' | 'genre'; tagName: string }[] = [{ id: 7, type: 'mood', tagName: 'Calm' }];
  const tagged = (
    <MaterialLinks
      value={{
        similar: () => null,
        tag: ({ kind }, name, known) => (known ? `/${kind}?${known.type}=${known.id}` : `/${kind}?keyword=${name}`),
        files: () => '',
      }}
    >
      <MusicRow music={musicItem(1, { tagList: [{ tagName: 'calm' }, { tagName: 'harbour' }] })} to="/1" />
    </MaterialLinks>
  );
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  test('lead to the search for them, and to their filter once the reader comes near', async () => {
    const server = standIn({ '/music/tags': fine({ tags: TAGS }) });
    await show(tagged);
    expect([target('calm'), target('harbour')]).toEqual(['/music?keyword=calm', '/music?keyword=harbour']);
    expect(server.seen.map(({ path }) => path)).not.toContain('/music/tags');
    fireEvent.focus(screen.getByRole('link', { name: 'calm' }));
    await waitFor(() => expect(target('calm')).toBe('/music?mood=7'));
    expect(target('harbour')).toBe('/music?keyword=harbour');
  });
});

describe('[R138] the versions of a piece', () => {
  const versions = [musicItem(8, { musicName: 'Piece 1 (60 s)' }), musicItem(9, { musicName: 'Piece 1 (30 s)' })];
  const piece = musicItem(1, { subVersionCount: 2 });
  const unfold = async () => {
    fireEvent.click(screen.getByRole('button', { name: '2 more versions' }));
    return await screen.findByRole('list', { name: 'Other versions of Piece 1' });
  };
  afterEach(() => act(() => unfolded.set(null)));

  test('unfold below it, one piece at a time', async () => {
    standIn({ '/music/version': fine({ infos: versions }) });
    await showPieces(piece, musicItem(2, { subVersionCount: 1 }), musicItem(3));
    const list = await unfold();
    await screen.findByText('30 s');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '1 more version' }));
    expect(screen.queryByRole('list', { name: 'Other versions of Piece 1' })).toBeNull();
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  });

  test('go on where the piece was, and so does the piece itself', async () => {
    standIn({ '/music/version': fine({ infos: versions }) });
    await showPieces(piece, musicItem(2));
    await unfold();
    press('Play Piece 1');
    tell('loadedmetadata', { duration: 130, currentTime: 0 });
    tell('timeupdate', { currentTime: 42 });
    fireEvent.click(await screen.findByRole('button', { name: 'Play Piece 1 (60 s)' }));
    tell('loadedmetadata', { duration: 60, currentTime: 0 });
    expect([source(), audio().currentTime]).toEqual(['/8/sound', 42]);
    tell('timeupdate', { currentTime: 44 });
    press('Play Piece 1 (30 s)');
    tell('loadedmetadata', { duration: 30, currentTime: 0 });
    expect([source(), audio().currentTime]).toEqual(['/9/sound', 0]);
    tell('timeupdate', { currentTime: 20 });
    press('Play Piece 1');
    tell('loadedmetadata', { duration: 130, currentTime: 0 });
    expect([source(), audio().currentTime]).toEqual(['/1/sound', 20]);
    press('Play Piece 2');
    tell('loadedmetadata', { duration: 130, currentTime: 0 });
    expect([source(), audio().currentTime]).toEqual(['/2/sound', 0]);
  });

  test('say why they cannot be shown, and can be asked for again', async () => {
    standIn({ '/music/version': failed('not-found', 'That piece is gone') });
    await showPieces(piece);
    fireEvent.click(screen.getByRole('button', { name: '2 more versions' }));
    await screen.findByText('That piece is gone');
    standIn({ '/music/version': fine({ infos: versions }) });
    press('Try again');
    expect(await screen.findByText('60 s')).toBeTruthy();
  });
});

describe('the menu of a piece', () => {
  test('has board, code and link', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await showPieces(musicItem(1));
    press('More actions');
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Add to board',
      'Copy code',
      'Copy link',
    ]);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Copy code' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith('M00000001'));
  });
});

describe('the bars of a wave', () => {
  test('are as many as fit, each as high as the loudest that it stands for', () => {
    expect(waveBars([10, 100, 50, 0], 8, 40)).toEqual([
      { x: 0, y: 0, width: 3, height: 40 },
      { x: 5, y: 10, width: 3, height: 20 },
    ]);
  });

  test('are flat while nothing is known, and never higher than the place', () => {
    expect(waveBars([], 13, 40).map(({ height }) => height)).toEqual([2, 2, 2]);
    expect(waveBars([400], 3, 40)).toEqual([{ x: 0, y: 0, width: 3, height: 40 }]);
    expect(waveBars([50], 0, 40)).toEqual([]);
  });
});
