import type { FieldProblem, ProblemCode } from '#contract/domain/problems.ts';

const mark = Symbol('problem');

/** A failure that the caller expects, returned like any other value. */
export interface Problem {
  [mark]: true;
  code: ProblemCode;
  fields?: Record<string, FieldProblem>;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
  /** Fields of a reply that is no error at the HTTP level. */
  answer?: Record<string, unknown>;
}

export function problem(code: ProblemCode, details: Omit<Problem, typeof mark | 'code'> = {}): Problem {
  return { [mark]: true, code, ...details };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && mark in value;
}

/** The result of a step that cannot be refused here. If it is refused, the error undoes the surrounding transaction. */
export function must<T>(result: T | Problem): T {
  if (isProblem(result)) throw new Error(`refused although nothing could: ${result.code}`);
  return result;
}
