import type { FastifyInstance } from 'fastify';
import { problem, type Problem } from '../problem.ts';

export const BODY_LIMIT = 1024 * 1024;
const DEEPEST = 32;
const MOST_VALUES = 20_000;

/** Thrown for a request that is refused before any rule sees it. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(refusal: Problem) {
    super(refusal.code);
    this.problem = refusal;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Accepts only JSON; an empty body counts as an empty object, because half of the calls take no input. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const;
  app.addContentTypeParser<Buffer>('application/json', options, (request, body, done) => {
    try {
      if (request.headers['content-encoding']) throw new Refused(problem('wrong-media-type'));
      done(null, parseJson(body));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    throw new Refused(problem('bad-json'));
  }
  checkValue(value);
  return value;
}

/**
 * Refuses NUL, which PostgreSQL cannot store, half a surrogate pair, which is no character, and more values than any
 * call takes: finding fault with each of them would keep everybody else waiting.
 */
export function checkValue(value: unknown): void {
  check(value, 0, { values: MOST_VALUES });
}

function check(value: unknown, depth: number, room: { values: number }): void {
  if (typeof value === 'string') return checkText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw new Refused(problem('bad-input'));
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  const values: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  room.values -= values.length;
  if (room.values < 0) throw new Refused(problem('too-large'));
  for (const key of keys) {
    if (key === '__proto__' || key === 'constructor') throw new Refused(problem('bad-input'));
    checkText(key);
  }
  for (const inner of values) check(inner, depth + 1, room);
}

function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Refused(problem('bad-text'));
}
