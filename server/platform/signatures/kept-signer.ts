import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Signer } from './signer.ts';

/** A signer of this installation, made at the first start and kept in the data folder. Nobody else vouches for it. */
export async function keptSigner(dataDir: string, name: string): Promise<Signer> {
  const file = join(dataDir, 'signer.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Signer;
  // Only the first start needs what makes certificates.
  const { makeSigner } = await import('./own-signer.ts');
  const signer = await makeSigner(name);
  writeFileSync(`${file}.new`, JSON.stringify(signer), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return signer;
}
