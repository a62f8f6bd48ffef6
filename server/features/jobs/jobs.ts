export { failedJobs, readQueues } from './jobs.queries.ts';
