import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/platform/net.ts';
import { STORE_PROCESS } from '#server/platform/object-store/launch.ts';

export const STORE_KEY = { accessKeyId: 'framehall', secretAccessKey: 'a secret of the benchmark' };

export interface StoreProcess {
  url: string;
  /** Processor time that it has used so far, in milliseconds. */
  worked(): number;
  stop(): Promise<void>;
}

/** Starts our object store as the product does, from this checkout or another one. */
export async function startStore(folder: string, checkout = join(import.meta.dirname, '..')): Promise<StoreProcess> {
  const port = await freePort();
  const store: ChildProcess = fork(join(checkout, 'server/objects.ts'), {
    cwd: checkout,
    execArgv: STORE_PROCESS.nodeArgs,
    env: {
      ...process.env,
      ...STORE_PROCESS.env,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      OBJECTS_PORT: String(port),
      S3_ACCESS_KEY_ID: STORE_KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: STORE_KEY.secretAccessKey,
    },
  });
  await once(store, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    worked: () => processorTime(store.pid!),
    async stop() {
      store.disconnect();
      await once(store, 'exit');
    },
  };
}

/** Linux counts it in hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
