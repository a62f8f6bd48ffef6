import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { photoItem, videoItem } from '../../../testing/items.ts';
import { show } from '../../../testing/show.tsx';
import { PictureView } from './picture-view.tsx';
import { Player } from './player.tsx';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the sample of a clip', () => {
  const player = () => document.querySelector('video') as HTMLVideoElement;
  const showClip = (more = {}, sound = true, at = '/Detail?id=1') =>
    show(<Player clip={videoItem(1, more)} sound={sound} />, { at });
  const picture = () => screen.getAllByRole('button')[0]!;

  test('plays by itself, silently, over and over, from its poster on', async () => {
    await showClip();
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
    expect(player()).toMatchObject({ muted: true, loop: true });
    expect(player().getAttribute('src')).toBe('/1/sample');
    expect(player().getAttribute('poster')).toBe('/1/poster');
  });

  test.each([
    ['t=4', 4],
    ['t=12', 0],
    ['t=90', 0],
    ['t=-4', 0],
    ['t=soon', 0],
    ['', 0],
  ])('begins where “%s” in the address says, if the sample is that long', async (query, second) => {
    await showClip({}, true, `/Detail?id=1&${query}`);
    Object.defineProperty(player(), 'duration', { value: 12, configurable: true });
    fireEvent.loadedMetadata(player());
    expect(player().currentTime).toBe(second);
  });

  test('waits for those who asked for less movement', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await showClip();
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
    fireEvent.click(picture());
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  });

  test('is steered by keys', async () => {
    await showClip();
    Object.defineProperty(player(), 'duration', { value: 12, configurable: true });
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'm', 'l']) fireEvent.keyDown(picture(), { key });
    expect(player()).toMatchObject({ currentTime: 1, muted: false, loop: false });
    expect(screen.getByRole('button', { name: 'Loop' }).getAttribute('aria-pressed')).toBe('false');
    fireEvent.keyDown(picture(), { key: 'm', ctrlKey: true });
    expect(player().muted).toBe(false);
  });

  test('goes to where its line is pressed, and says where that is', async () => {
    await showClip();
    Object.defineProperty(player(), 'duration', { value: 12, configurable: true });
    const line = screen.getByRole('slider', { name: 'Position' });
    fireEvent.change(line, { target: { value: '500' } });
    expect(player().currentTime).toBe(6);
    fireEvent(player(), new Event('seeked'));
    await waitFor(() => expect(line.getAttribute('aria-valuetext')).toBe('00:06 of 00:12'));
  });

  test('marks in and out points by keys, numbers and handles', async () => {
    // The clip lasts 12.4 seconds.
    await showClip();
    const moment = (name: string) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value;
    player().currentTime = 3.456;
    fireEvent.keyDown(picture(), { key: 'i' });
    expect([moment('In point'), moment('Out point')]).toEqual(['00:03.46', '00:12.40']);
    player().currentTime = 9;
    fireEvent.click(screen.getByRole('button', { name: /^Set out point/ }));
    expect(screen.getByText('5.54 s')).toBeTruthy();
    const start = screen.getByRole('textbox', { name: 'In point' });
    fireEvent.change(start, { target: { value: '1.5' } });
    fireEvent.keyDown(start, { key: 'Enter' });
    fireEvent.change(screen.getByRole('slider', { name: 'Out point' }), { target: { value: '800' } });
    expect([moment('In point'), moment('Out point')]).toEqual(['00:01.50', '00:01.51']);
    // An in point behind the out point takes that back to the end.
    player().currentTime = 8;
    fireEvent.keyDown(picture(), { key: 'i' });
    expect([moment('In point'), moment('Out point')]).toEqual(['00:08.00', '00:12.40']);
    fireEvent.change(screen.getByRole('textbox', { name: 'In point' }), { target: { value: 'soon' } });
    fireEvent.blur(screen.getByRole('textbox', { name: 'In point' }));
    expect(moment('In point')).toBe('00:08.00');
    fireEvent.click(screen.getByRole('button', { name: 'Clear in and out points' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('has a switch for sound only where there is some', async () => {
    await showClip({}, false);
    expect(screen.queryByRole('button', { name: 'Unmute' })).toBeNull();
    cleanup();
    await showClip();
    expect(screen.getByRole('button', { name: 'Unmute' })).toBeTruthy();
  });

  test('of a long clip says that it ends before the clip does', async () => {
    await showClip({ duration: 90 });
    expect(screen.getByText('The sample shows the first 60 seconds')).toBeTruthy();
  });

  test('that cannot be played says so, and may be tried again', async () => {
    await showClip();
    fireEvent.error(player());
    fireEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a photo', () => {
  test('[R31] can be enlarged, and brought nearer still', async () => {
    await show(<PictureView photo={photoItem(3, { samplePath: '/3/sample' })} />);
    fireEvent.click(screen.getByRole('button', { name: /Enlarge/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Enlarged photo' }));
    expect(dialog.getByRole('img', { name: 'Photo 3' }).getAttribute('src')).toBe('/3/sample');
    fireEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Fit to window' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: '+' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: '-' });
    expect(dialog.queryByRole('button', { name: 'Zoom in' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('whose sample is missing shows its poster', async () => {
    await show(<PictureView photo={photoItem(3, { samplePath: '/3/sample' })} />);
    fireEvent.error(screen.getByRole('img', { name: 'Photo 3' }));
    expect(screen.getByRole('img', { name: 'Photo 3' }).getAttribute('src')).toBe('/3/poster');
  });
});
