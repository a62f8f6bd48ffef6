import * as z from 'zod/mini';
import { LIMITS } from './domain/limits.ts';

/** A password that somebody types to log in or to prove who they are, by whatever rules it was once chosen. */
export const secret = z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordMax));
export const code = z.string().check(z.regex(/^\d{6}$/));

/** What shows that the owner asks: the current password, or a code of purpose “prove” to the current address. */
export const proof = { password: z.optional(secret), ownerCode: z.optional(code) };
export const oneProof = z.refine<{ password?: string | undefined; ownerCode?: string | undefined }>(
  (input) => (input.password === undefined) !== (input.ownerCode === undefined),
  { error: 'required', path: ['password'] },
);
