import { type Sheet, blot, type Place, stroke } from '../paint/ink-sheet.ts';
import { type Random, between } from '../../random.ts';

/** A stalk from the ground up, node by node, with its leaves. */
export function bamboo(
  sheet: Sheet,
  random: Random,
  x: number,
  lean: number,
  thick: number,
  density: number,
  leaves: number,
): void {
  let y = 1.06;
  for (let node = 0; y > -0.15; node++) {
    const long = between(random, 0.13, 0.19) * (thick / 0.022) ** 0.35;
    const wide = thick * (1 - node * 0.035);
    const next = x + lean * long;
    stroke(
      sheet,
      { density: density * between(random, 0.75, 1), dry: 0.34, spent: 0.3, seed: node + x * 50 },
      [x, y - 0.004, wide * 0.95],
      [x + lean * long * 0.5, y - long / 2, wide * 0.84],
      [next, y - long + 0.004, wide * 0.95],
    );
    stroke(
      sheet,
      { density: density * 1.3 },
      [next - wide * 0.6, y - long - 0.001, 0.002],
      [next, y - long + 0.003, 0.0035],
      [next + wide * 0.6, y - long - 0.001, 0.002],
    );
    x = next;
    y -= long;
    if (node < 1 || random() > leaves) continue;
    const side = random() < 0.5 ? -1 : 1;
    const twig: [number, number] = [x + side * between(random, 0.06, 0.16), y - between(random, 0.02, 0.1)];
    stroke(sheet, { density }, [x, y, 0.004], [(x + twig[0]) / 2, y - 0.03, 0.003], [twig[0], twig[1], 0.0018]);
    for (const share of [0.4, 0.7, 1])
      leafBunch(sheet, random, x + (twig[0] - x) * share, y + (twig[1] - y) * share, density, side);
  }
}

/** Four or five leaves that hang from one point. */
function leafBunch(sheet: Sheet, random: Random, x: number, y: number, density: number, side: number): void {
  const count = 3 + Math.floor(random() * 3);
  for (let i = 0; i < count; i++) {
    const angle = Math.PI / 2 + (i - (count - 1) / 2) * between(random, 0.32, 0.5) - side * 0.35;
    const long = between(random, 0.08, 0.15);
    const bend = between(random, -0.2, 0.2);
    const at = (share: number, turn: number): [number, number] => [
      x + Math.cos(angle + turn) * long * share,
      y + Math.sin(angle + turn) * long * share,
    ];
    stroke(
      sheet,
      { density: density * between(random, 0.65, 1.15), dry: 0.12, spent: 0.25, seed: i + x * 99 },
      [x, y, 0.001],
      [...at(0.3, 0), between(random, 0.011, 0.016)],
      [...at(0.65, bend * 0.5), 0.009],
      [...at(1, bend), 0.0006],
    );
  }
}

/** A gnarled branch through the places given, with fans of needles along its twigs. */
export function pine(sheet: Sheet, random: Random, places: readonly Place[], density: number): void {
  stroke(sheet, { density: density * 0.75, dry: 0.4, spent: 0.1, seed: 5 }, ...places);
  stroke(
    sheet,
    { density: density * 0.8, dry: 0.62, spent: 0.2, seed: 8 },
    ...places.map(([x, y, w]) => [x, y + w * 0.32, w * 0.36] as const),
  );
  for (let i = 1; i < places.length; i++)
    for (let twig = 0; twig < 4; twig++) {
      const share = random();
      const [a, b] = [places[i - 1]!, places[i]!];
      const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      const up = random() < 0.62 ? -1 : 0.8;
      const tip: [number, number] = [x + between(random, -0.09, 0.13), y + up * between(random, 0.03, 0.12)];
      stroke(
        sheet,
        { density: density * 0.8, dry: 0.3 },
        [x, y, 0.003],
        [(x * 2 + tip[0]) / 3 + 0.006, (y * 2 + tip[1]) / 3 + 0.005, a[2] * 0.16 + 0.003],
        [tip[0], tip[1], 0.002],
      );
      for (let fan = 0; fan < 3; fan++)
        needles(
          sheet,
          random,
          tip[0] + between(random, -0.045, 0.045),
          tip[1] + between(random, -0.02, 0.025),
          between(random, 0.026, 0.042),
          density,
        );
    }
}

function needles(sheet: Sheet, random: Random, x: number, y: number, long: number, density: number): void {
  const count = 26;
  blot(sheet, [x, y - long * 0.25, long * 0.85], density * 0.12, false, 0.4, 1.2);
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI * (0.02 + (0.96 * i) / (count - 1)) + between(random, -0.06, 0.06);
    const reach = long * between(random, 0.8, 1.1);
    stroke(
      sheet,
      { density: density * 0.9 },
      [x, y, 0.0014],
      [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.82, 0.0005],
    );
  }
}

/** Branches of a willow that hang into the picture. */
export function willow(sheet: Sheet, random: Random, from: number, to: number, count: number): void {
  for (let i = 0; i < count; i++) {
    let x = between(random, from, to);
    let y = -0.02;
    const long = between(random, 0.25, 0.68);
    const sway = between(random, -0.05, 0.09);
    const density = between(random, 0.3, 1.3);
    const places: Place[] = [[x, y, 0.003]];
    for (let k = 1; k <= 6; k++) {
      x += sway / 6 + between(random, -0.006, 0.006);
      y += long / 6;
      places.push([x, y, 0.0024 - k * 0.0003]);
    }
    stroke(sheet, { density }, ...places);
    for (let leaf = 0; leaf < long * 70; leaf++) {
      const down = 0.15 + 0.85 * random();
      const [px, py] = along(places, down);
      const side = random() < 0.5 ? -1 : 1;
      stroke(
        sheet,
        { density: density * between(random, 0.5, 1) },
        [px, py, 0.0008],
        [px + side * 0.006, py + 0.01, 0.0048],
        [px + side * 0.008, py + between(random, 0.018, 0.03), 0.0005],
      );
    }
  }
}

function along(places: readonly Place[], share: number): [number, number] {
  const at = share * (places.length - 1);
  const i = Math.min(places.length - 2, Math.floor(at));
  const [a, b] = [places[i]!, places[i + 1]!];
  return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i)];
}

/** Reeds at the water's edge. */
export function reeds(sheet: Sheet, random: Random, from: number, to: number, ground: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = between(random, from, to);
    const tall = between(random, 0.08, 0.26);
    const bend = between(random, 0.01, 0.09);
    const density = between(random, 0.4, 1.4);
    stroke(
      sheet,
      { density },
      [x, ground + between(random, -0.01, 0.02), 0.0028],
      [x + bend * 0.3, ground - tall * 0.6, 0.0022],
      [x + bend, ground - tall, 0.0008],
    );
    if (random() < 0.4)
      stroke(
        sheet,
        { density: density * 0.7, dry: 0.5 },
        [x + bend * 0.75, ground - tall * 0.9, 0.002],
        [x + bend, ground - tall, 0.009],
        [x + bend * 1.5, ground - tall * 0.98, 0.002],
      );
  }
}
