import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Visitors {
  answered(): number;
  /** How many have had an answer: the others may still wait at the door. */
  inside(): number;
  /** Lets them finish and returns what those without an answer got instead. */
  leave(): Promise<string[]>;
}

/** Many clients that each keep a connection and ask again as soon as they have their answer. */
export function comeAndStay(url: string, count: number): Visitors {
  const lost: string[] = [];
  const inside = new Set<Agent>();
  let answered = 0;
  let over = false;
  const visits = Array.from({ length: count }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over) {
      const said = await ask(url, agent).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
      if (said !== '200') lost.push(said);
      else {
        answered += 1;
        inside.add(agent);
      }
    }
    agent.destroy();
  });
  return {
    answered: () => answered,
    inside: () => inside.size,
    async leave() {
      over = true;
      await Promise.all(visits);
      return lost;
    },
  };
}

async function ask(url: string, agent: Agent): Promise<string> {
  const [reply] = (await once(request(url, { agent }).end(), 'response')) as [IncomingMessage];
  await text(reply);
  return String(reply.statusCode);
}
