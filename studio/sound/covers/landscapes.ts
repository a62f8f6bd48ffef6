import { between, type Random } from '../../random.ts';
import { lightest, type Palette, circle, glow, path, SIZE } from './palettes.ts';

/** Hills behind hills, paler the farther away. */
export function ridges(random: Random, palette: Palette): string {
  const { inks, ground } = palette;
  const [x, y, radius] = [between(random, 280, 720), between(random, 260, 400), between(random, 70, 130)];
  const sun = circle(x, y, radius, lightest(palette), 0.95);
  const shine = glow(500, 380, 520, lightest(palette), 0.35);
  const layers = Array.from({ length: 6 }, (_, i) => {
    const base = 430 + i * 95;
    const waves = [1, 2.3, 4.1].map((speed) => ({ speed, phase: random() * 7, size: (70 - i * 4) / speed }));
    const points = Array.from({ length: 51 }, (_, n) => {
      const at = (n * SIZE) / 50;
      const up = waves.reduce((sum, { speed, phase, size }) => sum + size * Math.sin((speed * at) / 160 + phase), 0);
      return `${at},${(base + up).toFixed(1)}`;
    });
    const tone = [inks[1], inks[2], inks[3]][i % 3]!;
    return path(`M0,${SIZE} L${points.join(' L')} L${SIZE},${SIZE} Z`, i < 5 ? tone : ground[0], 0.34 + i * 0.1);
  });
  return shine + sun + layers.join('');
}

/** Mountains cut out of paper, lit from one side. */
export function peaks(random: Random, palette: Palette): string {
  const { inks, ground } = palette;
  const sun = circle(between(random, 300, 700), 330, between(random, 100, 150), lightest(palette), 0.95);
  const shine = glow(500, 330, 520, lightest(palette), 0.35);
  const mountains = Array.from({ length: 7 }, (_, i) => {
    const foot = 640 + i * 55;
    const x = between(random, 60, 940);
    const height = between(random, 260, 430) - i * 22;
    const half = height * between(random, 0.75, 1.05);
    const ledge = x + between(random, -40, 40);
    const [light, dark] = [inks[i % 2], i > 4 ? ground[0] : inks[2]];
    return (
      path(`M${x - half},${SIZE} L${x - half},${foot} L${x},${foot - height} L${ledge},${SIZE} Z`, light!, 0.85) +
      path(`M${x},${foot - height} L${x + half},${foot} L${x + half},${SIZE} L${ledge},${SIZE} Z`, dark, 0.92)
    );
  });
  return shine + sun + mountains.join('');
}

/** A sun in stripes over a road of light. */
export function sun(random: Random, { inks, ground }: Palette): string {
  const horizon = 620;
  const radius = between(random, 230, 280);
  const disc = `<defs><clipPath id="round"><circle cx="500" cy="${horizon - radius * 0.62}" r="${radius}"/></clipPath><linearGradient id="disc" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${inks[1]}"/><stop offset="1" stop-color="${inks[0]}"/></linearGradient></defs>`;
  const stripes = Array.from(
    { length: 6 },
    (_, i) =>
      `<rect x="0" y="${horizon - 30 - i * 44}" width="${SIZE}" height="${24 - i * 3}" fill="${ground[0]}" opacity="0.82"/>`,
  );
  const rows = Array.from(
    { length: 9 },
    (_, i) =>
      `<rect x="0" y="${horizon + 6 + i * i * 5}" width="${SIZE}" height="${2 + i * 0.6}" fill="${inks[2]}" opacity="0.75"/>`,
  );
  const rays = Array.from({ length: 17 }, (_, i) =>
    path(`M500,${horizon} L${(i - 8) * 190 + 500},${SIZE}`, 'none', 0.6, inks[2], 3),
  );
  return `${disc}${glow(500, 450, 560, inks[0], 0.35)}<circle cx="500" cy="${horizon - radius * 0.62}" r="${radius}" fill="url(#disc)"/><g clip-path="url(#round)">${stripes.join('')}</g><rect x="0" y="${horizon}" width="${SIZE}" height="400" fill="${ground[0]}"/>${rows.join('')}${rays.join('')}`;
}

/** A planet with its rings among stars. */
export function orbit(random: Random, palette: Palette): string {
  const { inks, ground } = palette;
  const [x, y, radius] = [between(random, 330, 670), between(random, 380, 640), between(random, 110, 230)];
  const [tilt, flat] = [between(random, -38, 30), between(random, 0.16, 0.42)];
  const stars = Array.from({ length: 110 }, () => {
    const size = 0.8 + 2.6 * random() ** 3;
    return circle(random() * SIZE, random() * SIZE, size, lightest(palette), 0.3 + 0.6 * random());
  });
  const rings = Array.from({ length: 7 }, (_, i) => {
    const width = radius * 1.35 + i * between(random, 26, 40);
    return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * flat}" fill="none" stroke="${inks[i % 2]}" stroke-width="${2 + 7 * random()}" opacity="${0.8 - i * 0.08}" transform="rotate(${tilt} ${x} ${y})"/>`;
  });
  const shade = `<defs><radialGradient id="globe" cx="0.32" cy="0.3" r="0.85"><stop offset="0" stop-color="${inks[0]}"/><stop offset="0.55" stop-color="${inks[2]}"/><stop offset="1" stop-color="${ground[0]}"/></radialGradient></defs>`;
  const globe = `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#globe)"/>`;
  const angle = random() * 7;
  const [moonX, moonY] = [x + radius * 2 * Math.cos(angle), y + radius * 1.9 * Math.sin(angle)];
  const moon = circle(moonX, moonY, radius * between(random, 0.12, 0.26), lightest(palette), 0.95);
  return shade + stars.join('') + glow(x, y, radius * 2, inks[1], 0.25) + rings.join('') + globe + moon;
}
