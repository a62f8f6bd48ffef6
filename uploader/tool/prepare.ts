import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { isUnreachable } from '../failures.ts';
import type { Wishes } from './arguments.ts';
import { type Found, findFiles } from './find-files.ts';
import { openSession, type Session } from './site.ts';
import { openStateFile, type StateFile } from './state-file.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

/** The environment of the tool. */
export interface Place {
  env: Record<string, string | undefined>;
  terminal: Terminal;
  words: Words;
  /** The site from which this copy of the tool came. */
  home: string | undefined;
  signal: AbortSignal;
}

/** The reason why nothing can be sent, in words. */
export class Impossible extends Error {}

/** Asks a person for missing values; a script must give them all. */
export async function askMissing(wishes: Wishes, { env, terminal, words, home }: Place) {
  const { say } = words;
  const ask = async (question: Parameters<Words['say']>[0], what: string, hidden = false) => {
    const answer = terminal.isPerson ? await terminal.ask(say(question), { hidden }) : '';
    if (answer === '') throw new Impossible(say('missing', { what }));
    return answer;
  };
  const typed = wishes.folder ?? (await ask('folderQuestion', 'FOLDER'));
  // A folder dragged into a terminal comes with quotes.
  const folder = resolve(typed.replace(/^(['"])(.*)\1$/, '$2').replace(/^~(?=\/|$)/, homedir()));
  const site = addressOf(wishes.site ?? home ?? (await ask('siteQuestion', '--site')), words);
  const account = wishes.account ?? (await ask('accountQuestion', '--account'));
  const password = env['FRAMEHALL_PASSWORD'] || (await ask('passwordQuestion', 'FRAMEHALL_PASSWORD', true));
  return { folder, site, account, password };
}

function addressOf(site: string, { say }: Words): string {
  const address = /^https?:\/\//i.test(site) ? site : `https://${site}`;
  if (!URL.canParse(address)) throw new Impossible(say('badSite', { site }));
  return new URL(address).origin;
}

export async function lookInto(folder: string, { say }: Words): Promise<Found> {
  try {
    return await findFiles(folder);
  } catch {
    throw new Impossible(say('noFolder', { folder }));
  }
}

export async function remember(file: string, sender: string, { say }: Words): Promise<StateFile> {
  try {
    return await openStateFile(file, sender);
  } catch {
    throw new Impossible(say('noState', { file }));
  }
}

export async function logIn(who: { site: string; account: string; password: string }, words: Words): Promise<Session> {
  try {
    const session = await openSession({ ...who, language: words.language });
    if (!session.needsSecondFactor) return session;
  } catch (error) {
    const gone = isUnreachable(error);
    throw new Impossible(gone ? words.say('noSite', { site: who.site }) : (error as Error).message);
  }
  throw new Impossible(words.say('secondFactor'));
}
