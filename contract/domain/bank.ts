/** Accounts that photographers are paid to: states, limits, and which numbers there can be. */
export const BANK_STATES = ['reviewing', 'passed', 'rejected'] as const;
export type BankState = (typeof BANK_STATES)[number];

/** Every change of state, all by finance; after a rejection another account is sent. */
const TRANSITIONS: readonly { from: BankState; to: BankState }[] = [
  { from: 'reviewing', to: 'passed' },
  { from: 'reviewing', to: 'rejected' },
];

export function mayMoveBank(from: BankState, to: BankState): boolean {
  return TRANSITIONS.some((one) => one.from === from && one.to === to);
}

export const BANK_REASONS = ['holder', 'number', 'branch', 'other'] as const;
export type BankReason = (typeof BANK_REASONS)[number];

/** Leave to change an account before its year is over: asked for, then given by a second person, then used up or too old. */
export const UNLOCK_STATES = ['asked', 'approved', 'declined', 'used', 'expired'] as const;
export type UnlockState = (typeof UNLOCK_STATES)[number];
export const UNLOCK_KINDS = ['staff', 'bounce'] as const;
export type UnlockKind = (typeof UNLOCK_KINDS)[number];

/** What finance opens: a number, or the bank's file of a batch, which holds it whole. */
export const BANK_LOOKS = ['number', 'bank-file'] as const;
export type BankLook = (typeof BANK_LOOKS)[number];

export const BANK_TEXT = { bank: 40, branch: 60, province: 20, city: 20, number: 40, phone: 30, words: 500 } as const;
export const SHORTEST_BRANCH = 8;
/** Working days within which a decision is due. */
export const BANK_DAYS = 3;
/** Days within which leave to change must be used. */
export const UNLOCK_DAYS = 30;

/** The digits of an account number, whatever was typed between them. */
export function plainAccount(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
}

/** Whether a plain number can be an account: a card with its check digit, or a company's account, which has none. */
export function isAccountNumber(number: string, company: boolean): boolean {
  if (company) return /^\d{8,30}$/.test(number);
  return /^\d{16,19}$/.test(number) && hasCheckDigit(number);
}

/** ISO/IEC 7812: every second digit from the right counts twice. */
function hasCheckDigit(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 1 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
