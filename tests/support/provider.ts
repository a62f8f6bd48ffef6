import { sql } from 'kysely';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import type { Product } from './product.ts';
import type { TestSandbox } from './sandbox.ts';

const never = new AbortController().signal;

export interface ProviderWork {
  /** Goes on with the errands of an invoice as often as that, as if every pause was over. */
  goOn(invoiceId: number, times?: number): Promise<void>;
  /** One look at everything that is due. */
  poll(): Promise<void>;
}

/** Gives a product the provider of its sandbox, which issues at once and calls nobody back. */
export async function withProvider(product: Product, sandbox: TestSandbox): Promise<ProviderWork> {
  product.services.invoicing = sandbox.invoicing;
  await sandbox.control.provider.whims({ readyMs: 0, callbacks: { drop: true } });
  const ctx = systemContext(product.services, 'test');
  return {
    async goOn(invoiceId, times = 2) {
      for (let turn = 0; turn < times; turn += 1) {
        const { rows } = await sql<{ id: number }>`
          update invoice_errands set next_at = clock_now()
          where invoice_id = ${invoiceId} and next_at is not null returning id`.execute(product.db);
        for (const { id } of rows) await workers['invoices.errand'](ctx, { errandId: id }, never);
      }
    },
    poll: async () => await workers['invoices.poll'](ctx, {}, never),
  };
}
