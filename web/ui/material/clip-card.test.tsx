import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VideoItem } from '#contract/items.ts';
import { photoItem, videoItem } from '../../testing/items.ts';
import { show } from '../../testing/show.tsx';
import { ClipCard } from './clip-card.tsx';
import { FramedPhotoCard, PhotoCard } from './photo-card.tsx';

const showClips = (...clips: VideoItem[]) =>
  show(
    <>
      {clips.map((one) => (
        <ClipCard key={one.id} clip={one} to={`/Detail?id=${one.id}`} />
      ))}
    </>,
  );
const card = (id: number) => screen.getByText(`Clip ${id}`).closest('article')!;
const pointAt = (id: number, pointerType = 'mouse') => fireEvent.pointerOver(card(id), { pointerType });
const leave = (id: number) => fireEvent.pointerOut(card(id), { pointerType: 'mouse' });
const players = () => [...document.querySelectorAll('video')];
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const rest = () => wait(80);

/** Sets whether the reader's system asks for reduced motion. */
function preferStillness(still: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: still } as MediaQueryList);
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a clip', () => {
  test.each([
    [12.4, 5],
    [20, 5],
    [20.1, 10],
    [240, 10],
  ])('[R127] [R290] of %d seconds is previewed muted, in a loop, at ×%d', async (duration, rate) => {
    await showClips(videoItem(1, { duration }));
    pointAt(1);
    rest();
    const [player] = players();
    expect(player).toMatchObject({ muted: true, loop: true, playbackRate: rate, defaultPlaybackRate: rate });
    expect(player?.getAttribute('src')).toBe('/1/preview');
  });

  test('[R127] loads nothing for a pointer that only passes by', async () => {
    await showClips(videoItem(1), videoItem(2));
    pointAt(1);
    wait(40);
    leave(1);
    pointAt(2);
    wait(40);
    expect(players()).toEqual([]);
    wait(500);
    expect(players().map((player) => player.getAttribute('src'))).toEqual(['/2/preview']);
  });

  test('[R127] is the only one that plays, and is unloaded when the reader leaves', async () => {
    const unload = vi.spyOn(HTMLMediaElement.prototype, 'load');
    await showClips(videoItem(1), videoItem(2));
    pointAt(1);
    rest();
    const [first] = players();
    pointAt(2);
    rest();
    expect(players().map((player) => player.getAttribute('src'))).toEqual(['/2/preview']);
    expect(first?.hasAttribute('src')).toBe(false);
    leave(2);
    expect(players()).toEqual([]);
    expect(unload).toHaveBeenCalledTimes(2);
  });

  test('is previewed for the keyboard too, also while its buttons are in use', async () => {
    await showClips(videoItem(1), videoItem(2));
    act(() => screen.getByRole('link', { name: 'Clip 2' }).focus());
    rest();
    expect(players().map((player) => player.getAttribute('src'))).toEqual(['/2/preview']);
    const star = screen.getAllByRole('button', { name: 'Add to favourites' })[1]!;
    act(() => star.focus());
    rest();
    expect(players()).toHaveLength(1);
    act(() => star.blur());
    expect(players()).toEqual([]);
  });

  test('stays still for a finger until its button is pressed, and so for those who asked for less movement', async () => {
    await showClips(videoItem(1));
    pointAt(1, 'touch');
    rest();
    expect(players()).toEqual([]);
    preferStillness(true);
    pointAt(1);
    rest();
    expect(players()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Preview Clip 1' }));
    expect(players()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Stop previewing Clip 1' }));
    expect(players()).toEqual([]);
  });

  test('[R128] [R129] [R130] has badges for a set, HDR, a low price and what stands behind it, and only then', async () => {
    await showClips(videoItem(1), videoItem(2, { groupFlag: 1, hdrFlag: 1, from: 'raw', alike: 3 }));
    expect(card(1).textContent).toBe('4K00:12Clip 1V00000001');
    expect(card(2).textContent).toBe('HDRSeriesBudget+3 similar4K00:12Clip 2V00000002');
    const explained = (name: string) => screen.getByRole('link', { name }).title.split('\n');
    expect(explained('Clip 1')).toEqual(['Clip 1']);
    expect(explained('Clip 2')).toEqual(['Clip 2', 'More in this series', '3 more that look almost identical']);
  });

  test('[R293] has the box and the colour of its picture before that arrives', async () => {
    await showClips(videoItem(1));
    const picture = screen.getByRole('img', { name: 'Clip 1' });
    expect(picture.getAttribute('srcset')).toBe('/1/thumb-1x 1x, /1/thumb-2x 2x');
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.parentElement?.style.backgroundColor).toBe('#445566');
    fireEvent.error(picture);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Clip 1' }).getAttribute('href')).toBe('/Detail?id=1');
  });
});

test('[R132] a photo has the badges of a clip, and more pixels where it has more room', async () => {
  await show(
    <>
      <PhotoCard photo={photoItem(1, { groupFlag: 1, alike: 2 })} to="/DetailPic?id=1" />
      <PhotoCard photo={photoItem(2)} to="/DetailPic?id=2" large />
      <FramedPhotoCard photo={photoItem(3)} to="/DetailPic?id=3" />
    </>,
  );
  const texts = screen.getAllByRole('article').map((article) => article.textContent);
  expect(texts).toEqual(['Series+2 similarPhoto 1P00000001', 'Photo 2P00000002', 'Photo 3P00000003']);
  expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('srcset')).toBe('/1/thumb-1x 1x, /1/thumb-2x 2x');
  expect(screen.getByRole('img', { name: 'Photo 2' }).getAttribute('srcset')).toBe('/2/thumb-2x 1x, /2/poster 2x');
});
