export { poorRatings } from './feedback.queries.ts';
