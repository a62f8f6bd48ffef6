import { expect, vi } from 'vitest';
import type { Call, OutputOf } from '#contract/call.ts';
import { contract, type Contract } from '#contract/contract.ts';
import { PROBLEMS, type ProblemCode } from '#contract/domain/problems.ts';
import { complain } from './complaints.ts';

interface Seen {
  path: string;
  token: string | null;
  language: string | null;
  /** The body sent, or the full address of a GET. */
  input: unknown;
}

interface Fine<Output> {
  kind: 'fine';
  output: Output;
}

interface Failed {
  kind: 'failed';
  problem: ProblemCode;
  message: string;
  more: Refusal;
}

interface Refusal {
  fields?: Record<string, string>;
  /** The fields of a refusal that has status 200. */
  answer?: object;
}

interface OutOfReach {
  kind: 'out of reach';
}

type Reply<C> = Fine<OutputOf<C>> | Failed | OutOfReach;
type Answer<C> = Reply<C> | ((seen: Seen) => Reply<C> | Promise<Reply<C>>);
type AnyCall = { [Area in keyof Contract]: Contract[Area][keyof Contract[Area]] }[keyof Contract];
type AddressOf<Path> = Path extends `${infer Head}:${infer Name}`
  ? `${Head}${Name extends 'id' ? number : string}`
  : Path;

/** Replies of the server by address, in the contract's shapes. */
export type Answers = { [C in AnyCall as AddressOf<C['path']>]?: Answer<C> };

type Path = keyof Answers;
export type OutputAt<At extends Path> = Extract<Answers[At], Fine<unknown>>['output'];

export interface StandIn {
  /** Every call that was made, in order. */
  seen: Seen[];
}

export function fine<Output = Record<string, never>>(output: Output = {} as Output): Fine<Output> {
  return { kind: 'fine', output };
}

export function failed(problem: ProblemCode, message: string, more: Refusal = {}): Failed {
  return { kind: 'failed', problem, message, more };
}

/** A reply that breaks the connection. */
export const outOfReach: OutOfReach = { kind: 'out of reach' };

const calls: Call[] = Object.values(contract).flatMap((area) => Object.values(area));

/** Every page sends tracked events and asks whether the reader is a VIP; a test about them looks at `seen`. */
const always: Record<string, Answer<Call>> = { '/material/clicks': fine(), '/vip/mine': fine({ membership: null }) };

/**
 * Stands in for the server. The test fails on a reply that the real server could not send, and on a request without a
 * prepared reply.
 */
export function standIn(answers: Answers): StandIn {
  const given = answers as Record<string, Answer<Call>>;
  for (const [path, answer] of Object.entries(given)) if (typeof answer !== 'function') check(path, answer);
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const made = await read(request);
    seen.push(made);
    if (isWave(made.path)) return Response.json([0, 50, 100]);
    const answer = given[made.path] ?? always[made.path];
    if (!answer) throw complain(`no answer for ${made.path}`);
    const reply = typeof answer === 'function' ? await answer(made) : answer;
    return respond(made.path, reply);
  });
  return { seen };
}

/** The waveform of a piece is a file and always there. */
function isWave(path: string): boolean {
  return /^\/\d+\/wave$/.test(path);
}

async function read(request: Request): Promise<Seen> {
  return {
    path: new URL(request.url).pathname,
    token: request.headers.get('access_token'),
    language: request.headers.get('accept-language'),
    input: request.method === 'POST' ? await request.json() : request.url,
  };
}

function respond(path: string, reply: Reply<Call>): Response {
  if (reply.kind === 'out of reach') throw new TypeError('Failed to fetch');
  try {
    check(path, reply);
  } catch (error) {
    throw complain(`at ${path}: ${(error as Error).message}`);
  }
  if (reply.kind === 'fine') return Response.json({ code: 0, success: true, message: '', ...(reply.output as object) });
  const { status, code } = PROBLEMS[reply.problem];
  const { answer, fields } = reply.more;
  const body = {
    code,
    success: false,
    message: reply.message,
    problem: reply.problem,
    ...(fields && { fields }),
    ...answer,
  };
  return Response.json(body, { status: answer ? 200 : status });
}

/** Throws when the server could not send this reply. */
function check(path: string, reply: Reply<Call>): void {
  const matches = (one: Call) => new RegExp(`^${one.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  const call = calls.find((one) => one.path === path) ?? calls.find(matches);
  if (!call) throw new Error(`the contract has no call at ${path}`);
  if (reply.kind !== 'fine') return;
  const sent: unknown = JSON.parse(JSON.stringify(reply.output));
  expect(call.output.parse(sent), `what stands in for ${path}`).toEqual(sent);
}
