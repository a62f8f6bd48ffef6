import type { ContestPlan, DeskPrize, DeskTrack } from '#contract/calls/contests-desk.ts';
import type { Language } from '#contract/domain/language.ts';
import { USUAL_LIMITS } from '#contract/domain/track-limits.ts';

interface Words {
  title: string;
  summary: string;
  sponsor: string;
  rules: string;
}

/** Days on which it opens, closes and shows its results: dates in China, or how many days from the first start. */
type Days = readonly [string, string, string] | readonly [number, number, number];

export interface DemoContest {
  slug: string;
  series: string;
  days: Days;
  words: Record<Language, Words>;
  tracks: readonly DeskTrack[];
  prizes: readonly DeskPrize[];
}

const NOTE = {
  zh: '演示内容：大赛、赞助商和奖品均为虚构。',
  en: 'Demo content: the contest, its sponsor and its prizes are fictional.',
};

const DAY_MS = 24 * 3_600_000;

/** Eight in the evening in China. */
function evening(day: string | number, now: Date): string {
  const date = typeof day === 'string' ? day : new Date(now.getTime() + day * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${date}T20:00:00+08:00`).toISOString();
}

type Named = readonly [zh: string, en: string];

export const track = (
  kind: DeskTrack['kind'],
  name: Named,
  brief: Named,
  more: Partial<Pick<DeskTrack, 'showsCar' | 'limits'>> = {},
): DeskTrack => ({
  id: null,
  nameZh: name[0],
  nameEn: name[1],
  briefZh: brief[0],
  briefEn: brief[1],
  kind,
  showsCar: false,
  limits: USUAL_LIMITS,
  ...more,
});

export const prize = (count: number, name: Named, reward: Named, inTrack: number | null = null): DeskPrize => ({
  id: null,
  nameZh: name[0],
  nameEn: name[1],
  rewardZh: reward[0],
  rewardEn: reward[1],
  count,
  track: inTrack,
});

const criterion = (maxScore: number, nameZh: string, nameEn: string) => ({ id: null, nameZh, nameEn, maxScore });

/** The contest as coordinators would have planned it. */
export function planFrom(
  { slug, series, days, words: { zh, en }, tracks, prizes }: DemoContest,
  now: Date,
): ContestPlan {
  const [opens, closes, results] = days;
  return {
    slug,
    series,
    titleZh: zh.title,
    titleEn: en.title,
    summaryZh: zh.summary,
    summaryEn: en.summary,
    rulesZh: `${zh.rules}\n${NOTE.zh}`,
    rulesEn: `${en.rules}\n${NOTE.en}`,
    sponsorZh: zh.sponsor,
    sponsorEn: en.sponsor,
    opensAt: evening(opens, now),
    closesAt: evening(closes, now),
    resultsAt: evening(results, now),
    maxScore: 100,
    galleryFrom: 'judging',
    // Those of past years had none.
    audiencePrize: typeof opens === 'number',
    tracks: [...tracks],
    criteria: [criterion(40, '立意', 'Idea'), criterion(40, '画面', 'Image'), criterion(20, '制作', 'Craft')],
    prizes: [...prizes],
  };
}
