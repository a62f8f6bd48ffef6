import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessKey } from '#server/platform/objects/settings.ts';
import { freePort } from '#server/platform/net.ts';

const TOOLS = join(import.meta.dirname, '../../tools');

export interface Ceph {
  url: string;
  key: AccessKey;
  stop(): Promise<void>;
}

/** A Ceph of one node in memory; undefined where it is not installed. */
export async function startCeph(): Promise<Ceph | undefined> {
  if (spawnSync('radosgw', ['--version']).status !== 0) {
    console.log('Doors: Ceph is not installed (tools/ceph-up.sh installs it), so nothing is compared with it');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'framehall-ceph-'));
  const port = String(await freePort());
  const settings = execFileSync(join(TOOLS, 'ceph-up.sh'), [folder, port], { encoding: 'utf8' });
  const setting = (name: string) => new RegExp(`${name}=(\\S+)`).exec(settings)?.[1] ?? '';
  return {
    url: setting('S3_ENDPOINT'),
    key: { accessKeyId: setting('S3_ACCESS_KEY_ID'), secretAccessKey: setting('S3_SECRET_ACCESS_KEY') },
    async stop() {
      execFileSync(join(TOOLS, 'ceph-down.sh'), [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
