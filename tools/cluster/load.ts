import { setTimeout as sleep } from 'node:timers/promises';

const WRITERS = 6;
/** Boards that each writer has at a time. */
const KEPT = 8;
const PAUSE_MS = 50;

/** Members who make and remove boards all the time, and a visitor who searches. */
interface Load {
  /** How many writes were acknowledged. */
  acknowledged(): number;
  /** Boards that were acknowledged and are not there. */
  lost: number[];
  /** How often every other answer came. */
  refused: Map<string, number>;
  /** Seconds of the longest time without an acknowledged write, since the last `mark`. */
  longestGap(): number;
  mark(): void;
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

/** Status 0 stands for no answer at all. */
export async function call(site: string, path: string, input: object, token = ''): Promise<Reply> {
  try {
    const reply = await fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { access_token: token }) },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  } catch {
    return { status: 0, body: {} };
  }
}

export async function startLoad(site: string, who: { account: string; password: string }): Promise<Load> {
  const { body } = await call(site, '/user/login', who);
  const token = String(body['token']);
  const [lost, refused] = [[] as number[], new Map<string, number>()];
  let [acknowledged, last, longest, over] = [0, performance.now(), 0, false];
  const since = () => (performance.now() - last) / 1000;

  function note(what: string, { status }: Reply): void {
    if (status !== 200) return void refused.set(`${what} ${status}`, (refused.get(`${what} ${status}`) ?? 0) + 1);
    acknowledged += 1;
    longest = Math.max(longest, since());
    last = performance.now();
  }

  async function write(writer: number): Promise<void> {
    const boards: number[] = [];
    for (let turn = 0; !over; turn += 1) {
      const made = await call(site, '/board/create', { name: `${writer}.${turn}` }, token);
      note('create', made);
      if (made.status === 200) boards.push(Number(made.body['id']));
      const oldest = boards.length > KEPT ? boards.shift() : undefined;
      if (oldest !== undefined) await remove(oldest);
      await sleep(PAUSE_MS);
    }
    for (const board of boards) await remove(board);
  }

  /** Whoever got no answer may find a board removed already; nobody else may. */
  async function remove(id: number): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const reply = await call(site, '/board/remove', { id }, token);
      if (reply.status === 404) return void (tries === 0 && lost.push(id));
      note('remove', reply);
      if (reply.status === 200) return;
      await sleep(PAUSE_MS);
    }
  }

  async function search(): Promise<void> {
    while (!over) {
      const status = await fetch(`${site}/search?keyword=sea&type=video`).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status !== 200) note('search', { status, body: {} });
      await sleep(PAUSE_MS);
    }
  }

  const running = [...Array.from({ length: WRITERS }, (_, writer) => write(writer)), search()];
  return {
    acknowledged: () => acknowledged,
    lost,
    refused,
    longestGap: () => Math.max(longest, since()),
    mark: () => void ([last, longest] = [performance.now(), 0]),
    async stop() {
      over = true;
      await Promise.all(running);
    },
  };
}
