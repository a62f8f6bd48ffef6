/** The primaries of every sRGB profile (XYZ, relative to D50). */
const SRGB_COLORANTS: [tag: string, x: number, y: number, z: number][] = [
  ['rXYZ', 0.4361, 0.2225, 0.0139],
  ['gXYZ', 0.3851, 0.7169, 0.0971],
  ['bXYZ', 0.1431, 0.0606, 0.7141],
];
const TOLERANCE = 0.01;

/** Judges a profile by its primaries instead of its name; only a profile without primaries by its name. */
export function isSrgbProfile(profile: Buffer): boolean {
  if (profile.length < 132 || profile.toString('latin1', 16, 20) !== 'RGB ') return false;
  const tags = readTags(profile);
  const colorants = SRGB_COLORANTS.map(([tag]) => readXyz(tags.get(tag)));
  if (colorants.every((colorant) => colorant === undefined))
    return /srgb/i.test(tags.get('desc')?.toString('latin1').replaceAll('\0', '') ?? '');
  return SRGB_COLORANTS.every(([, ...wanted], index) => {
    const found = colorants[index];
    return found !== undefined && wanted.every((value, axis) => Math.abs(value - (found[axis] ?? NaN)) < TOLERANCE);
  });
}

function readTags(profile: Buffer): Map<string, Buffer> {
  const tags = new Map<string, Buffer>();
  const count = Math.min(profile.readUInt32BE(128), 100);
  for (let at = 132; at < 132 + count * 12 && at + 12 <= profile.length; at += 12) {
    const [offset, size] = [profile.readUInt32BE(at + 4), profile.readUInt32BE(at + 8)];
    tags.set(profile.toString('latin1', at, at + 4), profile.subarray(offset, offset + size));
  }
  return tags;
}

function readXyz(tag: Buffer | undefined): number[] | undefined {
  if (!tag || tag.length < 20) return undefined;
  return [8, 12, 16].map((at) => tag.readInt32BE(at) / 65536);
}
