import type { Account, CodePurpose } from '#contract/domain/account.ts';
import type { LicenceFormat } from '#contract/domain/licence-formats.ts';
import type { Language } from '#contract/domain/language.ts';

/** A background job: its data, how long one try may take and when it runs by itself. */
interface JobDefinition<Data extends object> {
  data?: Data;
  /** Seconds until a try counts as lost. */
  timeout: number;
  /** Cron, by the clock in China. */
  schedule?: string;
  /** How many run at once in one worker; 2 when absent. */
  atOnce?: number;
  /** For long work: after this many silent seconds the worker counts as dead and another one takes over. */
  heartbeat?: number;
  /** Tries after the first; 4 when absent. */
  retries?: number;
}

const job = <Data extends object = Record<string, never>>(definition: JobDefinition<Data>) => definition;

interface CodeRequest {
  account: Account;
  purpose: CodePurpose;
  /** Language of the request, for people without an account. */
  language: Language;
}

const JOBS = {
  'messages.deliver': job<{ messageId: number }>({ timeout: 60 }),
  'accounts.send-code': job<CodeRequest>({ timeout: 30 }),
  'accounts.sweep': job({ timeout: 300, schedule: '20 3 * * *' }),
  // Takes works offline whose owners rejected the agreement 30 days ago.
  'agreements.end-sale': job({ timeout: 600, schedule: '5 3 * * *' }),
  // Takes works offline whose owners' contracts ended 30 days ago.
  'contracts.end-sale': job({ timeout: 600, schedule: '8 3 * * *' }),
  // Puts them on sale again once their owner has signed, or the contract goes on.
  'contracts.resume-sale': job<{ userId: number }>({ timeout: 600 }),
  // Deletes what refused applicants sent, 90 days later.
  'applications.clear': job({ timeout: 600, schedule: '15 3 * * *' }),
  // Deletes papers of those whose real name was rejected, 90 days later.
  'real-name.clear': job({ timeout: 600, schedule: '12 3 * * *' }),
  // A faulty file is rejected at once, so only dead workers and unreachable stores use up tries.
  'media.process': job<{ materialId: number }>({ timeout: 3600, heartbeat: 15, retries: 30 }),
  'media.process-large': job<{ materialId: number }>({ timeout: 6 * 3600, heartbeat: 15, retries: 30, atOnce: 1 }),
  'media.ready': job<{ materialId: number }>({ timeout: 60 }),
  'media.follow-sale': job<{ materialId: number }>({ timeout: 300, retries: 30 }),
  // Somebody looks at the marked preview meanwhile.
  'media.unmark': job<{ materialId: number }>({ timeout: 3600, heartbeat: 15, retries: 3, atOnce: 1 }),
  // Also runs at start when there are any; ends soon when there are none.
  'media.hear-older': job({ timeout: 6 * 3600, heartbeat: 15, retries: 3, atOnce: 1, schedule: '20 5 * * *' }),
  // Lets the model of EMBEDDING_MODEL see a new photo or clip, and those that it has not seen.
  'media.embed': job<{ materialId: number }>({ timeout: 3600, heartbeat: 15 }),
  'media.embed-older': job({ timeout: 6 * 3600, heartbeat: 15, retries: 3, atOnce: 1, schedule: '40 5 * * *' }),
  'media.sweep': job({ timeout: 3600, heartbeat: 60, schedule: '50 3 * * *' }),
  'media.remove': job<{ bucket: 'originals' | 'previews'; keys: string[] }>({ timeout: 120, retries: 10 }),
  // Refuses a faulty file at once, like `media.process`.
  'entries.check': job<{ fileId: number }>({ timeout: 3600, heartbeat: 15, retries: 30 }),
  // Nobody waits for it: the works are shown days later.
  'entries.mark': job<{ entryId: number }>({ timeout: 3600, heartbeat: 15, retries: 10, atOnce: 1 }),
  // Finds entries whose job was lost.
  'entries.mark-older': job({ timeout: 300, atOnce: 1, schedule: '25 * * * *' }),
  // Takes over what entrants offer as stock, once the results are out and they may sell.
  'stock-offers.take': job({ timeout: 600, atOnce: 1, schedule: '*/5 * * * *' }),
  // Tells entrants of contests whose results have come out.
  'awards.tell': job({ timeout: 600, atOnce: 1, schedule: '* * * * *' }),
  'demo.make': job<{ slug: string }>({ timeout: 600, heartbeat: 15, retries: 30 }),
  'demo.apply': job<{ slug: string }>({ timeout: 600, heartbeat: 15, retries: 30, atOnce: 1 }),
  'demo.contest': job<{ slug: string }>({ timeout: 900, heartbeat: 15, retries: 30, atOnce: 1 }),
  'demo.trade': job({ timeout: 300, atOnce: 1 }),
  'demo.invoices': job<{ turn: number }>({ timeout: 60, atOnce: 1 }),
  'demo.company': job({ timeout: 300, atOnce: 1 }),
  // A buyer who comes before it makes the certificate at once.
  'licences.certificates': job<{ licenceIds: number[] }>({ timeout: 600, retries: 10 }),
  'uploads.remove': job<{ path: string }>({ timeout: 120, retries: 10 }),
  'uploads.sweep': job({ timeout: 3600, heartbeat: 60, schedule: '10 3 * * *' }),
  // `payments.poll` retries refunds, with its own pauses.
  'payments.refund': job<{ refundId: number }>({ timeout: 60 }),
  // Sends refunds that waited for a red-flush.
  'payments.release': job<{ orderId: number } | { productOrderId: number }>({ timeout: 60, retries: 10 }),
  // Asks anew for red-flushes that buyers did not confirm in time.
  'invoices.renew': job({ timeout: 300, atOnce: 1, schedule: '*/10 * * * *' }),
  // `invoices.poll` tries again, with its own pauses.
  'invoices.errand': job<{ errandId: number }>({ timeout: 120 }),
  'invoices.poll': job({ timeout: 300, atOnce: 1, schedule: '* * * * *' }),
  'payments.poll': job({ timeout: 300, atOnce: 1, schedule: '* * * * *' }),
  'payments.sweep': job({ timeout: 600, schedule: '35 3 * * *' }),
  'tracking.count': job({ timeout: 600, schedule: '7 * * * *' }),
  'orders.expire': job({ timeout: 540, atOnce: 1, schedule: '*/10 * * * *' }),
  // Closes unpaid product orders and reminds holders of VIP memberships.
  'membership.follow': job({ timeout: 540, atOnce: 1, schedule: '*/10 * * * *' }),
  // Tells administrators which SKUs end within a month.
  'projects.remind': job({ timeout: 300, atOnce: 1, schedule: '10 1 * * *' }),
  // Tells members what is new in their saved searches and by photographers they follow, once a day.
  'following.tell': job({ timeout: 1800, atOnce: 1, schedule: '30 9 * * *' }),
  // Finds anew what the works on each board have in common, once the index is built.
  'boards.learn': job({ timeout: 3600, atOnce: 1, schedule: '30 5 * * *' }),
  'orders.sweep': job({ timeout: 300, schedule: '25 3 * * *' }),
  'licences.copy': job<{ licenceId: number }>({ timeout: 6 * 3600, heartbeat: 15, retries: 30, atOnce: 3 }),
  'licences.format': job<{ fileId: number; format: LicenceFormat }>({
    timeout: 3 * 3600,
    heartbeat: 15,
    retries: 10,
    atOnce: 1,
  }),
  'licences.sweep': job({ timeout: 600, schedule: '45 3 * * *' }),
  // `webhooks.retry` tries again, with its own pauses.
  'webhooks.deliver': job<{ deliveryId: number }>({ timeout: 60, atOnce: 20 }),
  'webhooks.retry': job({ timeout: 300, atOnce: 1, schedule: '* * * * *' }),
  'webhooks.sweep': job({ timeout: 300, schedule: '55 3 * * *' }),
  // Runs when a decision takes effect; the schedule finds what a lost job has left.
  'review.settle': job({ timeout: 120, atOnce: 1, schedule: '* * * * *' }),
  // Makes something from the 10th of the month after a quarter on, and afterwards for whoever had to wait.
  'statements.build': job({ timeout: 1800, atOnce: 1, schedule: '30 2 * * *' }),
  'statements.confirm': job({ timeout: 600, atOnce: 1, schedule: '15 * * * *' }),
  // Writes to photographers whom a new rate of everybody, or a new version of the agreement, concerns.
  'shares.tell': job<{ rateId: number; before: number; percent: number }>({ timeout: 600 }),
  'agreements.tell': job<{ version: number }>({ timeout: 600 }),
  'statements.tell': job<{ ids: number[] }>({ timeout: 600 }),
  // A cluster that searches may be away for hours.
  'search.update': job<{ materialIds: number[] }>({ timeout: 180, retries: 30 }),
  // Tried again until a worker of the release that asks takes it.
  'search.rebuild': job<{ version?: number }>({
    timeout: 3 * 3600,
    heartbeat: 60,
    retries: 30,
    atOnce: 1,
    schedule: '30 4 * * *',
  }),
  'search.synonyms': job<{ id: number }>({ timeout: 1800, heartbeat: 60, atOnce: 1 }),
  // After the index was built anew. A fresh demo asks for it too.
  'search-quality.measure': job({ timeout: 1800, heartbeat: 60, atOnce: 1, schedule: '50 5 * * *' }),
  'search.sweep': job({ timeout: 300, schedule: '40 3 * * *' }),
};

export type JobName = keyof typeof JOBS;
export type JobData<Name extends JobName> = NonNullable<(typeof JOBS)[Name]['data']>;

export const JOB_NAMES = Object.keys(JOBS) as JobName[];

/** Queue of the jobs that failed at every try; staff see them there with the reason. */
export const DEAD_LETTERS = 'dead-letters';

/** Five tries in all unless the job says otherwise, with growing pauses. */
export const RETRIES = { retryLimit: 4, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 };

export function definitionOf(name: JobName): JobDefinition<object> {
  return JOBS[name];
}
