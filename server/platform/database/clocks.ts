import { currentTime, type Database } from './database.ts';

const TOLERATED_SECONDS = 60;

/** Says in one sentence by how much the clocks of this machine and of the database differ; nothing when they agree. */
export async function compareClocks(db: Database): Promise<string | undefined> {
  const askedAt = Date.now();
  const told = await currentTime(db);
  return differenceOf(told.getTime(), { askedAt, answeredAt: Date.now() });
}

/** A slow answer is no difference: the database looked at its clock at some moment between question and answer. */
export function differenceOf(
  told: number,
  { askedAt, answeredAt }: { askedAt: number; answeredAt: number },
): string | undefined {
  const seconds = Math.floor(Math.max(askedAt - told, told - answeredAt) / 1000);
  if (seconds < TOLERATED_SECONDS) return undefined;
  const where = told < askedAt ? 'ahead of' : 'behind';
  return `the clock of this machine is ${seconds} s ${where} the database's: set both by a time server, because what is signed for the object store and for payments is valid for minutes only`;
}
