import { formatClock } from '#contract/domain/clock.ts';
import type { Language } from '#contract/domain/language.ts';
import { pages } from '#contract/domain/pages.ts';
import type { GivenReason, Verdict } from '#contract/domain/review.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../context.ts';
import { accountOf, ownersOf, workName } from '../catalogue/catalogue.ts';
import { sendMessage } from '../messages/messages.ts';

export interface Decided {
  verdict: Verdict;
  reasons: GivenReason[];
  note: string;
}

const TEMPLATES = { approve: 'workApproved', return: 'workReturned', reject: 'workRejected' } as const satisfies Record<
  Verdict,
  string
>;

const textsOf = (language: Language) => (language === 'en' ? en : zh).reviewReasons;
const fill = (text: string, value: string) => text.replace(/\{\{\w+\}\}/, () => value);

/** Sends one message to each owner, in their language, about all their works. */
export async function tellDecision(ctx: Context, materialIds: readonly number[], decided: Decided): Promise<void> {
  for (const { works, language, ...owner } of await ownersOf(ctx.db, materialIds)) {
    const to = accountOf(owner);
    const values = {
      works: works.map((work) => workName(language, work)).join('\n'),
      reasons: explain(language, decided),
      url: new URL(pages.materialCenter.paths[0], ctx.config.publicUrl).href,
    };
    if (to) await sendMessage(ctx, { to, language, template: TEMPLATES[decided.verdict], values });
  }
}

/** Each reason with its place, the reviewer's words and advice; then the reviewer's note. */
function explain(language: Language, { reasons, note }: Decided): string {
  const { mail } = textsOf(language);
  const parts = reasons.map((reason) => explainOne(language, reason));
  const all = note === '' ? parts : [...parts, fill(mail.note, note)];
  return all.map((part) => `${part}\n\n`).join('');
}

function explainOne(language: Language, { code, words, atSeconds, region }: GivenReason): string {
  const { mail, reasons } = textsOf(language);
  const { name, fix } = reasons[code];
  const lines = [
    `• ${name}`,
    atSeconds !== null && fill(mail.at, formatClock(atSeconds)),
    region !== null && mail.marked,
    words !== '' && fill(mail.words, words),
    fill(mail.fix, fix),
  ];
  return lines.filter((line) => line !== false).join('\n  ');
}

/** The reasons in one line, for the audit trail. */
export function inWords(language: Language, { reasons, note }: Decided): string {
  const names = reasons.map(({ code, words }) =>
    [textsOf(language).reasons[code].name, words].filter(Boolean).join(': '),
  );
  return [...names, note].filter(Boolean).join('; ');
}

type Field = keyof typeof zh.reviewReasons.fields;
export interface FieldChange {
  field: Field;
  before: string;
  after: string;
}

/** Tells the owner what a reviewer corrected. */
export async function tellFix(ctx: Context, materialId: number, changes: readonly FieldChange[]): Promise<void> {
  for (const { works, language, ...owner } of await ownersOf(ctx.db, [materialId])) {
    const to = accountOf(owner);
    const { fields } = textsOf(language);
    const values = {
      work: works.map((work) => workName(language, work)).join('\n'),
      changes: changes
        .map(({ field, before, after }) => `${fields[field]}: ${before || '–'} → ${after || '–'}`)
        .join('\n'),
    };
    if (to) await sendMessage(ctx, { to, language, template: 'workFixed', values });
  }
}
