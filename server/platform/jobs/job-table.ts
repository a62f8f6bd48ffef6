/** Every background job: what it carries, how long one try may take and when it runs by itself. */
interface JobDefinition<Data extends object> {
  data?: Data;
  /** Seconds until a try counts as lost. */
  timeout: number;
  /** Cron, in Asia/Shanghai. */
  schedule?: string;
}

const job = <Data extends object = Record<string, never>>(definition: JobDefinition<Data>) => definition;

export const JOBS = {
  'messages.deliver': job<{ messageId: number }>({ timeout: 60 }),
  'accounts.sweep': job({ timeout: 300, schedule: '20 3 * * *' }),
};

export type JobName = keyof typeof JOBS;
export type JobData<Name extends JobName> = NonNullable<(typeof JOBS)[Name]['data']>;

export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** Where a job ends that failed at every try; staff see it there with its reason. */
export const DEAD_LETTERS = 'dead-letters';

/** Five tries in all, each later than the one before. */
export const RETRIES = { retryLimit: 4, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 };
