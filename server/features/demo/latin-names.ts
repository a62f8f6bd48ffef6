import { DEMO_ACCOUNTS } from './accounts.ts';
import { APPLICANTS } from './applicants.ts';
import { COMPANY_PEOPLE } from './company-people.ts';
import { JURY } from './contests/jury.ts';
import { SHOPS } from './shops.ts';

const LATIN = new Map([
  ...DEMO_ACCOUNTS.map(({ nickname, nicknameEn }) => [nickname, nicknameEn] as const),
  ...APPLICANTS.map(({ nickname, nicknameEn }) => [nickname, nicknameEn] as const),
  ...COMPANY_PEOPLE.map(({ nickname, nicknameEn }) => [nickname, nicknameEn] as const),
  ...JURY.map(({ name, nameEn }) => [name, nameEn] as const),
  ...SHOPS.map(({ photographer, photographerEn }) => [photographer, photographerEn] as const),
]);

/** Where replies say who somebody is. Other fields hold what people typed, a licensee's contact for example. */
const NAME_FIELDS = new Set([
  'actor',
  'addedBy',
  'answeredBy',
  'askedBy',
  'author',
  'buyer',
  'by',
  'closedBy',
  'createdBy',
  'decidedBy',
  'judge',
  'name',
  'nickname',
  'owner',
  'photographer',
  'preparedBy',
  'releasedBy',
  'reporter',
  'seller',
]);

/**
 * A reply with the names of the demo's people in Latin letters, for English readers. An account has one name, as it was
 * typed, and keeps it: one's own profile, which can be edited, shows it unchanged.
 */
export function withLatinNames<T>(reply: T): T {
  if (Array.isArray(reply)) return reply.map((one: unknown) => withLatinNames(one)) as T;
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(Object.entries(reply).map(([field, value]) => [field, inLatin(field, value)])) as T;
}

function inLatin(field: string, value: unknown): unknown {
  if (field === 'profile') return value;
  if (typeof value !== 'string') return withLatinNames(value);
  return (NAME_FIELDS.has(field) && LATIN.get(value)) || value;
}
