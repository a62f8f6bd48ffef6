import { inLanguage } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import type { Context } from '../../context.ts';
import { sendMessage } from '../messages/messages.ts';
import { judgesToTell, type Reachable } from './progress.queries.ts';
import type { RoundRow } from './rounds.queries.ts';
import { contestOf } from './seats.queries.ts';

/** Those that say where to judge, and those to whoever does so no longer. */
type Invitation = 'judgeInvited' | 'judgingOpened' | 'judgingReminder';
type Farewell = 'judgeReplaced' | 'judgeRevoked';

interface ToTell {
  name: string;
  email: string;
  contestId: number;
}

/** Judges have no account that says their language, so that they are written to in that of whoever causes it. */
async function addressed(tx: Context, { name, email, contestId }: ToTell) {
  const contest = await contestOf(tx.db, contestId);
  return {
    to: { kind: 'email' as const, value: email },
    language: tx.language,
    values: { name, contest: inLanguage(tx.language, contest?.titleZh ?? '', contest?.titleEn ?? '') },
  };
}

export async function tellJudge(tx: Context, template: Invitation, judge: ToTell): Promise<void> {
  const { values, ...mail } = await addressed(tx, judge);
  const url = new URL(pages.score.paths[0], tx.config.publicUrl).href;
  await sendMessage(tx, { ...mail, template, values: { ...values, url } });
}

export async function thankJudge(tx: Context, template: Farewell, judge: ToTell): Promise<void> {
  await sendMessage(tx, { ...(await addressed(tx, judge)), template });
}

/** Tells the judges of an open round that they can begin, but for those who sat in it before. */
export async function tellOpened(
  tx: Context,
  { roundId, contestId }: RoundRow,
  before: readonly Reachable[] = [],
): Promise<void> {
  const told = new Set(before.map(({ judgeId }) => judgeId));
  for (const judge of await judgesToTell(tx.db, roundId))
    if (!told.has(judge.judgeId)) await tellJudge(tx, 'judgingOpened', { ...judge, contestId });
}
