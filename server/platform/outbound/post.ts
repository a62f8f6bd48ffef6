import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.ts';

interface Reach {
  /** Also this machine, without https: for tests. */
  loopback: boolean;
}

interface Place {
  address: string;
  family: number;
}

/**
 * Where a stranger's address leads; undefined unless every address behind its name is public and it speaks https. A
 * name that is not known throws, as does one that is not found before the signal.
 */
export async function placeOf(url: URL, reach: Reach, signal: AbortSignal): Promise<Place | undefined> {
  return await Promise.race([lookUp(url, reach), ended(signal)]);
}

async function lookUp(url: URL, { loopback }: Reach): Promise<Place | undefined> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const found = isIP(host) > 0 ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true });
  const local = loopback && found.every(({ address }) => isLoopback(address));
  if (local && /^https?:$/.test(url.protocol)) return found[0];
  return url.protocol === 'https:' && found.every(({ address }) => isPublicAddress(address)) ? found[0] : undefined;
}

type Outcome = { status: number } | { fault: 'slow' | 'unreachable' | 'not-public' };

interface Message {
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
}

/**
 * Posts to a stranger's address. The connection goes to the very address that was looked at, so that a name cannot
 * change its mind in between, and no redirect is followed.
 */
export async function postOutside(url: URL, message: Message, reach: Reach): Promise<Outcome> {
  const signal = AbortSignal.timeout(message.timeoutMs);
  try {
    const place = await placeOf(url, reach, signal);
    if (!place) return { fault: 'not-public' };
    return { status: await send(url, place, message, signal) };
  } catch {
    return { fault: signal.aborted ? 'slow' : 'unreachable' };
  }
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('too slow'))));
}

async function send(url: URL, place: Place, { headers, body }: Message, signal: AbortSignal): Promise<number> {
  const pinned: LookupFunction = (_host, { all }, answer) =>
    all ? answer(null, [place]) : answer(null, place.address, place.family);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return await new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers, lookup: pinned, agent: false, signal }, (reply) => {
      resolve(reply.statusCode ?? 0);
      // Nobody reads what it says.
      reply.destroy();
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
