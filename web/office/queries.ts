import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { auditCalls } from '#contract/calls/audit.ts';
import { catalogueDeskCalls } from '#contract/calls/catalogue-desk.ts';
import { demoCalls } from '#contract/calls/demo.ts';
import { feedbackCalls } from '#contract/calls/feedback.ts';
import { mediaCalls } from '#contract/calls/media.ts';
import { mailboxCalls } from '#contract/calls/mailbox.ts';
import { reviewCalls } from '#contract/calls/review.ts';
import { searchDeskCalls } from '#contract/calls/search-desk.ts';
import { topicDeskCalls } from '#contract/calls/topics-desk.ts';
import { userCalls } from '#contract/calls/users.ts';
import { categoryDeskCalls } from '#contract/calls/categories-desk.ts';
import { hotWordDeskCalls } from '#contract/calls/hot-words-desk.ts';
import { jobCalls } from '#contract/calls/jobs.ts';
import { CallError, client } from '../lib/api.ts';

const users = client(userCalls);
const media = client(mediaCalls);
const demo = client(demoCalls);
const materials = client(catalogueDeskCalls);
const reviews = client(reviewCalls);
const topics = client(topicDeskCalls);
const hotWords = client(hotWordDeskCalls);
const categories = client(categoryDeskCalls);
const search = client(searchDeskCalls);
const jobs = client(jobCalls);
const audit = client(auditCalls);
const messages = client(mailboxCalls);
const feedback = client(feedbackCalls);

/** What a change can make stale. */
export const KEYS = {
  users: ['office', 'users'],
  user: ['office', 'user'],
  media: ['office', 'media'],
  demo: ['office', 'demo'],
  materials: ['office', 'materials'],
  reviews: ['office', 'reviews'],
  topics: ['office', 'topics'],
  hotWords: ['office', 'hot-words'],
  categories: ['office', 'categories'],
  search: ['office', 'search'],
  jobs: ['office', 'jobs'],
  audit: ['office', 'audit'],
  messages: ['office', 'messages'],
  feedback: ['office', 'feedback'],
} as const;

// Staff act on what they see, so it may be old for a moment only; the page before stays until the next one is here.
const fresh = { staleTime: 3_000, placeholderData: keepPreviousData };

export const usersQuery = (filter: InputOf<typeof userCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.users, filter],
    queryFn: ({ signal }) => users.list(filter, { signal }),
    ...fresh,
  });

/** One user by id, or null when there is none. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.user, id],
    queryFn: async ({ signal }) => {
      const { user } = await users.detail({ id }, { signal }).catch(nobody);
      return user;
    },
  });

function nobody(error: unknown): { user: null } {
  if (error instanceof CallError && error.problem === 'not-found') return { user: null };
  throw error;
}

export const catalogueSummaryQuery = queryOptions({
  queryKey: [...KEYS.materials, 'summary'],
  queryFn: ({ signal }) => materials.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const materialsQuery = (filter: InputOf<typeof catalogueDeskCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.materials, 'list', filter],
    queryFn: ({ signal }) => materials.list(filter, { signal }),
    ...fresh,
  });

/** One material by id, or null when there is none. */
export const materialQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.materials, 'one', id],
    queryFn: async ({ signal }) => {
      const { material } = await materials.detail({ id }, { signal }).catch(nothingThere);
      return material;
    },
    staleTime: fresh.staleTime,
  });

function nothingThere(error: unknown): { material: null } {
  if (error instanceof CallError && error.problem === 'not-found') return { material: null };
  throw error;
}

export const materialHistoryQuery = (id: number, pageSize: number) =>
  queryOptions({
    queryKey: [...KEYS.materials, 'history', id, pageSize],
    queryFn: ({ signal }) => materials.history({ id, pageSize }, { signal }),
    staleTime: fresh.staleTime,
  });

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
 * One review by id, or null when there is none. Whoever looks at it takes it, where they may: what it says of itself
 * tells whether they hold it. Nobody else changes what somebody holds, so it does not grow old.
 */
export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.reviews, 'one', id],
    queryFn: async ({ signal }) => {
      await reviews.claim({ ids: [id] }, { signal }).catch(refused);
      const { review } = await reviews.detail({ id }, { signal }).catch(noReview);
      return review;
    },
    staleTime: Infinity,
  });

const REFUSED: readonly unknown[] = [
  'own-work',
  'decided-before',
  'claimed-by-another',
  'changed-meanwhile',
  'not-found',
];

function refused(error: unknown): void {
  if (!(error instanceof CallError && REFUSED.includes(error.problem))) throw error;
}

function noReview(error: unknown): { review: null } {
  if (error instanceof CallError && error.problem === 'not-found') return { review: null };
  throw error;
}

export const topicsQuery = queryOptions({
  queryKey: [...KEYS.topics, 'list'],
  queryFn: ({ signal }) => topics.list({}, { signal }),
  staleTime: fresh.staleTime,
});

export const topicMaterialsQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.topics, 'materials', id],
    queryFn: ({ signal }) => topics.materials({ id }, { signal }),
    staleTime: fresh.staleTime,
  });

export const hotWordsQuery = queryOptions({
  queryKey: KEYS.hotWords,
  queryFn: ({ signal }) => hotWords.list({}, { signal }),
  staleTime: fresh.staleTime,
});

export const categoriesQuery = queryOptions({
  queryKey: KEYS.categories,
  queryFn: ({ signal }) => categories.list({}, { signal }),
  staleTime: fresh.staleTime,
});

export const searchedQuery = (filter: InputOf<typeof searchDeskCalls.searched>) =>
  queryOptions({
    queryKey: [...KEYS.search, 'searched', filter],
    queryFn: ({ signal }) => search.searched(filter, { signal }),
    ...fresh,
  });

export const synonymsQuery = (filter: InputOf<typeof searchDeskCalls.synonyms>) =>
  queryOptions({
    queryKey: [...KEYS.search, 'synonyms', filter],
    queryFn: ({ signal }) => search.synonyms(filter, { signal }),
    ...fresh,
  });

export const mediaSummaryQuery = queryOptions({
  queryKey: [...KEYS.media, 'summary'],
  queryFn: ({ signal }) => media.summary({}, { signal }),
  staleTime: fresh.staleTime,
});

export const mediaRunsQuery = (filter: InputOf<typeof mediaCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.media, 'runs', filter],
    queryFn: ({ signal }) => media.list(filter, { signal }),
    ...fresh,
  });

export const demoQuery = queryOptions({
  queryKey: KEYS.demo,
  queryFn: async ({ signal }) => (await demo.progress({}, { signal })).demo,
  staleTime: fresh.staleTime,
});

export const queuesQuery = queryOptions({
  queryKey: [...KEYS.jobs, 'queues'],
  queryFn: async ({ signal }) => {
    const { infos } = await jobs.queues({}, { signal });
    return { infos, total: infos.length };
  },
  staleTime: fresh.staleTime,
});

export const jobsQuery = (filter: InputOf<typeof jobCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.jobs, 'jobs', filter],
    queryFn: ({ signal }) => jobs.list(filter, { signal }),
    ...fresh,
  });

export const auditQuery = (filter: InputOf<typeof auditCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.audit, filter],
    queryFn: ({ signal }) => audit.list(filter, { signal }),
    ...fresh,
  });

export const messagesQuery = (filter: InputOf<typeof mailboxCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.messages, filter],
    queryFn: ({ signal }) => messages.list(filter, { signal }),
    ...fresh,
  });

export const feedbackQuery = (filter: InputOf<typeof feedbackCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.feedback, filter],
    queryFn: ({ signal }) => feedback.list(filter, { signal }),
    ...fresh,
  });
