import { describe, expect, test } from 'vitest';
import { photoItem, videoItem } from '../../testing/items.ts';
import { musicItem } from '../../testing/items.ts';
import { layOut } from './layout.ts';
import { cardRows, type Row, wallRows } from './rows.ts';

const rightEdge = ({ cells }: Row) => cells.at(-1)!.left + cells.at(-1)!.width;
const places = (rows: Row[]) => rows.flatMap(({ cells }) => cells.map(({ place }) => place));
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('cards', () => {
  test.each([
    [1288, 5],
    [1148, 4],
    [2408, 9],
    [358, 2],
  ])('[R139] are about 267 px wide and fill %d px: %d in a row', (width, columns) => {
    const [first] = cardRows(40, width, 16, 30);
    expect(first!.cells).toHaveLength(columns);
    expect(rightEdge(first!)).toBeCloseTo(width);
    const card = first!.cells[0]!.width;
    expect(card).toBeGreaterThan(width > 600 ? 227 : 160);
    expect(card).toBeLessThan(307);
    expect(first!.height).toBeCloseTo((card * 9) / 16 + 30);
  });

  test('stand in their order, and the last row may be short', () => {
    const rows = cardRows(7, 1148, 16, 30);
    expect(places(rows)).toEqual(upTo(7));
    expect(rows.map(({ cells }) => cells.length)).toEqual([4, 3]);
  });
});

describe('a wall of photos', () => {
  const shapes = [1.5, 1.78, 0.67, 1.5, 1, 2.33, 1.5, 0.67, 1.33, 1.5, 1.78, 1];

  test('fills every row but the last, at about the height wished for, in order', () => {
    const rows = wallRows(shapes, 1288, 12, 230);
    expect(places(rows)).toEqual(upTo(shapes.length));
    for (const row of rows.slice(0, -1)) {
      expect(rightEdge(row)).toBeCloseTo(1288);
      expect(row.height).toBeGreaterThan(150);
      expect(row.height).toBeLessThan(340);
    }
    expect(rows.at(-1)!.height).toBeLessThanOrEqual(230);
  });

  test('keeps the shapes, but lets no picture become a stripe', () => {
    const [row] = wallRows([0.1, 9], 370, 10, 100);
    expect(row!.cells.map(({ width }) => width / row!.height)).toEqual([0.6, 3]);
  });

  test('does not move when more photos come', () => {
    const few = wallRows(shapes.slice(0, 8), 1288, 12, 230);
    const many = wallRows(shapes, 1288, 12, 230);
    expect(many.slice(0, few.length - 1)).toEqual(few.slice(0, -1));
  });
});

describe('while more is to come', () => {
  test('clips end in whole rows of empty places', () => {
    const items = upTo(11).map((n) => videoItem(n + 1));
    const { rows } = layOut('video', items, true, 1148);
    expect(new Set(rows.map(({ cells }) => cells.length))).toEqual(new Set([4]));
    expect(places(rows).length).toBeGreaterThan(11);
    expect(places(layOut('video', items, false, 1148).rows)).toEqual(upTo(11));
  });

  test('photos that do not fill a row yet wait for their neighbours', () => {
    const items = upTo(6).map((n) => photoItem(n + 1));
    const all = layOut('photo', items, false, 1288).rows;
    const waiting = layOut('photo', items, true, 1288).rows;
    expect(places(all)).toEqual(upTo(6));
    expect(waiting.slice(0, all.length - 1)).toEqual(all.slice(0, -1));
    expect(places(waiting.slice(all.length - 1)).every((place) => place >= 6)).toBe(true);
  });

  test('of music leave room below the piece whose versions are unfolded', () => {
    const items = [musicItem(1, { subVersionCount: 2 }), musicItem(2, { subVersionCount: 2 }), musicItem(3)];
    const heights = (open: number | null) => layOut('music', items, false, 1288, open).rows.map(({ height }) => height);
    expect(heights(null)).toEqual([80, 80, 80]);
    expect(heights(2)).toEqual([80, 197, 80]);
    expect(heights(3)).toEqual([80, 80, 80]);
  });
});
