import { type Sheet, blot, type Place, stroke } from '../paint/ink-sheet.ts';
import { around, type Spot } from '../paint/canvas.ts';
import { readTile } from '../paint/noise.ts';
import { type Random, between } from '../../random.ts';

/** A plum or cherry branch that forks, with blossom; `from` sets where and how thick it begins. */
export function blossomBranch(sheet: Sheet, random: Random, from: Place, angle: number, long: number, density: number) {
  let [x, y] = from;
  const thick = from[2];
  const places: Place[] = [from];
  for (let i = 1; i <= 5; i++) {
    angle += between(random, -0.3, 0.3);
    x += (Math.cos(angle) * long) / 5;
    y += (Math.sin(angle) * long) / 5;
    places.push([x, y, thick * (1 - i * 0.13)]);
    if (thick > 0.005 && i < 5 && random() < 0.9) {
      const turn = (random() < 0.5 ? -1 : 1) * between(random, 0.45, 0.95);
      blossomBranch(sheet, random, [x, y, thick * 0.5], angle + turn, long * between(random, 0.35, 0.55), density);
    }
  }
  stroke(sheet, { density, dry: thick > 0.01 ? 0.52 : 0.3, spent: 0.2, seed: x * 77 }, ...places);
  if (thick > 0.012) return;
  for (const [px, py] of places.slice(1)) {
    const off = () => between(random, -0.02, 0.02);
    if (random() < FLOWERS) blossom(sheet, random, [px + off(), py + off(), between(random, 0.011, 0.018)]);
    if (random() < FLOWERS * 0.7)
      blot(sheet, [px + between(random, -0.012, 0.012), py - 0.006, between(random, 0.004, 0.007)], 1.3, true);
  }
}

/** Share of a twig's joints with a flower. */
const FLOWERS = 0.42;

/** Five petals as wet dabs, a ring of fine stamens. */
function blossom(sheet: Sheet, random: Random, [x, y, size]: Spot): void {
  const turn = random() * 6;
  const squeeze = between(random, 0.65, 1);
  for (let petal = 0; petal < 5; petal++) {
    const angle = turn + (petal * Math.PI * 2) / 5;
    const petalAt: Spot = [x + Math.cos(angle) * size * 0.72, y + Math.sin(angle) * size * 0.72 * squeeze, size * 0.62];
    blot(sheet, petalAt, between(random, 0.28, 0.75), true, 0.08);
  }
  for (let i = 0; i < 9; i++) {
    const angle = random() * 6.3;
    const [tx, ty] = [x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62 * squeeze];
    stroke(sheet, { density: 0.8 }, [x, y, 0.0008], [tx, ty, 0.0006]);
    blot(sheet, [tx, ty, 0.0013], 1.5);
  }
}

/** A lotus leaf seen from the side: a wet wash with veins left pale. */
export function lotusLeaf(sheet: Sheet, [x, y, wide]: Spot, flat: number, turn: number, density: number): void {
  const { height, tile } = sheet;
  const [cx, cy, unit] = [x * height, y * height, wide * height];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  around(sheet, [cx, cy, unit * 1.15], (column, row, at) => {
    const [dx, dy] = [(column - cx) / unit, (row - cy) / unit];
    const [u, v] = [dx * cos + dy * sin, (dy * cos - dx * sin) / flat];
    const angle = Math.atan2(v + 0.18, u);
    const away = Math.hypot(u, v + 0.12);
    const frill = 1 + 0.05 * Math.sin(angle * 9 + x * 40) + readTile(tile, angle * 40 + x * 900, 30) * 0.1;
    const inside = Math.min(1, Math.max(0, (frill - away) * unit * 0.12 + 0.5));
    if (inside <= 0) return;
    const veins = 0.25 + 0.75 * Math.min(1, Math.abs(Math.sin(angle * 7 + 0.6)) ** 0.5 * 1.4);
    const cloud = readTile(tile, (column / height) * 110 + x * 500, (row / height) * 110);
    const wet = Math.max(0.08, 0.62 + cloud * 0.8 + (v < 0 ? 0.22 : -0.12));
    sheet.ink[at] = sheet.ink[at]! * (1 - inside * 0.75) + density * inside * wet * veins * (0.75 + 0.35 * away ** 4);
    sheet.tint[at] = sheet.tint[at]! * (1 - inside * 0.8);
  });
}

/** A lotus flower: pointed petals, pink at their tips. */
export function lotusFlower(sheet: Sheet, random: Random, x: number, y: number, size: number): void {
  const petals = 11;
  for (const ring of [1, 0.72])
    for (let i = 0; i < petals; i++) {
      const angle = -Math.PI / 2 + ((i - (petals - 1) / 2) * 2.5 * ring) / (petals - 1);
      const long = size * ring * between(random, 0.85, 1.1) * (1 - Math.abs(angle + Math.PI / 2) * 0.12);
      const at = (share: number, off: number): [number, number] => [
        x + Math.cos(angle) * long * share - Math.sin(angle) * off,
        y + Math.sin(angle) * long * share + Math.cos(angle) * off,
      ];
      stroke(
        sheet,
        { density: 0.32, spent: -0.9, tint: true },
        [...at(0.15, 0), size * 0.06],
        [...at(0.55, 0), size * 0.26],
        [...at(1, 0), size * 0.02],
      );
      for (const side of [-1, 1])
        stroke(
          sheet,
          { density: 0.85 },
          [...at(0.1, 0), 0.0008],
          [...at(0.55, side * size * 0.14), 0.0016],
          [...at(1.02, 0), 0.001],
        );
    }
  blot(sheet, [x, y - size * 0.12, size * 0.14], 0.4);
}
