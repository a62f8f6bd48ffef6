import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@opensearch-project/opensearch';
import { createBreaker } from './breaker.ts';
import { isSearchGone, NoIndex, translate } from './failures.ts';
import type { OpenSearchSettings } from './settings.ts';

const BREAKER = { failures: 5, pauseMs: 5000 };
/** How often a search is asked whose reply lacks what a node had. */
const TRIES = 4;
const AGAIN_MS = 50;
/** Nobody waits for work, but it must end. */
const WORK_MS = 120_000;

interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  querystring?: Record<string, string | number | boolean>;
  body?: object;
  /** Lines of JSON, for what takes many requests at once. */
  bulkBody?: object[];
}

/** A cluster of OpenSearch; everything that is asked of it passes here. */
export interface OpenSearch {
  settings: OpenSearchSettings;
  /** Asks for what somebody waits for: within the time limit, and not while the cluster keeps failing, nor its replies. */
  ask<T, Result>(request: Request, read: (reply: T) => Result): Promise<Result>;
  /** Asks how it is: within the time limit, also while the cluster keeps failing. */
  look<T>(request: Request): Promise<T>;
  /** Asks for work that may take its time. */
  work<T>(request: Request): Promise<T>;
  /** Whether this process asks nothing at the moment, because the cluster kept failing. */
  isAvoided(): boolean;
  close(): Promise<void>;
}

type Send = <T>(request: Request, totalMs: number) => Promise<T>;

/** Opens connections to a cluster. */
export function openSearch(settings: OpenSearchSettings): OpenSearch {
  const { urls, limitMs } = settings;
  const client = new Client({ nodes: [...urls], name: 'framehall', maxRetries: urls.length });
  const breaker = createBreaker(BREAKER);
  const send = senderTo(client, urls.length);
  return {
    settings,
    ask: (request, read) => breaker.run(() => askAgain(send, limitMs, request, read)),
    look: (request) => send(request, limitMs),
    work: (request) => send(request, WORK_MS),
    isAvoided: breaker.isOpen,
    close: () => client.close(),
  };
}

function senderTo(client: Client, nodes: number): Send {
  return async <T>(request: Request, totalMs: number) => {
    // A node that hangs leaves time to ask another one.
    const requestTimeout = nodes > 1 ? totalMs / 2 : totalMs;
    // 408 tells that what was waited for has not come yet, not that nobody answers.
    const sent = client.transport.request(request, { requestTimeout, ignore: [408] });
    const timer = setTimeout(() => sent.abort(), totalMs);
    try {
      return (await sent).body as T;
    } catch (error) {
      throw translate(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A node that dies between finding and telling leaves a reply without answers, which the others can give. */
async function askAgain<T, Result>(send: Send, limitMs: number, request: Request, read: (reply: T) => Result) {
  const end = performance.now() + limitMs;
  for (let turn = 1; ; turn++) {
    const reply = await send<T>(request, Math.max(end - performance.now(), 1));
    try {
      return read(reply);
    } catch (error) {
      const isOver = turn === TRIES || performance.now() > end;
      if (!isSearchGone(error) || error instanceof NoIndex || isOver) throw error;
    }
    await sleep(AGAIN_MS * turn);
  }
}
