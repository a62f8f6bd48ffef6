import type { OutputOf } from '#contract/call.ts';
import type { contentCalls, Question } from '#contract/calls/content.ts';
import { drawBody, NOTHING_AROUND, textOf } from '#contract/domain/draw-blocks.ts';

export type QuestionGroups = OutputOf<typeof contentCalls.questions>['groups'];

/** Words of which a question consists in either language, and which say nothing about its subject. */
const CHINESE_FILLERS =
  /请问|怎么样|怎么办|怎么|怎样|如何|可以|可不可以|能不能|为什么|什么|多久|哪里|我的|吗|呢|[？?，。、！!]/g;
const ENGLISH_FILLERS = new Set(
  'a an and are be can do does for from get how i if in is it me my of on or our the this to was what when where which who why will with you your'.split(
    ' ',
  ),
);

/**
 * Questions about what a reader has typed; every word must be found somewhere. Those that are about it come before
 * those whose answers only mention it, in their editors' order.
 */
export function findQuestions(groups: QuestionGroups, typed: string): Question[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return groups
    .flatMap(({ questions }) => questions)
    .map((question) => ({ question, score: scoreOf(question, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ question }) => question);
}

/** A question that consists of fillers alone is searched for as it stands. */
function wordsOf(typed: string): string[] {
  const plain = typed.normalize('NFKC').toLowerCase();
  const all = plain.replaceAll(/[？?，。、！!]/g, ' ').split(/\s+/);
  const telling = plain
    .replaceAll(CHINESE_FILLERS, ' ')
    .split(/\s+/)
    .filter((word) => !ENGLISH_FILLERS.has(word));
  return [telling, all].map((words) => words.filter((word) => word !== '')).find((words) => words.length > 0) ?? [];
}

/** What is searched of a question: what it is about, then its answer. Drawn once, not for each letter that is typed. */
const searched = new WeakMap<Question, readonly [string, string]>();

function placesOf(question: Question): readonly [string, string] {
  const { title, found, answer } = question;
  const places = searched.get(question) ?? [
    `${title.toLowerCase()} ${found}`,
    textOf(drawBody(answer, NOTHING_AROUND)).toLowerCase(),
  ];
  searched.set(question, places);
  return places;
}

function scoreOf(question: Question, words: string[]): number {
  const places = placesOf(question);
  const scores = words.map((word) => {
    const place = places.findIndex((text) => has(text, word));
    return place < 0 ? 0 : places.length - place;
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) / words.length;
}

/** English words are found without their endings, Chinese ones when most of their pairs of characters are there. */
function has(text: string, word: string): boolean {
  if (text.includes(word)) return true;
  if (/^[a-z]{5,}$/.test(word)) return text.includes(word.replace(/(ies|ing|ed|es|s|y)$/, ''));
  if (!/^\p{Script=Han}{3,}$/u.test(word)) return false;
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  return pairs.filter((pair) => text.includes(pair)).length * 2 > pairs.length;
}
