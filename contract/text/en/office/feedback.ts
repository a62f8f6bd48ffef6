import type { Text } from '../../text.ts';

export const feedback: Text['office']['feedback'] = {
  average: 'Average rating',
  outOf: 'out of 5',
  answers: 'Responses',
  all: 'Ratings of all {{count}}',
  score: 'Rating',
  comment: 'Comment',
  contact: 'Contact',
  page: 'Page',
  author: 'User',
  time: 'Time',
  visitor: 'Visitor',
  noComment: 'No comment',
  emptyTitle: 'No feedback yet',
  emptyHint: 'Responses appear here when people use “Give feedback” on the site.',
};
