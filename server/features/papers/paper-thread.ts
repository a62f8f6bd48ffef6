// A thread that draws and signs papers one after the other, so that its process goes on answering.
import { parentPort } from 'node:worker_threads';
import { type Certificate, drawCertificate } from './certificate.ts';
import type { Issuer } from './issuer.ts';
import { drawQuote, type QuoteTask } from './quote.ts';

/** A paper to make. */
export type PaperTask = { issuer: Issuer } & ({ certificate: Certificate } | { quote: QuoteTask });

export interface Asked {
  id: number;
  task: PaperTask;
}

export type Answered = { id: number } & ({ pdf: Uint8Array } | { fault: string });

async function make(task: PaperTask): Promise<Uint8Array<ArrayBuffer>> {
  const pdf =
    'certificate' in task
      ? await drawCertificate(task.certificate, task.issuer)
      : await drawQuote(task.quote, task.issuer);
  return new Uint8Array(pdf);
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
