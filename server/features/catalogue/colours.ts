import type { Colour } from '#contract/domain/discovery.ts';

const MOST = 3;
/** Black, grey and white are in almost every picture, so they count only among this many heaviest colours. */
const NEUTRALS_AMONG = 2;
const NEUTRALS: readonly Colour[] = ['black', 'grey', 'white'];

/** Names of a picture's colours, heaviest first, from its dominant ones (`#rrggbb`, heaviest first). */
export function coloursOf(hexes: readonly string[]): Colour[] {
  const names = hexes.map(nameOf).filter((name, index) => index < NEUTRALS_AMONG || !NEUTRALS.includes(name));
  const all = [...new Set(names)];
  // Grey says little when there are enough colours.
  return (all.length > MOST ? all.filter((name) => name !== 'grey') : all).slice(0, MOST);
}

/** Lightness (0 to 1), chroma (0 is grey, pure red 0.26) and hue (degrees, pure red 29), as the eye perceives them. */
interface Oklch {
  light: number;
  chroma: number;
  hue: number;
}

function nameOf(hex: string): Colour {
  const colour = oklchOf(hex);
  return neutralName(colour) ?? hueName(colour);
}

function neutralName({ light, chroma }: Oklch): Colour | undefined {
  if (light < 0.2 || (light < 0.25 && chroma < 0.06) || (light < 0.35 && chroma < 0.04)) return 'black';
  if (light > 0.95 && chroma < 0.04) return 'white';
  // The eye notices a weaker tint in dark and bright colours than in between.
  if (chroma >= (light > 0.45 && light < 0.85 ? 0.05 : 0.035)) return undefined;
  return light > 0.86 ? 'white' : 'grey';
}

function hueName({ light, chroma, hue }: Oklch): Colour {
  if (hue < 10 || hue >= 335) return light >= 0.55 ? 'pink' : hue >= 335 && hue < 345 ? 'purple' : 'red';
  if (hue < 33 || (hue < 40 && light < 0.6 && chroma > 0.12)) return redName(light, chroma);
  if (hue < 75) return light < 0.55 || (light < 0.7 && chroma < 0.12) || isDull(light, chroma) ? 'brown' : 'orange';
  if (hue < 112) return yellowName(light, chroma, hue);
  if (hue < 165) return 'green';
  if (hue < 212) return 'teal';
  if (hue < 280) return 'blue';
  return hue >= 320 && light > 0.68 ? 'pink' : 'purple';
}

function redName(light: number, chroma: number): Colour {
  if (light > 0.66 && chroma < 0.16) return 'pink';
  return chroma < 0.1 ? 'brown' : 'red';
}

/** Dark yellow looks brown, or towards green olive. */
function yellowName(light: number, chroma: number, hue: number): Colour {
  if (light < 0.7) return hue >= 100 ? 'green' : 'brown';
  return isDull(light, chroma) ? 'brown' : 'yellow';
}

function isDull(light: number, chroma: number): boolean {
  return light < 0.85 && chroma < 0.075;
}

/** Björn Ottosson's Oklab in polar form: unlike CIE Lab it keeps blue apart from purple. */
function oklchOf(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
