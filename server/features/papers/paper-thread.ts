// A thread that draws and signs papers one after the other, so that its process goes on answering.
import { parentPort } from 'node:worker_threads';
import { drawSignedAgreement, type SignedAgreement } from './agreement.ts';
import { type AwardPaper, drawAward } from './award.ts';
import { type BoardPaper, drawBoard } from './board.ts';
import { type Certificate, drawCertificate } from './certificate.ts';
import { type CueSheet, drawCueSheet } from './cue-sheet.ts';
import type { Issuer } from './issuer.ts';
import { drawProtocol, type ProtocolPaper } from './protocol.ts';
import { drawStatement, type StatementPaper } from './statement.ts';
import { drawQuote, type QuoteTask } from './quote.ts';

/** A paper to make. */
export type PaperTask = { issuer: Issuer } & (
  | { agreement: SignedAgreement }
  | { award: AwardPaper }
  | { board: BoardPaper }
  | { certificate: Certificate }
  | { cueSheet: CueSheet }
  | { protocol: ProtocolPaper }
  | { quote: QuoteTask }
  | { statement: StatementPaper }
);

export interface Asked {
  id: number;
  task: PaperTask;
}

export type Answered = { id: number } & ({ pdf: Uint8Array } | { fault: string });

async function make(task: PaperTask): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await draw(task));
}

async function draw(task: PaperTask): Promise<Buffer> {
  if ('agreement' in task) return await drawSignedAgreement(task.agreement, task.issuer);
  if ('award' in task) return await drawAward(task.award, task.issuer);
  if ('board' in task) return await drawBoard(task.board, task.issuer.at);
  if ('certificate' in task) return await drawCertificate(task.certificate, task.issuer);
  if ('cueSheet' in task) return await drawCueSheet(task.cueSheet, task.issuer);
  if ('protocol' in task) return await drawProtocol(task.protocol, task.issuer);
  if ('statement' in task) return await drawStatement(task.statement, task.issuer);
  return await drawQuote(task.quote, task.issuer);
}

let turn = Promise.resolve();
parentPort?.on('message', ({ id, task }: Asked) => {
  turn = turn.then(async () => {
    try {
      const pdf = await make(task);
      parentPort?.postMessage({ id, pdf } satisfies Answered, [pdf.buffer]);
    } catch (error) {
      parentPort?.postMessage({ id, fault: String((error as Error).stack) } satisfies Answered);
    }
  });
});
