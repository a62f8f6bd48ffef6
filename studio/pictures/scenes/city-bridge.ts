import { lay, type Canvas } from '../paint/canvas.ts';
import { hex, mix, ramp, type Colour } from '../paint/colour.ts';
import { between, pick, type Random } from '../../random.ts';
import { spark } from '../paint/stars.ts';
import { trace, type LinePoint } from '../paint/stroke.ts';
import { BLUE_HOUR } from './city-looks.ts';
import type { River } from './city-river.ts';
import { crowd } from './city-skyline.ts';

/** A suspension bridge that runs from the right foreground into the picture; lengths in picture heights. */
interface Bridge {
  deck: number;
  towers: readonly (readonly [x: number, high: number])[];
  steel: Colour;
  lamp: Colour;
  cable: Colour;
}

function bridge(look: Bridge) {
  return (canvas: Canvas, random: Random): void => {
    const { width, height } = canvas;
    const deckAt = (x: number) => (look.deck - 0.035 * Math.sin(Math.PI * Math.min(1, Math.max(0, x)))) * height;
    const [first, second] = look.towers as [readonly [number, number], readonly [number, number]];
    for (const tower of look.towers) paintPylon(canvas, look, tower, deckAt(tower[0]));
    for (const behind of [true, false]) {
      const lift = behind ? 0.006 : 0;
      paintSpan(canvas, look, [first, second], deckAt, 0.028 - lift, behind);
      paintSpan(canvas, look, [[first[0] - (second[0] - first[0]) * 1.06, 0], first], deckAt, 0.04 - lift, behind);
      paintSpan(canvas, look, [second, [second[0] + (second[0] - first[0]) * 1.06, 0]], deckAt, 0.04 - lift, behind);
    }
    const line: LinePoint[] = Array.from({ length: 90 }, (_, i) => ({
      x: (i / 89) * width,
      y: deckAt(i / 89),
      width: 0.011 * height,
    }));
    draw(canvas, line, mix(look.steel, look.lamp, 0.12), 1);
    for (let x = 0; x < 1; x += 0.0085) {
      spark(canvas, x * width, deckAt(x) - 0.01 * height, 0.0012 * height, look.lamp, between(random, 2.5, 5));
      if (random() < 0.7)
        spark(
          canvas,
          (x + random() * 0.008) * width,
          deckAt(x) - 0.005 * height,
          0.001 * height,
          pick(random, [hex('#ff3a22'), hex('#fff4dc')]),
          3,
        );
    }
  };
}

function draw({ width, height, pixels }: Canvas, line: LinePoint[], [r, g, b]: Colour, alpha: number): void {
  trace(line, width, height, (pixel, cover) => lay(pixels, pixel * 4, r, g, b, cover * alpha));
}

/** Two legs that lean together and the beams between them, lit from below. */
function paintPylon(canvas: Canvas, look: Bridge, [x, high]: readonly [number, number], deck: number): void {
  const { width, height } = canvas;
  const top = deck - high * height;
  const foot = deck + 0.2 * height;
  for (const side of [-1, 1]) {
    const leg = Array.from({ length: 24 }, (_, i) => {
      const down = i / 23;
      return {
        x: x * width + side * (0.014 + down * 0.008) * height,
        y: top + (foot - top) * down,
        width: (0.009 + down * 0.003) * height,
      };
    });
    for (let i = 1; i < leg.length; i++) {
      const above = (deck - leg[i]!.y) / (high * height);
      draw(
        canvas,
        [leg[i - 1]!, leg[i]!],
        mix(look.steel, look.lamp, above < 0 ? 0.05 : 0.5 * Math.exp(-above * 2.2) + 0.12),
        1,
      );
    }
  }
  for (const at of [0.02, 0.36, 0.7])
    draw(
      canvas,
      [
        { x: x * width - 0.016 * height, y: top + at * high * height, width: 0.01 * height },
        { x: x * width + 0.016 * height, y: top + at * high * height, width: 0.01 * height },
      ],
      mix(look.steel, look.lamp, 0.16 + at * 0.3),
      1,
    );
  spark(canvas, x * width, top - 0.006 * height, 0.0018 * height, hex('#ff2a1a'), 5);
}

/** The main cable between two points, its lamps, and the ropes down to the deck. */
function paintSpan(
  canvas: Canvas,
  look: Bridge,
  [from, to]: readonly (readonly [number, number])[],
  deckAt: (x: number) => number,
  low: number,
  behind: boolean,
): void {
  const { width, height } = canvas;
  const [a, b] = [from!, to!];
  const cable = (share: number): LinePoint => {
    const x = a[0] + (b[0] - a[0]) * share;
    const straight = a[1] + (b[1] - a[1]) * share;
    const sag =
      a[1] > 0 && b[1] > 0
        ? (Math.max(a[1], b[1]) - low) * 4 * share * (1 - share)
        : straight * 0.9 * share * (1 - share) * 2;
    return { x: x * width, y: deckAt(x) - (straight - sag) * height, width: (behind ? 0.0016 : 0.0024) * height };
  };
  draw(
    canvas,
    Array.from({ length: 80 }, (_, i) => cable(i / 79)),
    look.cable,
    behind ? 0.5 : 1,
  );
  const ropes = Math.round(Math.abs(b[0] - a[0]) * 90);
  for (let i = 1; i < ropes; i++) {
    const top = cable(i / ropes);
    const end = { x: top.x, y: deckAt(top.x / width), width: 0.0009 * height };
    draw(canvas, [{ ...top, width: 0.0009 * height }, end], look.cable, behind ? 0.25 : 0.5);
    if (!behind) spark(canvas, top.x, top.y, 0.001 * height, look.lamp, 3);
  }
}

export const BRIDGE: River = {
  ...BLUE_HOUR,
  sky: ramp('0 #0a1530', '0.5 #1f3f78', '0.8 #5f78a8', '1 #c9a6a0'),
  clouds: { ...BLUE_HOUR.clouds, cover: 0.5, lit: hex('#8f94b8', 0.8), shade: hex('#203460') },
  skyline: {
    ...BLUE_HOUR.skyline,
    rows: BLUE_HOUR.skyline.rows.map((row) => ({
      ...row,
      base: 0.68,
      high: row.high * 0.62,
      low: row.low * 0.7,
      storey: row.storey * 0.8,
      width: [row.width[0] * 0.75, row.width[1] * 0.75] as const,
      haze: Math.min(0.85, row.haze * 1.2 + 0.16),
      clusters: crowd([0.5, 0.16, 1], [0.85, 0.1, 0.6]),
    })),
    landmarks: [],
    haze: hex('#54689a', 0.9),
  },
  shore: 0.68,
  front: bridge({
    deck: 0.625,
    towers: [
      [0.24, 0.36],
      [0.78, 0.36],
    ],
    steel: hex('#182238'),
    lamp: hex('#ffc878'),
    cable: hex('#e8b878', 0.8),
  }),
};
