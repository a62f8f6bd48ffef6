import { crc32 } from 'node:zlib';

/** A CRC over bytes that come in pieces; values are unsigned and written big-endian. */
export interface Crc {
  bits: 32 | 64;
  /** Reversed polynomial. */
  polynomial: bigint;
  start(): { update(bytes: Uint8Array): void; value(): bigint };
}

function tableOf32(polynomial: number): Uint32Array[] {
  const tables = Array.from({ length: 8 }, () => new Uint32Array(256));
  for (let byte = 0; byte < 256; byte += 1) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
    tables[0]![byte] = crc >>> 0;
  }
  for (let slice = 1; slice < 8; slice += 1)
    for (let byte = 0; byte < 256; byte += 1) {
      const before = tables[slice - 1]![byte]!;
      tables[slice]![byte] = ((before >>> 8) ^ tables[0]![before & 255]!) >>> 0;
    }
  return tables;
}

const CASTAGNOLI = 0x82f63b78;
const castagnoli = tableOf32(CASTAGNOLI);

/** Processes eight bytes per step, with tables. */
function updateCrc32c(crc: number, bytes: Uint8Array): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = castagnoli as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  let at = 0;
  for (const end = bytes.length - 7; at < end; at += 8) {
    const low = crc ^ (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24));
    crc =
      t7[low & 255]! ^
      t6[(low >>> 8) & 255]! ^
      t5[(low >>> 16) & 255]! ^
      t4[low >>> 24]! ^
      t3[bytes[at + 4]!]! ^
      t2[bytes[at + 5]!]! ^
      t1[bytes[at + 6]!]! ^
      t0[bytes[at + 7]!]!;
  }
  for (; at < bytes.length; at += 1) crc = (crc >>> 8) ^ t0[(crc ^ bytes[at]!) & 255]!;
  return crc;
}

const NVME = 0x9a6c9329ac4bc9b5n;
const nvmeHigh = new Uint32Array(256);
const nvmeLow = new Uint32Array(256);
for (let byte = 0; byte < 256; byte += 1) {
  let crc = BigInt(byte);
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1n ? (crc >> 1n) ^ NVME : crc >> 1n;
  nvmeHigh[byte] = Number(crc >> 32n);
  nvmeLow[byte] = Number(crc & 0xffffffffn);
}

function updateCrc64(crc: { high: number; low: number }, bytes: Uint8Array): void {
  let { high, low } = crc;
  for (let at = 0; at < bytes.length; at += 1) {
    const slot = (low ^ bytes[at]!) & 255;
    low = ((low >>> 8) | (high << 24)) ^ nvmeLow[slot]!;
    high = (high >>> 8) ^ nvmeHigh[slot]!;
  }
  crc.high = high;
  crc.low = low;
}

export const CRCS = {
  crc32: {
    bits: 32,
    polynomial: 0xedb88320n,
    start() {
      let crc = 0;
      return { update: (bytes) => void (crc = crc32(bytes, crc)), value: () => BigInt(crc) };
    },
  },
  crc32c: {
    bits: 32,
    polynomial: BigInt(CASTAGNOLI),
    start() {
      let crc = -1;
      return { update: (bytes) => void (crc = updateCrc32c(crc, bytes)), value: () => BigInt(~crc >>> 0) };
    },
  },
  crc64nvme: {
    bits: 64,
    polynomial: NVME,
    start() {
      const crc = { high: -1, low: -1 };
      return {
        update: (bytes) => updateCrc64(crc, bytes),
        value: () => (BigInt(~crc.high >>> 0) << 32n) | BigInt(~crc.low >>> 0),
      };
    },
  },
} as const satisfies Record<string, Crc>;

/** The CRC of `a` followed by `b`, from the CRCs of both and the length of `b`. */
export function joinCrcs({ bits, polynomial }: Crc, a: bigint, b: bigint, lengthOfB: number): bigint {
  const top = 1n << BigInt(bits - 1);
  const times = (x: bigint, y: bigint): bigint => {
    let product = 0n;
    for (let power = x; y !== 0n; y = (y << 1n) & (top * 2n - 1n)) {
      if (y & top) product ^= power;
      power = power & 1n ? (power >> 1n) ^ polynomial : power >> 1n;
    }
    return product;
  };
  // Computes x to the power of 8 × length by squaring; in this order of bits, one is the top bit and x the next.
  let shift = top;
  let base = top >> 8n;
  for (let left = lengthOfB; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) shift = times(shift, base);
    base = times(base, base);
  }
  return times(a, shift) ^ b;
}
