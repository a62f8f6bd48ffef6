import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { reviewCalls } from '#contract/calls/review.ts';
import { CallError, client } from '../../lib/api.ts';
import { fresh, KEYS, orNull } from '../keys.ts';
import { toast } from '../../ui/toast.ts';

const reviews = client(reviewCalls);

export const reviewSummaryQuery = queryOptions({
  queryKey: [...KEYS.reviews, 'summary'],
  queryFn: ({ signal }) => reviews.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const reviewsQuery = (filter: InputOf<typeof reviewCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.reviews, 'list', filter],
    queryFn: ({ signal }) => reviews.list(filter, { signal }),
    ...fresh,
  });

/**
 * One review by id, or null when there is none. Opening it claims it where possible; the reply tells whether that
 * worked. It does not become stale, because nobody else changes a claimed one.
 */
export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.reviews, 'one', id],
    queryFn: async ({ signal }) => {
      await reviews.claim({ ids: [id] }, { signal }).catch(refused);
      const found = await reviews.detail({ id }, { signal }).catch(orNull);
      return found?.review ?? null;
    },
    staleTime: Infinity,
  });

const REFUSED: readonly unknown[] = [
  'own-work',
  'sent-work',
  'decided-before',
  'claimed-by-another',
  'changed-meanwhile',
  'not-found',
];

function refused(error: unknown): void {
  if (!(error instanceof CallError && REFUSED.includes(error.problem))) throw error;
}

/** Opens the original file; the server records it. */
export async function openOriginal(id: number): Promise<void> {
  await open(() => reviews.original({ id }));
}

export async function openPaper(id: number, releaseId: number): Promise<void> {
  await open(() => reviews.paper({ id, releaseId }));
}

async function open(ask: () => Promise<{ url: string }>): Promise<void> {
  try {
    // The link makes the browser save the file, so the page stays.
    window.location.assign((await ask()).url);
  } catch (error) {
    void toast(error instanceof Error ? error.message : String(error), 'failed');
  }
}
