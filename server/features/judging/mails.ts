import { inLanguage } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import type { Context } from '../../context.ts';
import { sendMessage } from '../messages/messages.ts';
import { judgesToTell } from './progress.queries.ts';
import type { RoundRow } from './rounds.queries.ts';
import { contestOf } from './seats.queries.ts';

type Template = 'judgeInvited' | 'judgingOpened' | 'judgingReminder';

/** Writes to a judge, in the language of whoever causes it: judges have no account that says theirs. */
export async function tellJudge(
  tx: Context,
  template: Template,
  { name, email, contestId }: { name: string; email: string; contestId: number },
): Promise<void> {
  const contest = await contestOf(tx.db, contestId);
  await sendMessage(tx, {
    to: { kind: 'email', value: email },
    language: tx.language,
    template,
    values: {
      name,
      contest: inLanguage(tx.language, contest?.titleZh ?? '', contest?.titleEn ?? ''),
      url: new URL(pages.score.paths[0], tx.config.publicUrl).href,
    },
  });
}

export async function tellOpened(tx: Context, { roundId, contestId }: RoundRow): Promise<void> {
  for (const judge of await judgesToTell(tx.db, roundId)) await tellJudge(tx, 'judgingOpened', { ...judge, contestId });
}
