export { addGrades, type GradeRow } from './grades.queries.ts';
export { QUALITY_QUERIES } from './queries.ts';
