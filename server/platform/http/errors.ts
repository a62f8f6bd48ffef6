import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldProblem } from '#contract/domain/problems.ts';
import { FIELD_PROBLEMS } from '#contract/domain/problems.ts';
import { isDatabaseBusy, isDatabaseGone, whyDatabaseGone } from '../database/failures.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { isStoreGone } from '../objects/failures.ts';
import { isSearchGone } from '../opensearch/failures.ts';
import { problem, type Problem } from '../problem.ts';
import { Refused } from './body.ts';
import { opensPage, sendProblemPage } from './problem-page.ts';
import { sendProblem } from './reply.ts';

const BY_STATUS: Record<number, Problem> = {
  404: problem('not-found'),
  413: problem('too-large'),
  415: problem('wrong-media-type'),
};

type SendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Turns every error into a reply of the usual form. Our own faults are logged as errors; what does not answer at the
 * moment is warned of once a minute, because it would fill the log.
 */
export function errorSender(): SendError {
  const isTime = onceAMinute();
  return (error, request, reply) => {
    const known = explain(error);
    const facts = () => ({ err: error, requestId: request.id, path: request.routeOptions.url });
    if (!known) request.log.error(facts(), 'request failed');
    const away = whatIsAway(error);
    if (away !== undefined && isTime(away)) request.log.warn(facts(), away);
    const shown = known ?? problem('internal');
    return opensPage(request) ? sendProblemPage(request, reply, shown) : sendProblem(reply, shown);
  };
}

function explain(error: FastifyError): Problem | undefined {
  if (error instanceof Refused) return error.problem;
  if (error.validation) return problem('bad-input', { fields: fieldProblems(error.validation) });
  if (isDatabaseGone(error) || isStoreGone(error)) return problem('unavailable', { retryAfter: 2 });
  if (isSearchGone(error)) return problem('search-unavailable', { retryAfter: 5 });
  if (isDatabaseBusy(error)) return problem('too-slow', { retryAfter: 2 });
  const status = error.statusCode ?? 500;
  return status < 500 ? (BY_STATUS[status] ?? problem('bad-request')) : undefined;
}

/** Which of the parts that the product stands on does not do its work, as a sentence for the log. */
function whatIsAway(error: FastifyError): string | undefined {
  if (isDatabaseGone(error)) return whyDatabaseGone(error);
  // Says itself why.
  if (isStoreGone(error)) return error.message;
  if (isSearchGone(error)) return 'the search cluster does not answer';
  return isDatabaseBusy(error) ? 'the database is too slow, or two transactions blocked each other' : undefined;
}

interface Issue {
  instancePath?: string;
  keyword?: string;
  message?: string | undefined;
  params?: Record<string, unknown>;
}

/** Zod's issues by field, in the terms of the contract. */
function fieldProblems(issues: readonly Issue[]): Record<string, FieldProblem> {
  return Object.fromEntries(
    issues.flatMap((issue) => {
      const field = fieldOf(issue.instancePath ?? '');
      const unknown =
        issue.keyword === 'unrecognized_keys' ? (issue.params?.['keys'] as string[] | undefined) : undefined;
      if (unknown) return unknown.slice(0, 10).map((key) => [key.slice(0, 50), 'unknown' as const]);
      return field ? [[field, whatIsWrong(issue)]] : [];
    }),
  );
}

/** The innermost named field; for an entry of a list, the list. */
function fieldOf(path: string): string {
  const parts = path.split('/').slice(1);
  const index = parts.findIndex((part) => /^\d+$/.test(part));
  return parts.slice(0, index === -1 ? undefined : index).at(-1) ?? '';
}

function whatIsWrong(issue: Issue): FieldProblem {
  const ours = FIELD_PROBLEMS.find((known) => known === issue.message);
  if (ours) return ours;
  if (issue.keyword === 'too_big') return 'too-long';
  if (issue.keyword === 'too_small') return 'too-short';
  return issue.keyword === 'invalid_type' && /undefined/.test(issue.message ?? '') ? 'required' : 'invalid';
}
