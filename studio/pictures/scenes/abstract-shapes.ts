import { vignette, type Canvas } from '../paint/canvas.ts';
import { clamp01, rampAt, smooth, type Colour, type Ramp } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import { between, pick, type Random } from '../../random.ts';
import type { Paint } from './recipe.ts';

/** Clouds of colour without any edge. */
interface Blobs {
  base: Colour;
  blobs: readonly { x: number; y: number; size: number; colour: Colour }[];
}

function blobColour({ base, blobs }: Blobs, x: number, y: number, out: Float32Array): void {
  let [r, g, b] = base;
  for (const blob of blobs) {
    const share = Math.exp(-((x - blob.x) ** 2 + (y - blob.y) ** 2) / (blob.size * blob.size));
    r += (blob.colour[0] - r) * share;
    g += (blob.colour[1] - g) * share;
    b += (blob.colour[2] - b) * share;
  }
  out[0] = r;
  out[1] = g;
  out[2] = b;
}

/** Colour behind a pane of fluted glass. */
export function fluted(look: Blobs & { ribs: number; bend: number }): Paint {
  return (canvas) => {
    const { width, height, pixels } = canvas;
    const out = new Float32Array(3);
    const rib = 1 / look.ribs;
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const x = (column + 0.5) / height;
        const inside = (x / rib) % 1;
        const round = inside - 0.5;
        const shifted = x - round * rib * (0.6 + look.bend * (1 - 4 * round * round));
        blobColour(look, shifted, row / height + round * 0.03, out);
        const edge = Math.min(inside, 1 - inside) * rib * height;
        const light =
          1 +
          0.2 * Math.sin(round * 5) +
          0.5 * Math.exp(-(((inside - 0.2) / 0.06) ** 2)) * 0.35 -
          0.28 * Math.exp(-edge / 2.2);
        for (let part = 0; part < 3; part++) pixels[at + part] = out[part]! * light;
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.3);
  };
}

/** Discs of tinted paper and glass, one over the other, each with a gradient and a shadow. */
export function discs(look: { back: Ramp; colours: readonly (readonly [Colour, Colour])[]; count: number }): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const from = rampAt(look.back, (row / height) * 0.6 + (column / width) * 0.4);
        for (let part = 0; part < 3; part++) pixels[at + part] = look.back.values[from + part]!;
        pixels[at + 3] = 1;
      }
    for (let i = 0; i < look.count; i++) {
      const size = between(random, 0.1, 0.42) * (1 - (i / look.count) * 0.45);
      const half = random() < 0.35;
      layDisc(
        canvas,
        between(random, 0.02, 0.98),
        between(random, 0.05, 0.95),
        size,
        pick(random, look.colours),
        random() * 6.28,
        half,
        random,
      );
    }
    vignette(canvas, 0.25);
  };
}

function layDisc(
  { width, height, pixels }: Canvas,
  x: number,
  y: number,
  size: number,
  [from, to]: readonly [Colour, Colour],
  turn: number,
  half: boolean,
  random: Random,
): void {
  const [cx, cy, radius] = [x * width, y * height, size * height];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const glass = random() < 0.4 ? 0.55 : 0.96;
  const far = radius * 1.35;
  for (let row = Math.max(0, Math.floor(cy - far)); row < Math.min(height, cy + far); row++)
    for (let column = Math.max(0, Math.floor(cx - far)); column < Math.min(width, cx + far); column++) {
      const [dx, dy] = [column + 0.5 - cx, row + 0.5 - cy];
      const cut = half ? dx * cos + dy * sin : radius;
      const inside = Math.min(radius - Math.hypot(dx, dy), cut);
      const under = Math.min(
        radius - Math.hypot(dx - radius * 0.05, dy - radius * 0.09),
        half ? (dx - radius * 0.05) * cos + (dy - radius * 0.09) * sin : radius,
      );
      const dark =
        0.26 * smooth((under + radius * 0.16) / (radius * 0.3)) * (1 - clamp01(inside + 0.5) * (1 - (1 - glass) * 0.4));
      const cover = clamp01(inside + 0.5) * glass;
      if (dark <= 0 && cover <= 0) continue;
      const share = clamp01(0.5 + (dx * cos + dy * sin) / radius / 2);
      const rim = inside < 2.5 ? 1.18 : 1;
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) {
        const colour = (from[part]! + (to[part]! - from[part]!) * share) * rim;
        pixels[at + part] = pixels[at + part]! * (1 - dark) * (1 - cover) + colour * cover;
      }
    }
}

/** Poured paint that has opened into cells. */
export function cells(look: { colours: Ramp; rim: Colour; scale: number; stretch: number }): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const tile = createTile(createNoise(random), 512, 8, 4, 0.45);
    const side = 64;
    const seeds = Float32Array.from({ length: side * side * 3 }, () => random());
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const [x, y] = [column / height, row / height];
        const flow = readTile(tile, x * 46, y * 46);
        const bend = readTile(tile, x * 60 + 200, y * 60 + flow * 40);
        const zoom = look.scale * (1.15 + flow * 0.5);
        const [near, second, tone] = nearest(
          seeds,
          side,
          (x + bend * 0.16 + 3) * zoom,
          (y + flow * 0.2 + 3) * zoom * look.stretch,
        );
        const wall = second - near;
        const from = rampAt(look.colours, clamp01(0.12 + tone * 0.6 + flow * 0.45 + near * 0.25));
        const rim = Math.exp(-wall * 16);
        const dome = 1.12 - near * 0.5 + Math.max(0, bend) * 0.2;
        for (let part = 0; part < 3; part++) {
          const base = look.colours.values[from + part]! * dome;
          pixels[at + part] = base + (look.rim[part]! - base) * rim;
        }
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.35);
  };
}

/** Distances to the nearest and second nearest seed, and the tone of the nearest. */
function nearest(
  seeds: Float32Array,
  side: number,
  x: number,
  y: number,
): [near: number, second: number, tone: number] {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  let [near, second, tone] = [9, 9, 0];
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const at = (((cy + j) & (side - 1)) * side + ((cx + i) & (side - 1))) * 3;
      const dx = cx + i + seeds[at]! - x;
      const dy = cy + j + seeds[at + 1]! - y;
      const far = dx * dx + dy * dy;
      if (far < near) {
        second = near;
        near = far;
        tone = seeds[at + 2]!;
      } else if (far < second) second = far;
    }
  return [Math.sqrt(near), Math.sqrt(second), tone];
}
