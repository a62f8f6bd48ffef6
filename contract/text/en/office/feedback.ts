import type { Text } from '../../text.ts';

export const feedback: Text['office']['feedback'] = {
  average: 'Average score',
  outOf: 'out of 5',
  answers: 'Answers',
  all: 'Scores of all {{count}}',
  score: 'Score',
  comment: 'Comment',
  contact: 'Contact',
  page: 'Page',
  author: 'Author',
  time: 'Time',
  visitor: 'Visitor',
  noComment: 'No comment',
  emptyTitle: 'No feedback yet',
  emptyHint: 'Answers appear here once people use “Give feedback” at the side of a page.',
};
