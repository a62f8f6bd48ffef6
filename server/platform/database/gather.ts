import type { Database } from './database.ts';

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

interface Queue<Asked, Answer> {
  waiting: Waiting<Asked, Answer>[];
  /** Statements that are about to go, or on their way. */
  running: number;
}

/** While these are on their way, others gather. One waits for the disk, one for its turn there, one is being worked on. */
const MOST_RUNNING = 3;

/**
 * Lets all who ask at the same time share a statement. Under load this saves most of the ways to the database and of its
 * waits for the disk; who comes alone is asked for at once. Those of different lanes never wait for each other.
 */
export function gather<Asked, Answer>(
  askFor: (db: Database, all: Asked[]) => Promise<Answer[]>,
  laneOf: (asked: Asked) => number = () => 0,
): (db: Database, asked: Asked) => Promise<Answer> {
  const queues = new WeakMap<Database, Map<number, Queue<Asked, Answer>>>();

  async function send(db: Database, lane: number, queue: Queue<Asked, Answer>): Promise<void> {
    const all = queue.waiting.splice(0);
    try {
      const asked = all.map((one) => one.asked);
      const answers = asked.length > 0 ? await askFor(db, asked) : [];
      for (const [place, { resolve }] of all.entries()) resolve(answers[place]!);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
    if (queue.waiting.length > 0) return void send(db, lane, queue);
    queue.running -= 1;
    if (queue.running === 0) queues.get(db)?.delete(lane);
  }
  function queueFor(db: Database, lane: number): Queue<Asked, Answer> {
    const lanes = queues.get(db) ?? new Map<number, Queue<Asked, Answer>>();
    const queue = lanes.get(lane) ?? { waiting: [], running: 0 };
    queues.set(db, lanes.set(lane, queue));
    return queue;
  }
  return async (db, asked) =>
    await new Promise((resolve, reject) => {
      const lane = laneOf(asked);
      const queue = queueFor(db, lane);
      queue.waiting.push({ asked, resolve, reject });
      if (queue.waiting.length > 1 || queue.running >= MOST_RUNNING) return;
      queue.running += 1;
      // What has arrived together is read in one turn of the process.
      setImmediate(() => void send(db, lane, queue));
    });
}
