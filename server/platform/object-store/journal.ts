import { constants, type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { flushFolder } from './flush.ts';

/** A file of facts that only grows: what is in it has happened, in that order. */
export interface Journal<Fact> {
  /** Resolves once the fact is on the disk and `apply` has seen it. */
  append(fact: Fact): Promise<void>;
  /** How many facts the file holds. */
  length(): number;
  /** Puts a shorter file with the same meaning in its place. */
  rewrite(facts: () => Iterable<Fact>): Promise<void>;
  close(): Promise<void>;
}

interface JournalFile {
  path: string;
  handle: FileHandle;
  /** Behind the last fact. */
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
 * Reads what a journal says. A line that was cut off by a crash ends it and was never acknowledged;
 * an unreadable one with readable ones behind it means that the disk has lost something.
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

/** Adds facts and flushes; what cannot be written is not left behind in part. */
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

/** Puts a file with other facts in the place of this one. */
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

/** Does something for all who wait for it, and tells each of them how it went. */
async function settle<What>(waiting: Waiting<What>[], work: (all: What[]) => Promise<void>): Promise<void> {
  try {
    if (waiting.length > 0) await work(waiting.map(({ what }) => what));
    for (const { resolve } of waiting) resolve();
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}

/** Opens a journal behind its last readable fact. What is appended while a flush runs shares the next one. */
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
