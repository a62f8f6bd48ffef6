import type { FastifyInstance } from 'fastify';
import { problem, type Problem } from '../problem.ts';

export const BODY_LIMIT = 1024 * 1024;
const DEEPEST = 32;

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

/** Refuses NUL, which PostgreSQL cannot store, and half a surrogate pair, which is no character. */
export function checkValue(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new Refused(problem('bad-text'));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw new Refused(problem('bad-input'));
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor') throw new Refused(problem('bad-input'));
    checkValue(key, depth + 1);
    checkValue(inner, depth + 1);
  }
}
