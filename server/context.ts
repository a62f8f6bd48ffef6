import type { Language } from '#contract/domain/language.ts';
import { type CompanyRole, mayBuy } from '#contract/domain/company.ts';
import type { CompanyStanding, StaffRole } from '#contract/domain/roles.ts';
import type { Config } from './config.ts';
import { type Database, withSavepoint } from './platform/database/database.ts';
import type { Replica } from './platform/database/replica.ts';
import type { InvoiceProvider } from './platform/invoice-provider/provider.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import type { SendMail } from './platform/mail/mail.ts';
import type { Model } from './platform/media/embedding/model.ts';
import type { Meter } from './platform/metrics/meter.ts';
import type { Objects } from './platform/objects/objects.ts';
import type { OpenSearch } from './platform/opensearch/opensearch.ts';
import type { Gateways } from './platform/payment-gateways/gateway.ts';
import { isProblem, type Problem } from './platform/problem.ts';
import type { Secrets } from './platform/secrets.ts';
import type { Signer } from './platform/signatures/signer.ts';
import type { SendSms } from './platform/sms/sms.ts';
import type { Tracer } from './platform/tracing/tracer.ts';

/** The person behind a session, as read for this request. */
export interface Member extends CompanyStanding {
  /** Means nothing without a company. */
  companyRole: CompanyRole;
  userId: number;
  sessionId: number;
  nickname: string;
  gid: number;
  /** Empty while the session still owes its two-step verification. */
  roles: readonly StaffRole[];
  owes: 'none' | 'enter' | 'set-up';
  videoFlag: number;
  photoFlag: number;
  signFlag: number;
  /** Hints for beginners that they have put away. */
  hintsSeen: string[];
  /** The token has been in use long enough to be replaced. */
  stale: boolean;
  /** The key by which a program acts for them. */
  keyId?: number;
  keyName?: string;
}

/** The judge behind a key, who has no account by it. */
export interface Judge {
  judgeId: number;
  sessionId: number;
  contestId: number;
  name: string;
}

export interface Buyer {
  userId: number;
  /** The company that the member buys for, while its status is active. */
  customerId: number | null;
}

export function buyerIn({ actor: { userId, customerId, customerStatus } }: { actor: Member }): Buyer {
  return { userId, customerId: customerStatus === 1 ? customerId : null };
}

/** Whether the member places orders: everybody for themselves, in an open company only some. */
export function mayBuyIn(ctx: { actor: Member }): boolean {
  return buyerIn(ctx).customerId === null || mayBuy(ctx.actor.companyRole);
}

/** Everything that rules may use. Inside `transaction`, `db` is that transaction. */
export interface Context {
  db: Database;
  /** For what visitors read; undefined when there is none. */
  replica: Replica | undefined;
  /** The cluster that searches; PostgreSQL does when undefined. */
  openSearch: OpenSearch | undefined;
  /** The model that sees what words do not say, and how long a search waits for it; undefined when there is none. */
  embedding: { model: Model; limitMs: number } | undefined;
  jobs: Pick<Jobs, 'enqueue' | 'retryFailed' | 'discardFailed'>;
  objects: Objects;
  /** The configured gateways. Never call one inside a transaction: each call goes over the network. */
  gateways: Partial<Gateways>;
  /** Whoever issues invoices, called like a gateway; undefined when finance does by hand. */
  invoicing: InvoiceProvider | undefined;
  secrets: Secrets;
  /** Undefined while nobody asks for figures. */
  meter: Meter | undefined;
  /** Undefined while nobody wants traces. */
  tracer: Tracer | undefined;
  /** Signs the papers that the product makes. */
  signer: Signer;
  config: Pick<
    Config,
    | 'publicUrl'
    | 'site'
    | 'demo'
    | 'demoItems'
    | 'workDir'
    | 'bankAccount'
    | 'licensor'
    | 'providerSandbox'
    | 'webhooksToLoopback'
  >;
  /** Undefined when messages stay in the local mailbox. */
  sendMail: SendMail | undefined;
  sendSms: SendSms | undefined;
  log: Log;
  /** The built release that runs; undefined where it runs from its sources. */
  release: string | undefined;
  actor: Member | undefined;
  /** Only in calls for judges. */
  judge: Judge | undefined;
  /** The token that the request sent, valid or not. */
  token: string | undefined;
  language: Language;
  request: { id: string; address: string; userAgent: string };
}

export type MemberContext = Context & { actor: Member };
export type JudgeContext = Context & { judge: Judge };

type Person = Pick<Member, 'userId' | 'nickname'> & Partial<Member>;

/** Somebody without a session, who has no rights but those that are given. */
export function withoutSession(person: Person): Member {
  const nobody: Omit<Member, 'userId' | 'nickname'> = {
    sessionId: 0,
    gid: 0,
    roles: [],
    owes: 'none',
    videoFlag: 0,
    photoFlag: 0,
    signFlag: 0,
    hintsSeen: [],
    stale: false,
    customerId: null,
    companyRole: 'buyer',
    customerStatus: null,
    customerType: null,
    projectId: null,
    projectStatus: null,
  };
  return { ...nobody, ...person };
}

/** The same transaction, in the name of another person, who has no rights by it. */
export function actingAs(tx: Context, person: Person): MemberContext {
  return { ...tx, actor: withoutSession(person) };
}

class RolledBack extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * Runs `work` in one transaction. A problem that it returns, or an error, undoes all of `work`. Inside another
 * transaction only `work` is undone: the outer transaction goes on, unless it returns a problem too.
 */
export async function transaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const within = async (db: Database) => {
    const result = await work({ ...ctx, db });
    if (isProblem(result)) throw new RolledBack(result);
    return result;
  };
  try {
    return await (ctx.db.isTransaction ? withSavepoint(ctx.db, within) : ctx.db.transaction().execute(within));
  } catch (error) {
    if (error instanceof RolledBack) return error.problem as T;
    throw error;
  }
}
