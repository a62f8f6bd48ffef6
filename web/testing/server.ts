import { vi } from 'vitest';

interface Seen {
  path: string;
  token: string | null;
  language: string | null;
  input: unknown;
}

type Answer = object | ((seen: Seen) => object | Promise<object>);

export interface StandIn {
  /** Every call that was made, in order. */
  seen: Seen[];
}

export function fine(output: object = {}): object {
  return { code: 0, success: true, message: '', ...output };
}

export function failed(code: number, message: string, more: object = {}): object {
  return { code, success: false, message, ...more };
}

/** Stands in for the server: what it answers at each path. A path without an answer is out of reach. */
export function standIn(answers: Record<string, Answer>): StandIn {
  const seen: Seen[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    const made: Seen = {
      path: pathname,
      token: request.headers.get('access_token'),
      language: request.headers.get('accept-language'),
      input: request.method === 'POST' ? await request.json() : request.url,
    };
    seen.push(made);
    const answer = answers[pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    const reply = (typeof answer === 'function' ? await answer(made) : answer) as { code: number };
    const isSession = pathname === '/session';
    return Response.json(reply, { status: reply.code === 0 || isSession ? 200 : 400 });
  });
  return { seen };
}
