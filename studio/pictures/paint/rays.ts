import type { Canvas } from './canvas.ts';
import type { Colour } from './colour.ts';
import { noise2, type Noise } from './noise.ts';

/** Beams that fan out from a light, as through gaps in leaves or clouds. */
export function paintRays(
  canvas: Canvas,
  noise: Noise,
  x: number,
  y: number,
  reach: number,
  colour: Colour,
  beams = 14,
): void {
  const { width, height, pixels } = canvas;
  const steps = 2048;
  const fan = Float32Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    const [u, v] = [Math.cos(angle) * beams * 0.5, Math.sin(angle) * beams * 0.5];
    return Math.max(0, noise2(noise, u, v) * 0.9 + noise2(noise, u * 2.7, v * 2.7) * 0.5 + 0.12);
  });
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const dx = column - x * width;
      const dy = row - y * height;
      const distance = Math.sqrt(dx * dx + dy * dy) / height / reach;
      if (distance >= 1) continue;
      const turn = (Math.atan2(dy, dx) / Math.PI / 2 + 0.5) * steps;
      const i = turn | 0;
      const beam = fan[i % steps]! + (fan[(i + 1) % steps]! - fan[i % steps]!) * (turn - i);
      const light = beam * (1 - distance) * (1 - distance) * Math.min(1, distance * 6);
      pixels[at] = pixels[at]! + colour[0] * light;
      pixels[at + 1] = pixels[at + 1]! + colour[1] * light;
      pixels[at + 2] = pixels[at + 2]! + colour[2] * light;
    }
}
