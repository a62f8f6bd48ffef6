import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { listenForRole, OnlyReads, Servers, type Wanted } from './servers.ts';

type Connected = (error: Error | null, client: pg.Client) => void;

/** All that connect to the same address share what one of them finds out. */
const known = new Map<string, ReturnType<typeof connectingTo>>();

/** A kind of client that connects to the wanted server of an address, wherever that is at the moment. */
export function clientsOf(url: string, wanted: Wanted = 'primary'): ReturnType<typeof connectingTo> {
  const key = `${wanted} ${url}`;
  const before = known.get(key);
  if (before) return before;
  const fresh = connectingTo(new Servers(url, wanted));
  known.set(key, fresh);
  return fresh;
}

function connectingTo(servers: Servers) {
  return class ServerClient extends pg.Client {
    #generation = servers.generation;
    readonly #onlyReads: () => boolean;

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: servers.addresses[0] });
      // One that ends before anybody listens is noticed at its first statement.
      this.on('error', () => {});
      this.#onlyReads = listenForRole(this, () => this.#onlyReads() && this.#leave());
      this.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === '25006') this.#leave();
      });
    }

    static async lookAgain(): Promise<void> {
      servers.lookAgain();
      await servers.find();
    }

    /** Whether it leads to a server that is no longer the wanted one. */
    get outdated(): boolean {
      return this.#generation !== servers.generation;
    }

    /** Ends a connection that does not answer; the next one looks for a server that does. */
    giveUp(): void {
      servers.lookAgain();
      void this.end();
    }

    override connect(): Promise<pg.Client>;
    override connect(then: Connected): void;
    override connect(then?: Connected): Promise<pg.Client> | void {
      const connected = this.#connect();
      if (!then) return connected.then(() => this);
      connected.then(
        () => then(null, this),
        (error: Error) => then(error, this),
      );
    }

    async #connect(): Promise<void> {
      try {
        Object.assign(this, await servers.find());
        this.#generation = servers.generation;
        await super.connect();
      } catch (error) {
        servers.lookAgain();
        throw explain(error);
      }
      if (!servers.refuses(this.#onlyReads())) return;
      void this.end();
      throw new OnlyReads('the server of DATABASE_URL accepts no writes now');
    }

    #leave(): void {
      servers.leave(this.#generation);
    }
  };
}

/** Poolers refuse the limits that connections begin with, because they share a connection among many. */
function explain(error: unknown): unknown {
  const pooler = error instanceof Error && /unsupported startup parameter/.test(error.message);
  return pooler ? new StartProblem(POOLER) : error;
}

export const POOLER =
  'DATABASE_URL leads to a pooler such as PgBouncer, which does not keep what Framehall sets for a connection (limits of statements, locks, LISTEN): name PostgreSQL itself. See docs/operations.md.';
