import { constants, type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { flushFolder } from './flush.ts';

/** An append-only file of facts, in the order in which they happened. */
export interface Journal<Fact> {
  /** Resolves once the fact is on the disk and `apply` has seen it. */
  append(fact: Fact): Promise<void>;
  /** How many facts the file holds. */
  length(): number;
  /** Replaces the file by a shorter one with the same meaning. */
  rewrite(facts: () => Iterable<Fact>): Promise<void>;
  close(): Promise<void>;
}

interface JournalFile {
  path: string;
  handle: FileHandle;
  /** Position after the last fact. */
  bytes: number;
  length: number;
}

function toLine(fact: unknown): string {
  const text = JSON.stringify(fact);
  return `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`;
}

function fromLine<Fact>(line: string): Fact | undefined {
  const text = line.slice(9);
  return Number.parseInt(line.slice(0, 8), 16) === crc32(text) && text !== '' ? (JSON.parse(text) as Fact) : undefined;
}

/**
 * Reads a journal. A line cut off by a crash ends it and was never acknowledged; an unreadable line with readable ones
 * after it means that the disk has lost data.
 */
export async function readJournal<Fact>(file: string): Promise<{ facts: Fact[]; bytes: number; damaged: boolean }> {
  const text = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  const facts: Fact[] = [];
  let [bytes, unreadable, damaged] = [0, false, false];
  for (let start = 0, end; (end = text.indexOf(10, start)) !== -1; start = end + 1) {
    const fact = fromLine<Fact>(text.toString('utf8', start, end));
    if (fact === undefined) unreadable = true;
    else {
      damaged ||= unreadable;
      facts.push(fact);
      bytes = end + 1;
    }
  }
  return { facts, bytes, damaged };
}

/** Appends facts and flushes them; a failed write leaves no partial line behind. */
async function addFacts(file: JournalFile, facts: unknown[]): Promise<void> {
  const lines = Buffer.from(facts.map(toLine).join(''));
  try {
    for (let at = 0; at < lines.length;)
      at += (await file.handle.write(lines, at, lines.length - at, file.bytes + at)).bytesWritten;
    await file.handle.datasync();
  } catch (error) {
    await file.handle.truncate(file.bytes).catch(() => {});
    throw error;
  }
  file.bytes += lines.length;
  file.length += facts.length;
}

/** Replaces the file by one with other facts. */
async function replaceFacts(file: JournalFile, facts: Iterable<unknown>): Promise<void> {
  const path = `${file.path}.new`;
  const made: JournalFile = { path, handle: await open(path, 'w', 0o600), bytes: 0, length: 0 };
  try {
    for (const some of inGroups(facts, 1000)) await addFacts(made, some);
    await rename(path, file.path);
    await flushFolder(dirname(path));
  } catch (error) {
    await made.handle.close();
    throw error;
  }
  await file.handle.close();
  Object.assign(file, made, { path: file.path });
}

function* inGroups<T>(all: Iterable<T>, size: number): Iterable<T[]> {
  let group: T[] = [];
  for (const one of all) {
    group.push(one);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  yield group;
}

interface Waiting<What> {
  what: What;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Runs `work` for all waiting callers at once, and reports its result to each of them. */
async function settle<What>(waiting: Waiting<What>[], work: (all: What[]) => Promise<void>): Promise<void> {
  try {
    if (waiting.length > 0) await work(waiting.map(({ what }) => what));
    for (const { resolve } of waiting) resolve();
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

/** Opens a journal after its last readable fact. Facts appended while a flush runs share the next one. */
export async function openJournal<Fact>(
  path: string,
  known: { bytes: number; length: number },
  apply: (fact: Fact) => void,
): Promise<Journal<Fact>> {
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  await handle.truncate(known.bytes);
  await flushFolder(dirname(path));
  const file: JournalFile = { path, handle, ...known };
  const appends: Waiting<Fact>[] = [];
  const rewrites: Waiting<() => Iterable<Fact>>[] = [];
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (appends.length + rewrites.length > 0) {
      await settle(appends.splice(0), async (facts) => {
        await addFacts(file, facts);
        facts.forEach(apply);
      });
      await settle(rewrites.splice(0), ([facts]) => replaceFacts(file, facts?.() ?? []));
    }
    working = undefined;
  }
  const join = <What>(queue: Waiting<What>[], what: What) =>
    new Promise<void>((resolve, reject) => {
      queue.push({ what, resolve, reject });
      working ??= work();
    });
  return {
    length: () => file.length,
    append: (fact) => join(appends, fact),
    rewrite: (facts) => join(rewrites, facts),
    async close() {
      await working;
      await file.handle.close();
    },
  };
}
