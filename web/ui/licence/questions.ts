import type { PriceTree } from '#contract/calls/prices.ts';
import type { LicenceTerms, TermsQuestion } from '#contract/domain/licence-terms.ts';

/** In the order in which they are asked: the answers offered depend on those before. */
export const QUESTIONS = ['scene', 'channel', 'period', 'area'] as const satisfies readonly TermsQuestion[];

export type Answers = Partial<LicenceTerms>;

/** Possible answers to a question after the answers before it. */
export function choicesFor<Q extends TermsQuestion>(tree: PriceTree, given: Answers, question: Q): LicenceTerms[Q][] {
  const channels = tree.find(({ scene }) => scene === given.scene)?.channels ?? [];
  const periods = channels.find(({ channel }) => channel === given.channel)?.periods ?? [];
  const choices = {
    scene: tree.map(({ scene }) => scene),
    channel: channels.map(({ channel }) => channel),
    period: periods.map(({ period }) => period),
    area: periods.find(({ period }) => period === given.period)?.areas ?? [],
  };
  return choices[question] as LicenceTerms[Q][];
}

/**
 * Sets an answer. Those after it stay as long as they are possible, and a question with only one possible answer is
 * filled in.
 */
export function answer(tree: PriceTree, given: Answers, question: TermsQuestion, choice: string): Answers {
  const place = QUESTIONS.indexOf(question);
  const kept = QUESTIONS.slice(0, place).map((name) => [name, given[name]]);
  let answers = Object.fromEntries([...kept, [question, choice]]) as Answers;
  for (const name of QUESTIONS.slice(place + 1)) {
    const choices: string[] = choicesFor(tree, answers, name);
    const before = given[name];
    const next = before && choices.includes(before) ? before : choices.length === 1 && choices[0];
    if (!next) break;
    answers = { ...answers, [name]: next };
  }
  return answers;
}

/** The uses that all of these trees offer. */
export function offeredByAll([first, ...others]: readonly PriceTree[]): PriceTree {
  return (first ?? [])
    .map(({ scene, channels }) => ({
      scene,
      channels: channels
        .map(({ channel, periods }) => ({
          channel,
          periods: periods
            .map(({ period, areas }) => ({
              period,
              areas: areas.filter((area) => others.every((tree) => isOffered(tree, { scene, channel, period, area }))),
            }))
            .filter(({ areas }) => areas.length > 0),
        }))
        .filter(({ periods }) => periods.length > 0),
    }))
    .filter(({ channels }) => channels.length > 0);
}

/** Whether all four answers are possible. */
export function isOffered(tree: PriceTree, terms: LicenceTerms): boolean {
  return QUESTIONS.every((question) => choicesFor(tree, terms, question).includes(terms[question]));
}

/** All four answers, or null while one of them is open. */
export function wholeTerms(answers: Answers): LicenceTerms | null {
  const { scene, channel, period, area } = answers;
  return scene && channel && period && area ? { scene, channel, period, area } : null;
}
