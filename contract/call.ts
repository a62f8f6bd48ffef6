import * as z from 'zod/mini';
import type { KeyScope } from './domain/api-key.ts';
import type { StaffRole } from './domain/roles.ts';

/**
 * Who may make a call. `anyone`: visitors too. `signing-in`: a session that may not have completed two-step
 * verification. `member`: any full session. `contributor`: photographers and material managers. `photographer`: no
 * managers. `judge`: whoever entered a judge's key, which opens nothing else. `key`: a program with a company's key for
 * this. A list: staff with one of these roles.
 */
export type Who =
  | 'anyone'
  | 'signing-in'
  | 'member'
  | 'contributor'
  | 'photographer'
  | 'judge'
  | { key: KeyScope }
  | readonly StaffRole[];

export interface Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Caller extends Who = Who,
  Path extends string = string,
> {
  method: 'GET' | 'POST';
  path: Path;
  /** A second address of the same call. */
  alsoAt?: string;
  who: Caller;
  /** The statement that saves looks itself whether the judge's session still holds, and tells who comes too late. */
  looksItself?: true;
  /** One line for the API page. */
  summary: string;
  input: Input;
  /** The fields beside `code`, `success` and `message`. */
  output: Output;
  /** Seconds for which anybody may keep the reply to a visitor; a member's is never kept. */
  keep?: number;
}

export type Calls = Record<string, Call>;

/** Input as a caller sends it, before defaults are filled in. */
export type InputOf<C> = C extends Call<infer Input> ? z.input<Input> : never;
/** Input as a handler gets it, after validation. */
export type ParsedInputOf<C> = C extends Call<infer Input> ? z.output<Input> : never;
export type OutputOf<C> = C extends Call<z.ZodMiniType, infer Output> ? z.output<Output> : never;

export function post<
  Path extends string,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Caller extends Who,
>(path: Path, call: Omit<Call<Input, Output, Caller>, 'method' | 'path'>): Call<Input, Output, Caller, Path> {
  return { method: 'POST', path, ...call };
}

/** A public read; its input comes from the address: from the query, and from the path where that says `:name`. */
export function get<
  Path extends string,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  const Caller extends Who,
>(path: Path, call: Omit<Call<Input, Output, Caller>, 'method' | 'path'>): Call<Input, Output, Caller, Path> {
  return { method: 'GET', path, ...call };
}

export const nothing = z.strictObject({});

/** Free text of a length counted in characters, as people count them. */
export function text(min: number, max: number) {
  return z.string().check(
    z.refine((value) => Array.from(value).length >= min, {
      error: min === 1 ? 'required' : 'too-short',
      params: { min },
    }),
    z.refine((value) => Array.from(value).length <= max, { error: 'too-long', params: { max } }),
  );
}

/** A name that papers and mails put into a sentence: line breaks and other control characters become spaces. */
export function oneLine(min: number, max: number) {
  const onOneLine = z.transform((value: string) => value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim());
  return z.pipe(z.pipe(z.string(), onOneLine), text(min, max));
}

/** Words that a person types, with surrounding space trimmed. */
export function line(min: number, max: number) {
  return z.pipe(z.string().check(z.trim()), text(min, max));
}

export const id = z.int().check(z.positive());

/** A number in an address. */
export const idInAddress = z.coerce.number().check(z.int(), z.positive(), z.lte(Number.MAX_SAFE_INTEGER));

/** Pages of a list; a page size out of range is clamped. */
export const paging = {
  pageNo: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
  pageSize: z._default(
    z.pipe(
      z.int(),
      z.transform((size) => Math.min(Math.max(size, 1), 100)),
    ),
    20,
  ),
};

/** The same in an address. */
export const pagingInAddress = {
  pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  pageSize: z._default(
    z.pipe(
      z.coerce.number().check(z.int()),
      z.transform((size) => Math.min(Math.max(size, 1), 100)),
    ),
    20,
  ),
};

export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ infos: z.array(item), total: z.int() });
}

/** An instant on the wire: ISO 8601 in UTC. */
export const instant = z.iso.datetime();
