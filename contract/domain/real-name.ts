import { isDay } from './editing.ts';
import { isCreditCode } from './order.ts';

/** Who a photographer is before the law: papers, numbers, states and limits. */
export const ID_PAPERS = ['id-card', 'passport', 'hk-macao-permit', 'taiwan-permit', 'business-licence'] as const;
export type IdPaper = (typeof ID_PAPERS)[number];

export const REAL_NAME_STATES = ['verifying', 'verified', 'rejected', 'replaced'] as const;
export type RealNameState = (typeof REAL_NAME_STATES)[number];

/** Every change of state, all by finance; somebody who was rejected, or has another name, sends everything as something new. */
const TRANSITIONS: readonly { from: RealNameState; to: RealNameState }[] = [
  { from: 'verifying', to: 'verified' },
  { from: 'verifying', to: 'rejected' },
  // Another one of the same account was verified.
  { from: 'verified', to: 'replaced' },
];

export function mayMoveRealName(from: RealNameState, to: RealNameState): boolean {
  return TRANSITIONS.some((one) => one.from === from && one.to === to);
}

export const NAME_REASONS = ['unreadable', 'differs', 'expired', 'doubtful', 'other'] as const;
export type NameReason = (typeof NAME_REASONS)[number];

export const ID_SIDES = ['front', 'back'] as const;
export type IdSide = (typeof ID_SIDES)[number];

/** What finance opens: a picture, a number, or the tax report, which holds number and address. */
export const NAME_LOOKS = [...ID_SIDES, 'number', 'tax-report'] as const;
export type NameLook = (typeof NAME_LOOKS)[number];

/** Pictures that each paper needs; a passport has one page, a business licence is one sheet. */
export const SIDES_OF: Record<IdPaper, readonly IdSide[]> = {
  'id-card': ['front', 'back'],
  passport: ['front'],
  'hk-macao-permit': ['front', 'back'],
  'taiwan-permit': ['front', 'back'],
  'business-licence': ['front'],
};

export const isCompany = (paper: IdPaper): boolean => paper === 'business-licence';

export const REAL_NAME_TEXT = { name: 60, number: 40, address: 120, words: 500 } as const;
/** Most bytes of a picture as it is sent. */
export const ID_PICTURE_BYTES = 700_000;
/** Working days within which a decision is due. */
export const REAL_NAME_DAYS = 3;
/** Days after which papers that were rejected or replaced are deleted, and pictures that were never submitted. */
export const ENDED_KEPT_DAYS = 90;
export const UNSENT_KEPT_DAYS = 7;

/** The one form under which a number is stored and compared, whatever spaces and letters were typed. */
export function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–()]/g, '');
}

const FORMS: Record<IdPaper, (number: string) => boolean> = {
  'id-card': isIdCard,
  passport: (number) => /^(?=.*\d)[A-Z0-9]{6,9}$/.test(number),
  'hk-macao-permit': (number) => /^[HM](?:\d{8}|\d{10})$/.test(number),
  'taiwan-permit': (number) => /^(?:\d{8}|\d{10}[A-Z0-9]?)$/.test(number),
  'business-licence': isCreditCode,
};

/** Whether a plain number can be one of this paper, check digits included. */
export function isIdNumber(paper: IdPaper, number: string): boolean {
  return FORMS[paper](number);
}

/** First two digits of every province, municipality and autonomous region. */
const PROVINCES = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5])/;
const CHECKS = '10X98765432';

/** A resident identity card: place, day of birth, sequence and check digit (GB 11643). */
function isIdCard(number: string): boolean {
  if (!/^\d{17}[\dX]$/.test(number) || !PROVINCES.test(number)) return false;
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!isDay(born) || born < '1900-01-01') return false;
  return idCheckDigit(number.slice(0, 17)) === number[17];
}

export function idCheckDigit(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (2 ** (17 - place) % 11), 0);
  return CHECKS[sum % 11] ?? '';
}

/** All but the last four characters hidden, of numbers of which only the end is known. */
export const masked = (end: string): string => `•••• ${end}`;
