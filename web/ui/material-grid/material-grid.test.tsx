import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyItem } from '#contract/items.ts';
import { musicItem, videoItem } from '../../testing/items.ts';
import { standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { MaterialGrid } from './material-grid.tsx';

const many = (count: number) => Array.from({ length: count }, (_, n) => videoItem(n + 1));
const drawn = () => document.querySelectorAll('li:not([aria-hidden])').length;

function showGrid(items: AnyItem[], more = false, onEndNear = () => {}) {
  return show(
    <MaterialGrid
      kind={items[0]?.kind ?? 'video'}
      items={items}
      more={more}
      size={more ? -1 : items.length}
      label="Found"
      linkTo={(item) => `/${'id' in item ? item.id : item.musicId}`}
      onEndNear={onEndNear}
    />,
  );
}

async function scrollTo(y: number) {
  await act(async () => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  });
}

afterEach(async () => {
  await scrollTo(0);
  cleanup();
});

describe('a long list', () => {
  test('[R139] has only what is around the window in the document', async () => {
    await showGrid(many(2000));
    screen.getByText('Clip 1');
    expect(drawn()).toBeLessThan(60);
    await scrollTo(40_000);
    expect(screen.queryByText('Clip 1')).toBeNull();
    expect(drawn()).toBeGreaterThan(5);
    expect(drawn()).toBeLessThan(60);
  });

  test('keeps what has the focus, however far away the reader scrolls', async () => {
    await showGrid(many(2000));
    const link = screen.getByText('Clip 2').closest('a')!;
    act(() => link.focus());
    await scrollTo(40_000);
    expect(document.activeElement).toBe(link);
    expect(link.isConnected).toBe(true);
    act(() => link.blur());
    expect(screen.queryByText('Clip 2')).toBeNull();
  });

  test('tells where each material stands in the whole', async () => {
    await showGrid(many(2000));
    const second = screen.getByText('Clip 2').closest('li')!;
    expect([second.ariaPosInSet ?? second.getAttribute('aria-posinset'), second.getAttribute('aria-setsize')]).toEqual([
      '2',
      '2000',
    ]);
  });

  test('asks for more before its end is reached, and not far away from it', async () => {
    const onEndNear = vi.fn<() => void>();
    await showGrid(many(2000), true, onEndNear);
    expect(onEndNear).not.toHaveBeenCalled();
    await scrollTo(10_000_000);
    expect(onEndNear).toHaveBeenCalled();
  });
});

test('places that wait for materials are only to be seen', async () => {
  await showGrid([], true);
  const list = screen.getByRole('list', { name: 'Found' });
  expect(list.children.length).toBeGreaterThan(4);
  expect(drawn()).toBe(0);
});

test('music stands in rows', async () => {
  standIn({});
  await showGrid([musicItem(1), musicItem(2)]);
  expect(screen.getByRole('link', { name: 'Piece 2' }).getAttribute('href')).toBe('/2');
});
