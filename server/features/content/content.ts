export { prepareContent } from './first/first.ts';
export { articleDates } from './content.queries.ts';
export { readEntry, readQuestions } from './read.ts';
