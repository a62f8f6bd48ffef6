import { open } from 'node:fs/promises';

const running = new Map<string, Promise<void>>();
const next = new Map<string, Promise<void>>();

/** Makes the names in a folder survive a crash. Calls that come while one flush runs share the next. */
export async function flushFolder(folder: string): Promise<void> {
  const current = running.get(folder);
  if (!current) return await start(folder);
  let following = next.get(folder);
  if (!following) {
    following = current
      .catch(() => {})
      .then(() => {
        next.delete(folder);
        return start(folder);
      });
    next.set(folder, following);
  }
  return await following;
}

async function start(folder: string): Promise<void> {
  const flush = flushNow(folder).finally(() => running.delete(folder));
  running.set(folder, flush);
  return await flush;
}

async function flushNow(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
