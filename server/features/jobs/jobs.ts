export { failedJobs } from './jobs.queries.ts';
