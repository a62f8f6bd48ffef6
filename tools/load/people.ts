import type { Call, InputOf, OutputOf } from '#contract/call.ts';
import { accountCalls } from '#contract/calls/accounts.ts';
import { DEMO_PASSWORD, demoEmail } from '#server/features/demo/accounts.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { type Accounts, type Role, ROLES } from './arguments.ts';
import { Fault } from './fault.ts';
import { ask } from './site.ts';

export type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;
/** Those who are logged in; without accounts of the caller's, all. */
export type People = Partial<Record<Role, Ask>>;

const DEMO: Accounts = Object.fromEntries(
  ROLES.map((role) => [role, { account: demoEmail(role), password: DEMO_PASSWORD }]),
);

/** Logs everybody in: the given accounts, or those of a demo. */
export async function logIn(url: string, accounts: Accounts | null): Promise<People> {
  const people: People = {};
  for (const role of ROLES) {
    const account = (accounts ?? DEMO)[role];
    if (!account) continue;
    const token = await tokenOf(url, { ...account, isDemo: accounts === null });
    people[role] = (call, input) => ask(url, call, input, { token });
  }
  return people;
}

interface Entry {
  account: string;
  password: string;
  isDemo: boolean;
}

async function tokenOf(url: string, { account, password, isDemo }: Entry): Promise<string> {
  const { token, secondFactor } = await ask(url, accountCalls.login, { account, password }).catch((error: unknown) => {
    throw new StartProblem(reasonOf(error as Fault, { url, account, isDemo }));
  });
  if (secondFactor === 'none') return token;
  throw new StartProblem(`${account} needs two-step verification, which a load test cannot pass; leave it out.`);
}

function reasonOf(
  { status, kind }: Fault,
  { url, account, isDemo }: Omit<Entry, 'password'> & { url: string },
): string {
  if (status === 0) return `${url} does not answer: ${kind}.`;
  if (status !== 400 && status !== 401) return `${account} could not log in at ${url}: ${kind}.`;
  if (!isDemo) return `${account} cannot log in at ${url}: account or password is wrong.`;
  return `${url} is no demo: ${account} cannot log in there. Name accounts of your own with --accounts FILE, if it may carry such a load.`;
}
