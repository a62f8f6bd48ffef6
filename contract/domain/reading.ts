// What readers' pages know of content. It stands apart from the schemas, which they would load for nothing.

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const LONGEST_SLUG = 80;

/** Whether a part of an address may name an entry. */
export function isSlug(part: string): boolean {
  return part.length <= LONGEST_SLUG && SLUG.test(part);
}

/** How many entries a page of a list has. */
export const CONTENT_PAGE_SIZE = 24;

/** Where something with a beginning and an end stands, in the order in which people want to see it. */
export const ACTIVITY_STATES = ['running', 'soon', 'over'] as const;
export type ActivityState = (typeof ACTIVITY_STATES)[number];

export function activityState(startsAt: Date, endsAt: Date, now: Date): ActivityState {
  return now < startsAt ? 'soon' : now < endsAt ? 'running' : 'over';
}
