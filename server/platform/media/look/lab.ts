/** CIE L*a*b*, in which distance is close to what the eye sees, from sRGB bytes (D65). */
export type Lab = [number, number, number];

const WHITE = [0.9505, 1, 1.089] as const;

export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [red, green, blue].map(linear) as Lab;
  const x = cubeRoot((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE[0]);
  const y = cubeRoot((0.2126 * r + 0.7152 * g + 0.0722 * b) / WHITE[1]);
  const z = cubeRoot((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function toHex([l, a, b]: Lab): string {
  const fy = (l + 16) / 116;
  const [x, y, z] = [fy + a / 500, fy, fy - b / 200].map((value, axis) => cube(value) * (WHITE[axis] ?? 1)) as Lab;
  const channels = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  return `#${channels.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`;
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(value: number): number {
  const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(curved * 255)));
}

function cubeRoot(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

function cube(value: number): number {
  return value ** 3 > 0.008856 ? value ** 3 : (value - 16 / 116) / 7.787;
}
