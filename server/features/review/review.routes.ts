import type { reviewCalls } from '#contract/calls/review.ts';
import type { Handlers } from '../../handler.ts';
import { claim, keep, release, takeNext } from './claims.ts';
import { decide } from './decide.ts';
import { originalLink, paperLink, readDetail } from './detail.ts';
import { fix } from './fix.ts';
import { listReviews, summary } from './list.ts';
import { takeBack } from './settle.ts';

export const reviewHandlers: Handlers<typeof reviewCalls> = {
  summary,
  list: listReviews,
  next: takeNext,
  claim,
  keep,
  release,
  detail: readDetail,
  original: originalLink,
  paper: paperLink,
  decide,
  takeBack,
  fix,
};
