import type { JudgedWork, JudgeRound, ShownWork } from '#contract/calls/judging.ts';
import { fine } from './server.ts';

/** A round of points by two criteria. */
const makeRound = (more: Partial<JudgeRound> = {}): JudgeRound => ({
  roundId: 3,
  track: 'Single',
  number: 1,
  method: 'rating',
  state: 'open',
  criteria: [
    { name: 'Idea', most: 60 },
    { name: 'Craft', most: 40 },
  ],
  works: 2,
  scored: 0,
  handedIn: 0,
  ...more,
});

export const makeWork = (id: number, more: Partial<JudgedWork> = {}): JudgedWork => ({
  id,
  scores: null,
  flagged: false,
  note: '',
  handedIn: false,
  recused: false,
  ...more,
});

type File = ShownWork['files'][number];

export const makeFile = (part: File['part'], name: string): File => ({
  part,
  url: `http://files.test/${name}`,
  thumbnail: `http://files.test/small-${name}`,
  width: 3000,
  height: 2000,
});

/** What a judge with one round is told; every work has the same files. */
export function judgingAnswers(
  round: Partial<JudgeRound> = {},
  works = [makeWork(11), makeWork(12)],
  files: File[] = [],
) {
  return {
    '/score/session': fine({
      judge: 'Lin',
      contest: { title: 'Light Awards', rules: 'Judge the work' },
      rounds: [makeRound(round)],
    }),
    '/score/works': fine({ infos: works }),
    '/score/work': ({ input }: { input: unknown }) => {
      const { id } = input as { id: number };
      return fine({ id, title: `Work ${id}`, story: '', files });
    },
  };
}
