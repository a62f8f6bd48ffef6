import type { FastifyReply } from 'fastify';
import { type Language, languageOf } from '#contract/domain/language.ts';
import { PROBLEMS } from '#contract/domain/problems.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Problem } from '../problem.ts';

export function textFor(language: Language) {
  return language === 'en' ? en : zh;
}

/** The only place that turns an expected failure into the reply's code and message. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, code } = PROBLEMS[problem.code];
  const text = textFor(languageOf(reply.request.headers['accept-language']));
  const fields = Object.entries(problem.fields ?? {}).map(([name, why]) => [name, text.fieldProblems[why]]);
  if (reply.request.span) reply.request.span.attributes['framehall.problem'] = problem.code;
  if (problem.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(problem.retryAfter)));
  return reply
    .code(problem.answer ? 200 : status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      code,
      success: false,
      message: text.problems[problem.code],
      problem: problem.code,
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
      ...problem.answer,
    });
}
