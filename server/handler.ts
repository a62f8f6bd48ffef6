import type { Call, Calls, OutputOf, ParsedInputOf } from '#contract/call.ts';
import type { Context, JudgeContext, MemberContext } from './context.ts';
import type { Problem } from './platform/problem.ts';

type ContextOf<C extends Call> = C['who'] extends 'anyone'
  ? Context
  : C['who'] extends 'judge'
    ? JudgeContext
    : MemberContext;

/** Unpacks a call's input, calls the rule and packs the reply. */
type Handler<C extends Call> = (
  ctx: ContextOf<C>,
  input: ParsedInputOf<C>,
) => Promise<OutputOf<C> | Problem> | OutputOf<C> | Problem;

/** One handler for each call of a part of the contract; a missing handler does not compile. */
export type Handlers<T extends Calls> = { [Name in keyof T]: Handler<T[Name]> };
