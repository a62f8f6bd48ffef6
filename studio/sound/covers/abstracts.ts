import { between, pick, type Random } from '../../random.ts';
import { type Palette, circle, glow, path, SIZE } from './palettes.ts';

/** Rings that a drop left behind. */
export function ripples(random: Random, { inks }: Palette): string {
  const [x, y] = [between(random, 300, 700), between(random, 380, 700)];
  const rings = Array.from({ length: 15 }, (_, i) => {
    const radius = 34 + i * 47 + between(random, -8, 8);
    const width = 2 + 16 * random() ** 2;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${pick(random, inks.slice(0, 3))}" stroke-width="${width.toFixed(1)}" opacity="${(0.85 - i * 0.042).toFixed(2)}"/>`;
  });
  return glow(x, y, 300, inks[1], 0.45) + rings.join('') + circle(x, y, 26, inks[3], 1);
}

/** Quarter circles on a grid. */
export function tiles(random: Random, { inks, ground }: Palette): string {
  const side = SIZE / 5;
  const cells = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [(i % 5) * side, Math.floor(i / 5) * side];
    const [back, front] = [pick(random, [...ground, inks[2], inks[3]]), pick(random, inks.slice(0, 2))];
    const turn = Math.floor(random() * 4) * 90;
    const middle = `rotate(${turn} ${x + side / 2} ${y + side / 2})`;
    const quarter = `<path d="M${x},${y} h${side} a${side},${side} 0 0 1 ${-side},${side} Z" fill="${front}" transform="${middle}"/>`;
    const shape =
      random() < 0.2 ? circle(x + side / 2, y + side / 2, side * 0.34, front, 1) : random() < 0.12 ? '' : quarter;
    return `<rect x="${x}" y="${y}" width="${side + 0.5}" height="${side + 0.5}" fill="${back}"/>${shape}`;
  });
  return cells.join('');
}

/** Lines that follow a current. */
export function flow(random: Random, { inks }: Palette): string {
  const [bend, swirl, phase] = [between(random, 90, 170), between(random, 0.0045, 0.007), random() * 7];
  const lines = Array.from({ length: 46 }, (_, i) => {
    const points = Array.from({ length: 41 }, (_, n) => {
      const x = -40 + n * 27;
      const y =
        -160 +
        i * 29 +
        bend * Math.sin(x * swirl + phase + i * 0.035) +
        0.4 * bend * Math.sin(x * swirl * 2.3 + i * 0.09);
      return `${x},${y.toFixed(1)}`;
    });
    const [opacity, ink] = [between(random, 0.35, 0.95), pick(random, inks.slice(0, 3))];
    return path(`M${points.join(' L')}`, 'none', opacity, ink, 2 + 13 * random() ** 3);
  });
  return glow(between(random, 250, 750), between(random, 250, 750), 330, inks[0], 0.3) + lines.join('');
}

/** Lights out of focus. */
export function orbs(random: Random, { inks }: Palette): string {
  const lights = Array.from({ length: 7 }, () =>
    glow(random() * SIZE, random() * SIZE, between(random, 240, 420), pick(random, inks), 0.75),
  );
  const discs = Array.from({ length: 22 }, () =>
    circle(
      random() * SIZE,
      random() * SIZE,
      24 + 130 * random() ** 2,
      pick(random, inks),
      between(random, 0.16, 0.5),
      random() < 0.5 ? 'url(#haze)' : '',
    ),
  );
  return lights.join('') + discs.join('');
}

/** Dots that keep their distance. */
export function confetti(random: Random, { inks }: Palette): string {
  const dots: { x: number; y: number; radius: number }[] = [];
  for (let tries = 0; tries < 900 && dots.length < 130; tries++) {
    const dot = { x: random() * SIZE, y: random() * SIZE, radius: 7 + 62 * random() ** 3 };
    if (dots.every((other) => Math.hypot(other.x - dot.x, other.y - dot.y) > other.radius + dot.radius + 7))
      dots.push(dot);
  }
  const drawn = dots.map(({ x, y, radius }) =>
    random() < 0.25
      ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="none" stroke="${pick(random, inks)}" stroke-width="${(2 + radius * 0.18).toFixed(1)}"/>`
      : circle(x, y, radius, pick(random, inks), between(random, 0.7, 1)),
  );
  return glow(between(random, 200, 800), between(random, 200, 800), 340, inks[0], 0.3) + drawn.join('');
}

/** Ink on paper: a moon, a few strokes and a seal. */
export function brush(random: Random, { inks }: Palette): string {
  const moon = circle(between(random, 620, 740), between(random, 240, 330), between(random, 90, 130), inks[2], 0.28);
  const strokes = Array.from({ length: 4 }, (_, i) => stroke(random, 430 + i * between(random, 95, 130), inks[i % 2]!));
  const seal = `<rect x="820" y="${(820 + 40 * random()).toFixed(0)}" width="66" height="66" rx="9" fill="${inks[3]}" opacity="0.92"/>`;
  return moon + strokes.join('') + seal;
}

/** A wet brush drawn across: many hairs, some of which run dry. */
function stroke(random: Random, y: number, ink: string): string {
  const [from, to] = [between(random, 40, 260), between(random, 620, 980)];
  const [lift, wave, width] = [between(random, -150, 60), between(random, 20, 60), between(random, 34, 96)];
  const hairs = Array.from({ length: 44 }, (_, i) => {
    const across = (i / 43 - 0.5) * width;
    const end = to - 240 * random() ** 3;
    const points = Array.from({ length: 25 }, (_, n) => {
      const share = n / 24;
      const x = from + (end - from) * share;
      const swell = Math.sin(Math.PI * Math.min(1, share * 1.15 + 0.05)) ** 0.6;
      return `${x.toFixed(1)},${(y + lift * share ** 1.6 + wave * Math.sin(share * 5) + across * swell).toFixed(1)}`;
    });
    return path(`M${points.join(' L')}`, 'none', between(random, 0.3, 0.75), ink, between(random, 1.6, 7.5));
  });
  return `<g>${hairs.join('')}</g>`;
}
