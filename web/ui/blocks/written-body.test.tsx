import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Block } from '#contract/domain/blocks.ts';
import { musicItem, photoItem, videoItem } from '../../testing/items.ts';
import { show } from '../../testing/show.tsx';
import { WrittenBody } from './written-body.tsx';

afterEach(cleanup);

const BODY: Block[] = [
  { type: 'material', code: 'V00000001', caption: 'The ferry' },
  { type: 'materials', title: 'Also used', codes: ['P00000002', 'M00000003', 'P00000009'] },
];
const WRITTEN = {
  body: BODY,
  pictures: {},
  materials: [videoItem(1), photoItem(2), musicItem(3)],
  prices: { V00000001: 19_900, P00000002: 128_000, M00000003: null },
  figures: null,
};
const linkTo = () => '/Detail';
const players = () => [...document.querySelectorAll('video')].map((player) => player.getAttribute('src'));

test('a clip in a body plays while the reader points at it, and says what it costs', async () => {
  await show(<WrittenBody written={WRITTEN} linkTo={linkTo} />);
  const [clip] = screen.getAllByRole('article');
  fireEvent.pointerOver(clip!, { pointerType: 'mouse' });
  await waitFor(() => expect(players()).toEqual(['/1/preview']));
  fireEvent.pointerOut(clip!, { pointerType: 'mouse' });
  expect(players()).toEqual([]);
  expect(clip!.querySelector('img')!.srcset).toBe('/1/thumb-2x 1x, /1/poster 2x');
  expect(clip!.closest('figure')!.textContent).toBe('4K00:12Clip 1V00000001from ¥199.00The ferry');
});

test('a finger starts it by its button', async () => {
  await show(<WrittenBody written={WRITTEN} linkTo={linkTo} />);
  fireEvent.click(screen.getByRole('button', { name: 'Preview Clip 1' }));
  expect(players()).toEqual(['/1/preview']);
});

test('each of a row says what it costs, or that people quote; what is off sale is left out', async () => {
  await show(<WrittenBody written={WRITTEN} linkTo={linkTo} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Photo 2P00000002from ¥1,280.00',
    'Piece 3Price on request',
  ]);
  expect(screen.getAllByRole('listitem')[0]!.querySelector('img')!.srcset).toBe('/2/thumb-1x 1x, /2/thumb-2x 2x');
});
