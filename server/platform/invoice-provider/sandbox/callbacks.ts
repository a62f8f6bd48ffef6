import type { ProviderBook, SandboxForm, SandboxPaper } from './book.ts';
import type { ProviderBehaviour } from './behaviour.ts';

const MOST_MS = 2 ** 31 - 1;
/** Milliseconds between tries while the product does not acknowledge. */
const PAUSES = [2000, 10_000, 60_000];

export interface Callbacks {
  /** Tells the product about an invoice once it is issued or has failed. */
  tellPaper(paper: SandboxPaper): void;
  /** Tells the product that a form has changed. */
  tellForm(form: SandboxForm): void;
  close(): void;
}

export function startCallbacks(book: ProviderBook, whims: ProviderBehaviour): Callbacks {
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, work: () => Promise<void>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, ms);
    timers.add(timer);
  };
  async function tell(url: string, fields: Record<string, string>, tries: number): Promise<void> {
    const { drop, copies, origin } = whims.callbacks;
    if (url === '') return;
    const address = origin === undefined ? url : origin + new URL(url).pathname;
    const sent = drop || whims.down ? [] : Array.from({ length: copies }, () => post(address, fields));
    const done = (await Promise.all(sent)).some(Boolean);
    const pause = PAUSES[tries];
    if (!done && pause !== undefined) later(pause, async () => await tell(url, fields, tries + 1));
  }
  const tellPaper = (paper: SandboxPaper) => {
    // A timer counts to some 24 days; what takes longer is never ready.
    if (paper.readyAt - Date.now() > MOST_MS) return;
    const wait = Math.max(paper.readyAt - Date.now(), 0) + whims.callbacks.delayMs;
    const content = JSON.stringify({ c_orderno: paper.orderNo, c_status: paper.why === '' ? '1' : '2' });
    later(wait, async () => {
      book.save({ ...paper, told: true });
      await tell(paper.callbackUrl, { operater: 'callback', orderno: paper.orderNo, content }, 0);
    });
  };
  for (const paper of book.papers()) if (!paper.told) tellPaper(paper);
  return {
    tellPaper,
    tellForm: ({ billId, status, callbackUrl }) =>
      later(whims.callbacks.delayMs, async () => await tell(callbackUrl, { billId, billStatus: status }, 0)),
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function post(url: string, fields: Record<string, string>): Promise<boolean> {
  try {
    const body = new URLSearchParams(fields);
    const signal = AbortSignal.timeout(5000);
    const reply = await fetch(url, { method: 'POST', body, redirect: 'manual', signal });
    return reply.status === 200 && ((await reply.json()) as { status?: string }).status === '0000';
  } catch {
    return false;
  }
}
