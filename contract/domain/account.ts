/** An account is known by an email address or a mobile number; people type either into one field. */
export type Account = { kind: 'email' | 'mobile'; value: string };

const EMAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]{1,185}\.[a-z0-9-]{2,63}$/;
const MAINLAND_MOBILE = /^(?:\+?86)?(1[3-9]\d{9})$/;
const FOREIGN_MOBILE = /^\+[1-9]\d{7,14}$/;

/** Reads what was typed; the value is the one form under which an account is stored and compared. */
export function parseAccount(typed: string): Account | null {
  const text = typed.normalize('NFKC').trim().toLowerCase();
  if (text.includes('@')) return EMAIL.test(text) ? { kind: 'email', value: text } : null;
  const digits = text.replaceAll(/[\s()-]/g, '');
  const mainland = MAINLAND_MOBILE.exec(digits)?.[1];
  if (mainland) return { kind: 'mobile', value: `+86${mainland}` };
  return FOREIGN_MOBILE.test(digits) ? { kind: 'mobile', value: digits } : null;
}

/** Purposes of a verification code; a code for one is useless for the others. */
export const CODE_PURPOSES = ['register', 'login', 'reset', 'bind', 'prove', 'apply', 'identity'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
