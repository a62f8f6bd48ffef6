import { reviewCalls } from '#contract/calls/review.ts';
import { pick } from '#studio/random.ts';
import { type Day, personOf } from '../day.ts';
import { type Errand, take } from '../errand.ts';

/** A reviewer looks at the queue, claims a work that nobody has, looks at it and leaves it to others. */
export function* review(day: Day): Errand {
  const reviewer = personOf(day, 'reviewer');
  yield* take('Figures of the review desk', () => reviewer(reviewCalls.summary, {}));
  const { infos } = yield* take('Review queue', () => reviewer(reviewCalls.list, {}));
  const free = infos.filter(({ claim, barred }) => claim === null && barred === null);
  if (free.length === 0) return;
  const { id } = pick(day.random, free);
  yield* take('Claim a work', async () => {
    day.left.claims.add(id);
    await reviewer(reviewCalls.claim, { ids: [id] });
  });
  yield* take('A work to review', () => reviewer(reviewCalls.detail, { id }));
  yield* take('Release a work', async () => {
    await reviewer(reviewCalls.release, { ids: [id] });
    day.left.claims.delete(id);
  });
}
