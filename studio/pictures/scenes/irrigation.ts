import { vignette } from '../paint/canvas.ts';
import { clamp01, type Colour } from '../paint/colour.ts';
import { createNoise, createTile, readTile } from '../paint/noise.ts';
import { between, pick } from '../../random.ts';
import type { Paint } from './recipe.ts';

interface Circles {
  ground: Colour;
  crops: readonly Colour[];
  size: number;
}

/** Round fields of a desert, watered by arms that turn. */
export function circles(look: Circles): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    const soft = createTile(noise, 256, 4, 5, 0.55);
    const fine = createTile(noise, 256, 16, 4, 0.7);
    const across = Math.ceil(width / height / look.size) + 2;
    const plots = Array.from({ length: across * 12 }, () => ({
      colour: pick(random, look.crops),
      other: pick(random, look.crops),
      from: random() * 6.283,
      wide: between(random, 0, 5),
      bare: random() < 0.1,
      fit: between(random, 0.42, 0.485),
    }));
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const x = column / height / look.size + 0.37;
        const y = row / height / look.size + 0.2 + (Math.floor(x) & 1) * 0.0;
        const plot = plots[(Math.floor(y) * across + Math.floor(x)) % plots.length]!;
        const [dx, dy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
        const away = Math.sqrt(dx * dx + dy * dy);
        const cloud = readTile(soft, x * 40, y * 40);
        const grain = readTile(fine, column * (512 / height), row * (512 / height));
        const inside = plot.bare ? 0 : clamp01(((plot.fit - away) * look.size * height) / 1.2 + 0.5);
        const turn = (Math.atan2(dy, dx) + 6.283 - plot.from + 6.283) % 6.283;
        const crop = turn < plot.wide ? plot.other : plot.colour;
        const track = 1 - 0.22 * Math.exp(-(((away * 26) % 1) ** 2) * 60) - 0.3 * Math.exp(-((turn * away * 60) ** 2));
        for (let part = 0; part < 3; part++) {
          const earth = look.ground[part]! * (1 + cloud * 0.3 + grain * 0.12);
          const green = crop[part]! * (1 + cloud * 0.4 + grain * 0.14) * track;
          pixels[at + part] = earth + (green - earth) * inside;
        }
        pixels[at + 3] = 1;
      }
    vignette(canvas, 0.45);
  };
}
