export { showBrought, withdrawBrought } from './brought.ts';
export { prepareContent } from './first/first.ts';
export { plainBlocks } from './first/plain-blocks.ts';
export { addEntry } from './write.ts';
export { namesBrought } from './write.queries.ts';
export { storyDates } from './articles.queries.ts';
export { articleDates } from './content.queries.ts';
export { readArticle } from './articles.ts';
export { listEntries, readEntry, readQuestions } from './read.ts';
