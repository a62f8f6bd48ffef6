import type { Context } from '../../../context.ts';
import { ProviderRefused, ProviderUnanswered } from '../../../platform/invoice-provider/failures.ts';
import { type Errand, findErrand, takeErrand } from './errands.queries.ts';
import { note } from './errands.ts';
import { issueByProvider } from './invoice-errand.ts';
import { takeBackByProvider } from './red-errand.ts';

/** Goes on with an errand that is due. Whatever the provider does, the errand stays until it is done or stuck. */
export async function runErrand(ctx: Context, errandId: number): Promise<void> {
  const provider = ctx.invoicing;
  const errand = provider && (await takeErrand(ctx.db, errandId));
  if (!errand) return;
  try {
    await (errand.redFlushId === null ? issueByProvider : takeBackByProvider)(ctx, provider, errand);
  } catch (error) {
    if (!(error instanceof ProviderUnanswered) && !(error instanceof ProviderRefused)) throw error;
    await fail(ctx, errand, error);
  }
}

/** Notes a failure. What was refused when it was sent needs a person; everything else is tried again. */
async function fail(ctx: Context, taken: Errand, error: ProviderUnanswered | ProviderRefused): Promise<void> {
  const errand = await findErrand(ctx.db, taken.id);
  if (!errand || errand.state !== taken.state) return;
  const words = error.message;
  ctx.log.warn({ err: error }, 'the invoice provider could not be used');
  if (error instanceof ProviderRefused && errand.state === 'waiting')
    return await note(ctx, errand, { state: 'stuck', fault: 'refused', words, inSeconds: null });
  const maybeThere = errand.maybeThere || !(error instanceof ProviderUnanswered) || error.reached;
  await note(ctx, errand, { fault: 'unanswered', words, maybeThere });
}
