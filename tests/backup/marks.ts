import { boardCalls } from '#contract/calls/boards.ts';
import { DEMO_PASSWORD } from '#server/features/demo/accounts.ts';

interface Mark {
  name: string;
  sentAt: number;
  /** Undefined when nobody said that it was done. */
  doneAt: number | undefined;
}

interface Marks {
  /** Those that were acknowledged before a moment. */
  doneBefore(moment: number): string[];
  /** Those that were sent after it. */
  sentAfter(moment: number): string[];
  stop(): Promise<void>;
}

/** A buyer may have a hundred boards. */
const MOST = 90;
const EVERY_MS = 400;

export async function post(url: string, path: string, input: object, token = ''): Promise<Record<string, unknown>> {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'access-token': token },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(20_000),
  });
  return (await reply.json()) as Record<string, unknown>;
}

export async function logInAsBuyer(url: string): Promise<string> {
  const { token } = await post(url, '/user/login', { account: 'buyer@framehall.test', password: DEMO_PASSWORD });
  return String(token);
}

/** Lets a buyer make a board again and again, and remembers when each was acknowledged. */
export async function leaveMarks(url: string): Promise<Marks> {
  const token = await logInAsBuyer(url);
  const marks: Mark[] = [];
  let going = true;
  const leaving = (async () => {
    while (going && marks.length < MOST) {
      const mark: Mark = { name: `Drill ${marks.length + 1}`, sentAt: Date.now(), doneAt: undefined };
      marks.push(mark);
      const reply = await post(url, boardCalls.create.path, { name: mark.name }, token).catch(() => undefined);
      if (reply?.['success'] === true) mark.doneAt = Date.now();
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();
  return {
    doneBefore: (moment) =>
      marks.filter(({ doneAt }) => doneAt !== undefined && doneAt < moment).map(({ name }) => name),
    sentAfter: (moment) => marks.filter(({ sentAt }) => sentAt > moment).map(({ name }) => name),
    async stop() {
      going = false;
      await leaving;
    },
  };
}
