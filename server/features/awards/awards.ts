export { readAwards } from './desk.ts';
export { fixAwards } from './fix.ts';
export { proposeAwards, sayWords } from './give.ts';
export { saveTold } from './tell.queries.ts';
export { prepareResults } from './unready.ts';
