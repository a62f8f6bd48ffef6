import { type Agent, request } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const ROUNDS = 3;

/** Milliseconds of every query each way: once to warm up, then in turns, with one client. */
export async function inTurns<Query>(
  ways: ((query: Query) => Promise<unknown>)[],
  queries: readonly Query[],
): Promise<number[][]> {
  const times: number[][] = ways.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [way, run] of ways.entries())
      for (const query of queries) {
        const began = performance.now();
        await run(query);
        if (round > 0) times[way]?.push(performance.now() - began);
      }
  return times;
}

export function at(values: number[] | undefined, share: number): number {
  const sorted = (values ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

export function figures(times: number[] | undefined): string {
  return `p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`;
}

/** What an address answers with, as it comes. */
export async function get(agent: Agent, url: string): Promise<string> {
  const sent = request(url, { agent });
  sent.end();
  const [reply] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  const body = await text(reply);
  if (reply.statusCode !== 200) throw new Error(`${url} was answered with ${reply.statusCode}`);
  return body;
}
