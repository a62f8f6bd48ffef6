import { type Answers, fine, type OutputAt } from './server.ts';

export const noCounts: OutputAt<'/home/preference'> = {
  videoBookmark: 0,
  photoBookmark: 0,
  musicBookmark: 0,
  musicEffectBookmark: 0,
  videoShopping: 0,
  photoShopping: 0,
};

/** Empty replies to what the frame around a page asks for. */
export const shellAnswers: Answers = {
  '/home/gameList': fine({ collectingGameCount: 0, infos: [], total: 0 }),
  '/home/preference': fine(noCounts),
};
