import { createHash } from 'node:crypto';
import { CRCS, joinCrcs } from './crc.ts';

export const CHECKSUMS = ['crc32', 'crc32c', 'crc64nvme', 'sha1', 'sha256'] as const;
export type ChecksumName = (typeof CHECKSUMS)[number];

/** A checksum as S3 writes it: base64, followed by `-N` when it is a checksum of the checksums of N parts. */
export interface Checksum {
  name: ChecksumName;
  value: string;
}

const BYTES: Record<ChecksumName, number> = { crc32: 4, crc32c: 4, crc64nvme: 8, sha1: 20, sha256: 32 };

export function isChecksumName(name: string): name is ChecksumName {
  return (CHECKSUMS as readonly string[]).includes(name);
}

function isCrc(name: ChecksumName): name is keyof typeof CRCS {
  return name in CRCS;
}

export function isChecksumValue(name: ChecksumName, value: string): boolean {
  const bytes = Buffer.from(value, 'base64');
  return bytes.length === BYTES[name] && bytes.toString('base64') === value;
}

/** Takes bytes in pieces and returns their checksum in base64. */
export function startChecksum(name: ChecksumName): { update(bytes: Uint8Array): void; value(): string } {
  if (!isCrc(name)) {
    const hash = createHash(name);
    return { update: (bytes) => void hash.update(bytes), value: () => hash.digest('base64') };
  }
  const crc = CRCS[name].start();
  return { update: crc.update, value: () => toBase64(crc.value(), BYTES[name]) };
}

/** Combines the checksums of parts into one for the object; undefined when a part has none of that name. */
export function joinChecksums(
  name: ChecksumName,
  parts: readonly { size: number; checksum?: Checksum | undefined }[],
  type: 'COMPOSITE' | 'FULL_OBJECT',
): string | undefined {
  const values = parts.flatMap(({ checksum }) =>
    checksum?.name === name ? [Buffer.from(checksum.value, 'base64')] : [],
  );
  if (values.length !== parts.length) return undefined;
  if (type === 'COMPOSITE') {
    const whole = startChecksum(name);
    for (const value of values) whole.update(value);
    return `${whole.value()}-${parts.length}`;
  }
  if (!isCrc(name)) return undefined;
  const joined = values.reduce<bigint | undefined>((before, value, index) => {
    const own = BigInt(`0x${value.toString('hex')}`);
    return before === undefined ? own : joinCrcs(CRCS[name], before, own, parts[index]?.size ?? 0);
  }, undefined);
  return toBase64(joined ?? 0n, BYTES[name]);
}

function toBase64(value: bigint, bytes: number): string {
  return Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex').toString('base64');
}
