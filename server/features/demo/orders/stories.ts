import { OPEN_STORIES } from './open-stories.ts';
import { PAST_STORIES } from './past-stories.ts';
import type { Story } from './story.ts';

/** What newcomers find at the desks and among their orders, the oldest first: so their numbers follow their dates. */
export const STORIES: readonly Story[] = [...PAST_STORIES, ...OPEN_STORIES];
