import { hash } from 'node:crypto';
import { lineNumber } from '#contract/domain/payout.ts';
import { fileRows } from '#contract/domain/payout-file.ts';
import { type Context, type MemberContext, transaction } from '../../context.ts';
import { encodeGbk } from '../../platform/csv/gbk.ts';
import { csv, csvLine } from '../../platform/csv/write.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { recordChange } from '../audit/audit.ts';
import { recordAccountLooks } from '../bank/bank.ts';
import { type BatchRow, findBatch } from './batches.queries.ts';
import { listAccounts, listLines } from './lines.queries.ts';
import { readTemplate } from './templates.queries.ts';

/** Makes the bank's file out of frozen lines, so that it is the same whenever it is made. */
export async function makeFile(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { id, number, templateVersion }: Pick<BatchRow, 'id' | 'number' | 'templateVersion'>,
): Promise<{ bytes: Buffer; fileHash: string }> {
  const [template, lines] = await Promise.all([readTemplate(db, templateVersion), listLines(db, id)]);
  const rows = fileRows(
    template,
    lines.map(({ numberSealed, ...line }) => ({
      ...line,
      place: line.place ?? 0,
      line: lineNumber(number, line.place ?? 0),
      account: secrets.open(numberSealed),
    })),
  );
  const bytes = template.encoding === 'gbk' ? encodeGbk(rows.map(csvLine).join('')) : Buffer.from(csv(rows));
  return { bytes, fileHash: hash('sha256', bytes) };
}

/** The bank's file of a released batch, once it is written down who takes it, for each owner of an account too. */
export async function takeFile(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ fileName: string; fileHash: string; file: string } | Problem> {
  const batch = await findBatch(ctx.db, id);
  if (!batch) return problem('not-found');
  if (batch.state !== 'released' && batch.state !== 'closed') return problem('not-released');
  const { bytes, fileHash } = await makeFile(ctx, batch);
  if (fileHash !== batch.fileHash) throw new Error(`the file of ${batch.number} is not the one that was released`);
  await transaction(ctx, async (tx) => {
    await recordChange(tx, { action: 'payout.file-taken', subject: `payout:${id}`, after: { fileHash } });
    const look = { what: 'bank-file', batch: batch.number } as const;
    await recordAccountLooks(tx, await listAccounts(tx.db, id), { after: look });
  });
  return { fileName: `${batch.number}.csv`, fileHash, file: bytes.toString('base64') };
}
