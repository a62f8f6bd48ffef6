import { bloom } from '../paint/bloom.ts';
import { vignette } from '../paint/canvas.ts';
import { type Colour, type Ramp, clamp01, rampColour, smooth } from '../paint/colour.ts';
import { type Noise, createNoise, noise2 } from '../paint/noise.ts';
import { between } from '../../random.ts';
import { type LinePoint, trace } from '../paint/stroke.ts';
import type { Paint } from './recipe.ts';

/** Thousands of lines that follow one current. */
export function current(look: { back: Colour; colours: Ramp; count: number; bends: number }): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    for (let i = 0; i < width * height; i++) {
      pixels[i * 4] = look.back[0];
      pixels[i * 4 + 1] = look.back[1];
      pixels[i * 4 + 2] = look.back[2];
      pixels[i * 4 + 3] = 1;
    }
    const noise = createNoise(random);
    for (let i = 0; i < look.count; i++) {
      let [x, y] = [random() * width * 1.2 - width * 0.1, random() * height * 1.2 - height * 0.1];
      const wide = between(random, 0.0012, 0.005) * height;
      const [r, g, b] = rampColour(
        look.colours,
        clamp01(0.5 + noise2(noise, (x / height) * 1.3 + 40, (y / height) * 1.3) * 0.75 + between(random, -0.09, 0.09)),
      );
      const line: LinePoint[] = [];
      const steps = 60;
      for (let k = 0; k < steps; k++) {
        line.push({ x, y, width: wide * Math.sin(((k + 0.5) / steps) * Math.PI) });
        const angle =
          (noise2(noise, (x / height) * look.bends, (y / height) * look.bends) * 1.5 +
            noise2(noise, (x / height) * look.bends * 2.3 + 9, (y / height) * look.bends * 2.3) * 0.4) *
          2.4;
        x += Math.cos(angle) * height * 0.008;
        y += Math.sin(angle) * height * 0.008;
      }
      trace(line, width, height, (pixel, cover, _along, across) => {
        const at = pixel * 4;
        const light = 0.75 + 0.35 * across;
        const alpha = cover * 0.92;
        pixels[at] = pixels[at]! * (1 - alpha) + r * light * alpha;
        pixels[at + 1] = pixels[at + 1]! * (1 - alpha) + g * light * alpha;
        pixels[at + 2] = pixels[at + 2]! * (1 - alpha) + b * light * alpha;
      });
    }
    vignette(canvas, 0.4);
  };
}

/** Sheets of smoke, lit in two colours. */
export interface Smoke {
  back: Colour;
  left: Colour;
  right: Colour;
}

/** How dense smoke is at a place (picture heights) and time: threads that curl around each other. */
export function smokeAt(noise: Noise, x: number, y: number, time: number): number {
  const slow = noise2(noise, x * 1.5 + 7, y * 1.1 + time * 0.2);
  const curl = noise2(noise, x * 2.4 + 60 - slow * 1.3, y * 1.9 + time * 0.34 + slow);
  const [px, py] = [x + slow * 0.3 + curl * 0.16, y + curl * 0.24];
  const one = 1 - Math.abs(noise2(noise, px * 3.4 + 20, py * 1.5 + time * 0.3));
  const two = 1 - Math.abs(noise2(noise, px * 6.2 + 90 + one, py * 2.6 + time * 0.45));
  const sharp = two * two;
  return clamp01(one * one * one * 0.55 + sharp * sharp * two * 0.5 + curl * 0.4 - 0.12);
}

export function smoke(look: Smoke): Paint {
  return (canvas, random) => {
    const { width, height, pixels } = canvas;
    const noise = createNoise(random);
    for (let row = 0, at = 0; row < height; row++)
      for (let column = 0; column < width; column++, at += 4) {
        const [x, y] = [(column - width / 2) / height, row / height];
        const dense = smokeAt(noise, x, y, 0) * plume(x, y);
        const warm = smooth(0.5 + x * 1.5 + (dense - 0.3) * 0.4);
        const light = dense * dense * 2.6;
        for (let part = 0; part < 3; part++)
          pixels[at + part] =
            look.back[part]! + (look.left[part]! + (look.right[part]! - look.left[part]!) * warm) * light;
        pixels[at + 3] = 1;
      }
    bloom(canvas, 0.5, 0.05, 0.3);
    vignette(canvas, 0.5);
  };
}

/** Smoke rises in the middle and leaves the edges free. */
function plume(x: number, y: number): number {
  const wide = 0.26 + 0.12 * Math.sin(y * 3.2 + 0.4);
  return Math.exp(-((x / wide) ** 2)) * smooth((1.12 - y) * 3) * smooth((y + 0.35) * 1.6);
}
