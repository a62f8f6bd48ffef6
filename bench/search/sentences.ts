import { readSentence } from '#server/features/search/sentences/read-sentence.ts';
import { at, inTurns } from './timing.ts';

const EACH = 500;

const SENTENCES = [
  'a quiet morning without people, for a tea brand',
  'I need a vertical video of a street at night in 4K, no people or cars, for our new website',
  '安静的清晨，没有人，留白，适合茶叶品牌',
  '帮我找一段海边日落的视频，蓝色调，5秒以内，竖版，适合旅游广告',
  'sunset',
  '日落航拍',
  // The longest that a search takes, and what patterns try most with.
  '没有'.repeat(100),
  'a b c d e for '.repeat(14),
];

/** What reading a keyword by rules costs every search. */
export async function benchSentences(): Promise<void> {
  const asked = Array.from({ length: EACH }, () => SENTENCES).flat();
  const read = (text: string) => Promise.resolve(readSentence(text, { kind: 'video' }));
  const [times] = await inTurns([read], asked);
  const [middle, slow] = [at(times, 0.5).toFixed(2), at(times, 0.99).toFixed(2)];
  console.log(`Reading a sentence: p50 ${middle} ms, p99 ${slow} ms (wanted ≤ 3 ms)`);
}
