import pg from 'pg';
import { eachAddress } from './addresses.ts';
import { isDatabaseGone } from './failures.ts';

/** Which server connections are for: the one that writes, or rather one that follows it. */
export type Wanted = 'primary' | 'standby';

interface Place {
  host: string;
  port: number;
}

interface Found {
  place: Place;
  onlyReads: boolean;
}

/** Thrown for a server that only reads, with the code by which PostgreSQL itself refuses to write. */
export class OnlyReads extends Error {
  readonly code = '25006';
}

const PATIENCE_MS = 3000;

/** The servers of an address, and which of them is the wanted one. */
export class Servers {
  /** Grows when the connections that there are lead to the wrong server. */
  generation = 0;
  readonly addresses: string[];
  readonly #wanted: Wanted;
  #place: Promise<Place> | undefined;
  #before: Place | undefined;

  constructor(url: string, wanted: Wanted) {
    this.addresses = eachAddress(url);
    this.#wanted = wanted;
  }

  /** Where the wanted server is; undefined when there is no choice. */
  async find(): Promise<Place | undefined> {
    return this.addresses.length === 1 ? undefined : await (this.#place ??= this.#look());
  }

  lookAgain(): void {
    this.#place = undefined;
  }

  refuses(onlyReads: boolean): boolean {
    return onlyReads && this.#wanted === 'primary';
  }

  /** Notes that the connections of a generation lead to a server that only reads. */
  leave(generation: number): void {
    if (!this.refuses(true) || generation !== this.generation) return;
    this.generation += 1;
    this.lookAgain();
  }

  async #look(): Promise<Place> {
    try {
      const place = await this.#ask();
      const { host, port } = this.#before ?? place;
      if (host !== place.host || port !== place.port) this.generation += 1;
      return (this.#before = place);
    } catch (error) {
      this.lookAgain();
      throw error;
    }
  }

  /** Asks all at once, so that one that does not answer delays nobody. */
  async #ask(): Promise<Place> {
    const asked = this.addresses.map(ask);
    try {
      return await Promise.any(asked.map((found) => this.#fitting(found)));
    } catch (error) {
      if (this.#wanted === 'standby') return await Promise.any(asked.map(async (found) => (await found).place));
      const { errors } = error as AggregateError;
      throw errors.find((one) => !isDatabaseGone(one)) ?? errors[0];
    }
  }

  async #fitting(found: Promise<Found>): Promise<Place> {
    const { place, onlyReads } = await found;
    if (onlyReads !== (this.#wanted === 'standby')) throw new OnlyReads('no server of DATABASE_URL accepts writes now');
    return place;
  }
}

/** Tells whether the server behind a connection only reads, which it says unasked since PostgreSQL 14. */
export function listenForRole(client: pg.Client, onChange: () => void = () => {}): () => boolean {
  const said = new Map<string, string>();
  client.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
    said.set(parameterName ?? '', parameterValue ?? '');
    onChange();
  });
  return () => said.get('in_hot_standby') === 'on' || said.get('default_transaction_read_only') === 'on';
}

async function ask(address: string): Promise<Found> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: PATIENCE_MS });
  // One that is lost while it closes has told enough.
  client.on('error', () => {});
  const onlyReads = listenForRole(client);
  try {
    await client.connect();
    return { place: { host: client.host, port: client.port }, onlyReads: onlyReads() };
  } finally {
    client.end().catch(() => {});
  }
}
