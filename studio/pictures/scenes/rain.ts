import { type Canvas, createCanvas, vignette } from '../paint/canvas.ts';
import { type Colour, type Ramp, smooth } from '../paint/colour.ts';
import { between } from '../../random.ts';
import { bokeh } from './bokeh.ts';
import type { Paint } from './recipe.ts';

/** Drops on a window; each shows the lights behind it upside down. */
export function rain(back: Ramp, lights: readonly Colour[]): Paint {
  return (canvas, random) => {
    const { width, height } = canvas;
    const scene = createCanvas(Math.round(width / 4), Math.round(height / 4));
    bokeh({ back, lights, count: 120, small: 0.02, large: 0.075, band: 0.5 })(scene, random);
    enlarge(scene, canvas);
    for (let i = 0; i < 1500; i++) {
      const size = height * (0.0016 + 0.019 * random() ** 5);
      paintDrop(canvas, scene, random() * width, random() * height, size, between(random, 1, 1.35));
    }
    for (let i = 0; i < 14; i++) {
      const x = random() * width;
      let y = random() * height * 0.4;
      for (const end = y + height * between(random, 0.2, 0.6); y < end; y += height * between(random, 0.006, 0.02))
        paintDrop(canvas, scene, x + Math.sin(y * 0.02) * 3, y, height * between(random, 0.0015, 0.004), 1.4);
      paintDrop(canvas, scene, x, y, height * between(random, 0.011, 0.017), 1.45);
    }
    vignette(canvas, 0.5);
  };
}

function enlarge(from: Canvas, to: Canvas): void {
  for (let row = 0, at = 0; row < to.height; row++)
    for (let column = 0; column < to.width; column++, at += 4) {
      const px = Math.min(from.width - 1.01, (column / to.width) * from.width);
      const py = Math.min(from.height - 1.01, (row / to.height) * from.height);
      const [x0, y0] = [px | 0, py | 0];
      const [fx, fy] = [px - x0, py - y0];
      const i = (y0 * from.width + x0) * 4;
      const below = i + from.width * 4;
      for (let part = 0; part < 4; part++) {
        const top = from.pixels[i + part]! * (1 - fx) + from.pixels[i + 4 + part]! * fx;
        const low = from.pixels[below + part]! * (1 - fx) + from.pixels[below + 4 + part]! * fx;
        to.pixels[at + part] = (top + (low - top) * fy) * (part === 3 ? 1 : 0.85);
      }
    }
}

function paintDrop(canvas: Canvas, scene: Canvas, x: number, y: number, radius: number, tall: number): void {
  const { width, height, pixels } = canvas;
  for (let row = Math.max(0, Math.floor(y - radius * tall)); row <= Math.min(height - 1, y + radius * tall); row++)
    for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, x + radius); column++) {
      const dx = (column + 0.5 - x) / radius;
      const dy = (row + 0.5 - y) / radius / tall;
      const square = dx * dx + dy * dy;
      if (square >= 1) continue;
      const bulge = Math.sqrt(1 - square);
      const sx = Math.min(
        scene.width - 1,
        Math.max(0, Math.round((x / width - dx * 0.1 * (1.1 - bulge)) * scene.width)),
      );
      const sy = Math.min(scene.height - 1, Math.max(0, Math.round((0.5 - dy * 0.42) * scene.height)));
      const from = (sy * scene.width + sx) * 4;
      const rim = smooth((1 - square) / 0.3);
      const shine = Math.max(0, 1 - ((dx + 0.35) ** 2 + (dy + 0.45) ** 2) * 14) * 0.9;
      const cover = Math.min(1, (1 - Math.sqrt(square)) * radius + 0.2);
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) {
        const value = scene.pixels[from + part]! * (0.25 + rim * 1.1) * (0.8 + dy * 0.5) + shine;
        pixels[at + part] = pixels[at + part]! * (1 - cover) + value * cover;
      }
    }
}
