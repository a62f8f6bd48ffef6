import type { Context } from '../../context.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import { OWNER_MARK, readOwnerMark } from '../../platform/objects/owner-mark.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { StartProblem } from '../../platform/start-problem.ts';
import { noteStoreMarked, readInstallation } from './installation.queries.ts';

export { findInstallation, resealInstallation } from './installation.queries.ts';

const PROOF = 'framehall';

/**
 * Refuses to start with a key or a store that are not those of this database: with another key nothing sealed would
 * open, and in another store files would be missing, or be swept away as nobody's. The first start decides. Returns the
 * code of the installation.
 */
export async function checkInstallation({
  db,
  objects,
  secrets,
}: Pick<Context, 'db' | 'objects' | 'secrets'>): Promise<string> {
  const { code, sealedProof, storeMarkedAt } = await readInstallation(db, secrets.seal(PROOF));
  if (!isKeyOf(secrets, sealedProof))
    throw new StartProblem(
      'SECRET_KEY is not the one with which this database was sealed: set that one, or name it in OLDER_SECRET_KEYS. See docs/operations.md.',
    );
  const mark = await readOwnerMark(objects);
  if (mark === undefined && storeMarkedAt === null)
    await objects.put('originals', OWNER_MARK, code, { contentType: 'text/plain' });
  else if (mark !== code) throw new StartProblem(wrongStore(objects, { mark, code }));
  if (storeMarkedAt === null) await noteStoreMarked(db);
  return code;
}

/** Whether what was sealed beside this proof opens. */
export function isKeyOf(secrets: Secrets, sealedProof: string): boolean {
  try {
    return secrets.open(sealedProof) === PROOF;
  } catch {
    return false;
  }
}

function wrongStore({ originalsTarget }: Objects, { mark, code }: { mark: string | undefined; code: string }): string {
  const { endpoint, bucket } = originalsTarget;
  const why = mark === undefined ? 'does not hold the files of this database' : 'holds the files of another database';
  return `The bucket ${bucket} at ${endpoint} ${why}: check S3_ENDPOINT, the buckets, DATABASE_URL and DATA_DIR. If it is the right one, put the text ${code} there as the object ${OWNER_MARK}. See docs/operations.md.`;
}
