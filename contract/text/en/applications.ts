import type { Text } from '../text.ts';

/** Words about applications that applicants, the office and mails share. */
export const applications: Text['applications'] = {
  states: {
    draft: 'Draft',
    submitted: 'Submitted',
    reviewing: 'Under review',
    'more-needed': 'More needed',
    rejected: 'Rejected',
    approved: 'Approved',
  },
  subjects: {
    landscape: 'Landscapes',
    city: 'Cities & architecture',
    people: 'People & lifestyle',
    business: 'Business & industry',
    food: 'Food & still life',
    wildlife: 'Animals & nature',
    aerial: 'Aerial',
    culture: 'Culture & travel',
    sports: 'Sports',
    abstract: 'Textures & abstract',
  },
  reasons: {
    quality: 'Technical quality doesn’t meet our standard yet',
    style: 'The style doesn’t fit what our buyers license',
    rights: 'The rights to the work are unclear',
    similar: 'We already have very similar work',
    details: 'The details couldn’t be confirmed',
  },
};
