import { createHmac, randomBytes } from 'node:crypto';

// RFC 6238 with the values that every authenticator app expects: SHA-1, 6 digits, 30 seconds.
const STEP_SECONDS = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => ALPHABET[byte & 31]).join('');
}

export function totpUri(secret: string, account: string): string {
  return `otpauth://totp/Framehall:${encodeURIComponent(account)}?secret=${secret}&issuer=Framehall`;
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / STEP_SECONDS);
}

/** The step that a code is valid for, allowing for a clock that is off by one step. */
export function matchingStep(secret: string, code: string, time: Date): number | undefined {
  const now = stepAt(time);
  return [now, now - 1, now + 1].find((step) => totpCode(secret, step) === code);
}

function decodeBase32(text: string): Buffer {
  let bits = 0;
  let value = 0;
  const bytes: number[] = [];
  for (const letter of text) {
    value = ((value << 5) | ALPHABET.indexOf(letter)) & 0xffff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}
