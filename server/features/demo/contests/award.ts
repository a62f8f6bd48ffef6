import type { MemberContext } from '../../../context.ts';
import { must } from '../../../platform/problem.ts';
import { fixAwards, proposeAwards, readAwards, saveTold, sayWords } from '../../awards/awards.ts';

/** What the jury says of works that win, by their titles. */
const WORDS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  '折痕 Fold': ['一张纸里有整片山脉的光影。', 'A whole mountain range of light in a single sheet of paper.'],
  '无风 Becalmed': ['敢把画面交给一条线。', 'It dares to leave the picture to one line.'],
  '雨巷 Wet Alley': ['颜色很满，人却不在：这正是夜。', 'Full of colour, and nobody there: this is night.'],
  '末班车之后 After the Last Train': [
    '没有剪辑，节奏全在车灯里。',
    'No cut anywhere; the rhythm is all in the headlights.',
  ],
  '樱 Cherry': ['最常见的题材，最克制的拍法。', 'The most common of subjects, in the most restrained of ways.'],
  '从梅到樱 Plum to Cherry': ['耐心本身就是作品。', 'Patience itself is the work.'],
  '山腰 Halfway Up': ['看得见季节移动的边界。', 'You can see where the season ends for now.'],
  '一条路的秋天 One Road’s Autumn': [
    '五张照片，一条路，没有一张多余。',
    'Five photos of one road, and not one too many.',
  ],
  '第一班车 First Train': ['出发前的安静，比出发更像出发。', 'The quiet before leaving feels more like leaving.'],
  '云上 Above the Clouds': ['一扇舷窗，足够远。', 'One window, and far enough.'],
  '到了 Here': ['最后一张让前四张都成立。', 'The last photo makes sense of the four before it.'],
};

/** Gives the prizes of a judged contest by rank, and fixes them. */
export async function awardDemoContest(tx: MemberContext, contestId: number): Promise<void> {
  must(await proposeAwards(tx, { contestId }));
  const { awards } = must(await readAwards(tx, { contestId }));
  for (const { awardId, title } of awards.prizes.flatMap((prize) => prize.awards)) {
    const [wordsZh, wordsEn] = WORDS[title] ?? [];
    if (wordsZh && wordsEn) must(await sayWords(tx, { awardId, wordsZh, wordsEn, reason: '' }));
  }
  const { version } = must(await readAwards(tx, { contestId })).awards;
  must(await fixAwards(tx, { contestId, version, reason: '' }));
  // Its entrants were told when the results came out, years ago.
  await saveTold(tx.db, contestId);
}
