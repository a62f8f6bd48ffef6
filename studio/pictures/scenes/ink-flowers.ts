import { type Sheet, blot, type Place, stroke } from '../paint/ink-sheet.ts';
import { readTile } from '../paint/noise.ts';
import { type Random, between } from '../../random.ts';

/** A plum or cherry branch that forks, and its blossom. */
export function blossomBranch(
  sheet: Sheet,
  random: Random,
  x: number,
  y: number,
  angle: number,
  long: number,
  thick: number,
  density: number,
  flowers: number,
): void {
  const places: Place[] = [[x, y, thick]];
  for (let i = 1; i <= 5; i++) {
    angle += between(random, -0.3, 0.3);
    x += (Math.cos(angle) * long) / 5;
    y += (Math.sin(angle) * long) / 5;
    places.push([x, y, thick * (1 - i * 0.13)]);
    if (thick > 0.005 && i < 5 && random() < 0.9)
      blossomBranch(
        sheet,
        random,
        x,
        y,
        angle + (random() < 0.5 ? -1 : 1) * between(random, 0.45, 0.95),
        long * between(random, 0.35, 0.55),
        thick * 0.5,
        density,
        flowers,
      );
  }
  stroke(sheet, { density, dry: thick > 0.01 ? 0.52 : 0.3, spent: 0.2, seed: x * 77 }, ...places);
  if (thick > 0.012) return;
  for (const [px, py] of places.slice(1)) {
    if (random() < flowers)
      blossom(
        sheet,
        random,
        px + between(random, -0.02, 0.02),
        py + between(random, -0.02, 0.02),
        between(random, 0.011, 0.018),
      );
    if (random() < flowers * 0.7)
      blot(
        sheet,
        (px + between(random, -0.012, 0.012)) * sheet.height,
        (py - 0.006) * sheet.height,
        between(random, 0.004, 0.007) * sheet.height,
        1.3,
        true,
      );
  }
}

/** Five petals as wet dabs, a ring of fine stamens. */
function blossom(sheet: Sheet, random: Random, x: number, y: number, size: number): void {
  const turn = random() * 6;
  const squeeze = between(random, 0.65, 1);
  for (let petal = 0; petal < 5; petal++) {
    const angle = turn + (petal * Math.PI * 2) / 5;
    blot(
      sheet,
      (x + Math.cos(angle) * size * 0.72) * sheet.height,
      (y + Math.sin(angle) * size * 0.72 * squeeze) * sheet.height,
      size * 0.62 * sheet.height,
      between(random, 0.28, 0.75),
      true,
      0.08,
    );
  }
  for (let i = 0; i < 9; i++) {
    const angle = random() * 6.3;
    const [tx, ty] = [x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62 * squeeze];
    stroke(sheet, { density: 0.8 }, [x, y, 0.0008], [tx, ty, 0.0006]);
    blot(sheet, tx * sheet.height, ty * sheet.height, 0.0013 * sheet.height, 1.5);
  }
}

/** A lotus leaf seen from the side: a wet wash with veins left pale. */
export function lotusLeaf(
  sheet: Sheet,
  x: number,
  y: number,
  wide: number,
  flat: number,
  turn: number,
  density: number,
): void {
  const { width, height, tile } = sheet;
  const reach = wide * 1.15 * height;
  const [cx, cy] = [x * height, y * height];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let row = Math.max(0, Math.floor(cy - reach)); row < Math.min(height, cy + reach); row++)
    for (let column = Math.max(0, Math.floor(cx - reach)); column < Math.min(width, cx + reach); column++) {
      const dx = (column - cx) / (wide * height);
      const dy = (row - cy) / (wide * height);
      const [u, v] = [dx * cos + dy * sin, (dy * cos - dx * sin) / flat];
      const angle = Math.atan2(v + 0.18, u);
      const away = Math.hypot(u, v + 0.12);
      const frill = 1 + 0.05 * Math.sin(angle * 9 + x * 40) + readTile(tile, angle * 40 + x * 900, 30) * 0.1;
      const inside = Math.min(1, Math.max(0, (frill - away) * wide * height * 0.12 + 0.5));
      if (inside <= 0) continue;
      const veins = Math.abs(Math.sin(angle * 7 + 0.6)) ** 0.5;
      const wet =
        0.62 + readTile(tile, (column / height) * 110 + x * 500, (row / height) * 110) * 0.8 + (v < 0 ? 0.22 : -0.12);
      const value =
        density * inside * Math.max(0.08, wet) * (0.25 + 0.75 * Math.min(1, veins * 1.4)) * (0.75 + 0.35 * away ** 4);
      const at = row * width + column;
      sheet.ink[at] = sheet.ink[at]! * (1 - inside * 0.75) + value;
      sheet.tint[at] = sheet.tint[at]! * (1 - inside * 0.8);
    }
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
  blot(sheet, x * sheet.height, (y - size * 0.12) * sheet.height, size * 0.14 * sheet.height, 0.4);
}
