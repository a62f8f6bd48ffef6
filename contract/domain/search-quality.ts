/** How well a work answers a query: not at all, loosely, well, or just right. */
export const GRADES = [0, 1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

/** From here on a result is one that somebody was looking for. */
export const GOOD_GRADE: Grade = 2;

/** How a query of the fixed set is written. */
export const QUERY_FORMS = ['word', 'words', 'misspelt', 'pinyin', 'sentence', 'code'] as const;
export type QueryForm = (typeof QUERY_FORMS)[number];

/** How many results of each query are looked at. */
export const FIRST_RESULTS = 10;
