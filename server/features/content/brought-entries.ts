import { type Context, transaction } from '../../context.ts';
import { recordChange } from '../audit/audit.ts';
import { type BroughtMove, moveBrought } from './brought-entries.queries.ts';

/** Hides entries that came under names with this beginning. */
export async function withdrawBrought(ctx: Context, beginning: string, reason: string): Promise<void> {
  await move(ctx, { beginning, from: 'published', to: 'withdrawn' }, reason);
}

/** Shows them again, but for those that a person withdrew. */
export async function showBrought(ctx: Context, beginning: string, reason: string): Promise<void> {
  await move(ctx, { beginning, from: 'withdrawn', to: 'published' }, reason);
}

async function move(ctx: Context, wanted: BroughtMove, reason: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    for (const id of await moveBrought(tx.db, wanted))
      await recordChange(tx, {
        action: `content.${wanted.to}`,
        subject: `content:${id}`,
        before: { state: wanted.from },
        after: { state: wanted.to },
        reason,
      });
  });
}
