import { languageNamed } from '#contract/domain/language.ts';
import { currentLanguage } from './language.ts';
import { readToken } from './token.ts';

/**
 * Replies to the calls of the first screen, by address. The server wrote them into the page for a visitor, which spares
 * the way there and back, and lets the screen be rendered whole.
 */
let sent: Map<string, unknown> | undefined;

/** The reply to a call if the page brought it. Each serves once, and nobody with a session. */
export function takeSentReply(address: string | undefined): unknown {
  if (address === undefined) return undefined;
  const reply = allSent().get(address);
  allSent().delete(address);
  return reply;
}

/** Loads what the first screen shows before it is rendered, if the page brought it. */
export async function prepareFromSent(load: () => Promise<unknown>[]): Promise<void> {
  if (allSent().size > 0) await Promise.all(load());
}

/** Screens that are opened later ask for what is there then. */
export function forgetSentReplies(): void {
  sent = new Map();
}

function allSent(): Map<string, unknown> {
  return (sent ??= readSent());
}

function readSent(): Map<string, unknown> {
  const element = document.getElementById('replies');
  // The reader may have chosen another language here than their browser asks for.
  const fits = readToken() === null && element && languageNamed(element.lang) === currentLanguage();
  return new Map(fits ? Object.entries(JSON.parse(element.textContent) as Record<string, unknown>) : []);
}
