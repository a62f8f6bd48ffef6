import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { StartProblem } from '#server/platform/start-problem.ts';

/** Who does what: buyers fill carts and order, photographers upload, reviewers claim. */
export const ROLES = ['buyer', 'photographer', 'reviewer'] as const;
export type Role = (typeof ROLES)[number];

interface Account {
  account: string;
  password: string;
}
export type Accounts = Partial<Record<Role, Account>>;

export interface Wish {
  /** Without a slash at the end. */
  url: string;
  /** Calls a second. */
  rate: number;
  minutes: number;
  /** The file for the report. */
  out: string;
  /** Null for those of a demo. */
  accounts: Accounts | null;
}

const MOST = { rate: 1000, minutes: 120 };

const USAGE =
  'npm run load -- --url http://localhost:4000 [--rate 120] [--minutes 15] [--out load.html] [--accounts FILE] puts the load of a mixed day on a product and writes a report.';

/** Reads the options; a mistake gets one sentence. */
export function readWish(args: string[]): Wish {
  const { url, rate, minutes, out, accounts } = readOptions(args);
  if (url === undefined) throw new StartProblem(USAGE);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new StartProblem(`--url must be an address like http://localhost:4000, not “${url}”.`);
  return {
    url: new URL(url).origin,
    rate: numberOf('rate', rate),
    minutes: numberOf('minutes', minutes),
    out,
    accounts: accounts === undefined ? null : readAccounts(accounts),
  };
}

function numberOf(name: 'rate' | 'minutes', typed: string): number {
  const number = /^\d{1,4}(\.\d{1,3})?$/.test(typed) ? Number(typed) : 0;
  if (number > 0 && number <= MOST[name]) return number;
  throw new StartProblem(`--${name} must be a number above 0 and up to ${MOST[name]}, not “${typed}”.`);
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        rate: { type: 'string', default: '120' },
        minutes: { type: 'string', default: '15' },
        out: { type: 'string', default: 'load.html' },
        accounts: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new StartProblem(`${(error as Error).message.split(/\.\s/)[0]?.replace(/\.$/, '')}. ${USAGE}`);
  }
}

/** Passwords come in a file, because others can read a command line. */
function readAccounts(file: string): Accounts {
  const accounts = parseFile(file);
  const isAccount = (value: unknown): value is Account => {
    const { account, password } = Object(value) as Record<string, unknown>;
    return typeof account === 'string' && typeof password === 'string';
  };
  const known = Object.entries(accounts).every(([name, value]) => isRole(name) && isAccount(value));
  if (known && Object.keys(accounts).length > 0) return accounts as Accounts;
  throw new StartProblem(
    `${file} must name accounts like {"buyer": {"account": "…", "password": "…"}}, for any of ${ROLES.join(', ')}.`,
  );
}

const isRole = (name: string) => (ROLES as readonly string[]).includes(name);

function parseFile(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as object;
  } catch {
    throw new StartProblem(`${file} cannot be read as JSON.`);
  }
}
