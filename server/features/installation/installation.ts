import { text } from 'node:stream/consumers';
import type { Context } from '../../context.ts';
import { ObjectMissing } from '../../platform/objects/failures.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import { OWNER_MARK } from '../../platform/objects/sweep.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { StartProblem } from '../../platform/start-problem.ts';
import { noteStoreMarked, readInstallation } from './installation.queries.ts';

export { resealInstallation } from './installation.queries.ts';

const PROOF = 'framehall';

/**
 * Refuses to start with a key or a store that are not those of this database: with another key nothing sealed would
 * open, and in another store files would be missing, or be swept away as nobody's. The first start decides.
 */
export async function checkInstallation({ db, objects, secrets }: Pick<Context, 'db' | 'objects' | 'secrets'>) {
  const { code, sealedProof, storeMarkedAt } = await readInstallation(db, secrets.seal(PROOF));
  if (!opens(secrets, sealedProof))
    throw new StartProblem(
      'SECRET_KEY is not the one with which this database was sealed: set that one, or name it in OLDER_SECRET_KEYS. See docs/operations.md.',
    );
  const mark = await readMark(objects);
  if (mark === undefined && storeMarkedAt === null)
    await objects.put('originals', OWNER_MARK, code, { contentType: 'text/plain' });
  else if (mark !== code) throw new StartProblem(wrongStore(objects, { mark, code }));
  if (storeMarkedAt === null) await noteStoreMarked(db);
}

function opens(secrets: Secrets, sealed: string): boolean {
  try {
    return secrets.open(sealed) === PROOF;
  } catch {
    return false;
  }
}

async function readMark(objects: Objects): Promise<string | undefined> {
  try {
    return (await text(await objects.open('originals', OWNER_MARK))).trim();
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}

function wrongStore({ originalsTarget }: Objects, { mark, code }: { mark: string | undefined; code: string }): string {
  const { endpoint, bucket } = originalsTarget;
  const why = mark === undefined ? 'does not hold the files of this database' : 'holds the files of another database';
  return `The bucket ${bucket} at ${endpoint} ${why}: check S3_ENDPOINT, the buckets, DATABASE_URL and DATA_DIR. If it is the right one, put the text ${code} there as the object ${OWNER_MARK}. See docs/operations.md.`;
}
