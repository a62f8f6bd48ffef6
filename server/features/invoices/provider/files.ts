import { INVOICE_FILES } from '#contract/domain/invoice.ts';
import type { Context } from '../../../context.ts';
import { ProviderRefused } from '../../../platform/invoice-provider/failures.ts';
import type { InvoiceProvider, Paper } from '../../../platform/invoice-provider/provider.ts';
import { isProblem } from '../../../platform/problem.ts';
import { type KeptFile, keepFile } from '../keep-file.ts';
import type { SaidByXml } from '../invoices.queries.ts';

export interface KeptPaper {
  number: string;
  files: KeptFile[];
  says: SaidByXml;
}

/** Fetches and keeps the files of what was issued; undefined while PDF or XML is not there, words when one is no good. */
export async function keepPaper(
  ctx: Context,
  provider: InvoiceProvider,
  { number, files: urls }: NonNullable<Paper['issued']>,
): Promise<KeptPaper | { words: string } | undefined> {
  if (!urls.pdf || !urls.xml) return undefined;
  const files: KeptFile[] = [];
  for (const kind of INVOICE_FILES) {
    const url = urls[kind];
    if (url === undefined) continue;
    const bytes = await fetchOne(provider, url);
    const kept = typeof bytes === 'string' ? bytes : await keepFile(ctx, kind, bytes);
    if (typeof kept === 'string') return { words: `${kind.toUpperCase()}: ${kept}` };
    if (isProblem(kept)) return { words: `${kind.toUpperCase()}: ${kept.code}` };
    files.push(kept);
  }
  const says = files.find(({ kind }) => kind === 'xml')?.says;
  return says ? { number, files, says } : undefined;
}

/** The file, or why there is none. */
async function fetchOne(provider: InvoiceProvider, url: string): Promise<Buffer | string> {
  try {
    return await provider.fetchFile(url);
  } catch (error) {
    if (error instanceof ProviderRefused) return error.message;
    throw error;
  }
}
