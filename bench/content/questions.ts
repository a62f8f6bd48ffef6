import { findQuestions, type QuestionGroups } from '../../web/content/questions/find-questions.ts';
import type { RunningProduct } from '../product.ts';
import { p95InTurns } from '../statements/timing.ts';

const QUESTIONS = 2000;
const TYPED = ['refund', '发票抬头', 'fapiao', 'how do I download again', '授权期限', 'invite a colleague', '怎么退款'];

/** Searching 2,000 questions as one types, against looking for the same letters in titles and words alone. */
export async function benchQuestions({ url }: RunningProduct): Promise<void> {
  const groups = await manyQuestions(url);
  const found = groups.flatMap(({ questions }) => questions.map((question) => `${question.title} ${question.found}`));
  const typed = (round: number) => TYPED[round % TYPED.length]!;
  const [bare, ours] = await p95InTurns([
    async (round) => found.filter((text) => text.toLowerCase().includes(typed(round))),
    async (round) => findQuestions(groups, typed(round)),
  ]);
  console.log(
    `Searching ${QUESTIONS} questions: p95 ${ours!.toFixed(1)} ms (wanted ≤ 10), ${(ours! / bare!).toFixed(1)} × the bare search`,
  );
}

/** The product's own questions, again and again. */
async function manyQuestions(url: string): Promise<QuestionGroups> {
  const reply = await fetch(`${url}/content/questions`);
  const { groups } = (await reply.json()) as { groups: QuestionGroups };
  const own = groups.flatMap(({ questions }) => questions);
  const many = Array.from({ length: QUESTIONS }, (_, place) => ({
    ...own[place % own.length]!,
    slug: `question-${place}`,
  }));
  return [{ group: 'finding', questions: many }];
}
