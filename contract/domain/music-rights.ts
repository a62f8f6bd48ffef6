/** What somebody did for a piece of music. */
export const WRITER_ROLES = ['composer', 'author', 'arranger', 'publisher'] as const;

/** Somebody who has a share in a piece. */
export interface Writer {
  role: (typeof WRITER_ROLES)[number];
  name: string;
  /** The society that collects for them, such as MCSC; empty for none. */
  pro: string;
  /** Their number at the societies, 9 to 11 digits; empty when it is not known. */
  ipi: string;
  /** In hundredths of a per cent. */
  share: number;
}

/** Who made a sound, as papers name it. */
export interface Credits {
  composer: string;
  artist: string;
  isrc: string;
  iswc: string;
  writers: Writer[];
}

export const WHOLE_SHARE = 10_000;

export const RIGHTS_LIMITS = { writers: 30, name: 120, pro: 20 } as const;

/** Societies that are offered; others can be typed. */
export const PROS = [
  'MCSC',
  'CASH',
  'MÜST',
  'ASCAP',
  'BMI',
  'SESAC',
  'PRS',
  'GEMA',
  'SACEM',
  'JASRAC',
  'KOMCA',
] as const;

const plain = (code: string) => code.replaceAll(/[\s.-]/g, '').toUpperCase();

/** An ISRC without hyphens: `CN-A23-24-00017` becomes `CNA232400017`. */
export const tidyIsrc = plain;
/** An ISWC without dots: `T-034.524.680-1` becomes `T0345246801`. */
export const tidyIswc = plain;

export function isIsrc(code: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/.test(code);
}

/** The last digit of an ISWC proves the others. */
export function isIswc(code: string): boolean {
  if (!/^T\d{10}$/.test(code)) return false;
  const digits = Array.from(code.slice(1), Number);
  const sum = digits.slice(0, 9).reduce((total, digit, place) => total + digit * (place + 1), 1);
  return (10 - (sum % 10)) % 10 === digits[9];
}

/** How many hundredths of a per cent writers and publishers have together. */
export function sharesOf(writers: readonly Writer[]): { writers: number; publishers: number } {
  const sum = (wanted: boolean) =>
    writers.filter(({ role }) => (role === 'publisher') === wanted).reduce((total, { share }) => total + share, 0);
  return { writers: sum(false), publishers: sum(true) };
}

/** Whether writers share the whole, and publishers too if there are any; nobody at all is fine. */
export function sharesAreWhole(writers: readonly Writer[]): boolean {
  if (writers.length === 0) return true;
  const shares = sharesOf(writers);
  const published = writers.some(({ role }) => role === 'publisher');
  return shares.writers === WHOLE_SHARE && (!published || shares.publishers === WHOLE_SHARE);
}

/** A share as people write it: 33.33 %, 50 %. */
export function formatShare(share: number): string {
  return `${(share / 100).toFixed(2).replace(/\.?0+$/, '')}%`;
}

/** Somebody's share on paper: Wen Li (MCSC, 00052210040) 50%. */
export function creditLine({ name, pro, ipi, share }: Writer): string {
  const society = [pro, ipi].filter(Boolean).join(', ');
  return `${name}${society && ` (${society})`} ${formatShare(share)}`;
}
