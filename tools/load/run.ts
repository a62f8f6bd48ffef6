import { setTimeout as sleep } from 'node:timers/promises';
import { createErrands } from './errand.ts';
import { faultOf } from './fault.ts';
import type { Sample } from './figures.ts';
import type { Begin, Day } from './day.ts';
import { countOfCalls, createTurns, dueAt, type Part, SHARES } from './schedule.ts';

export interface Load {
  rate: number;
  minutes: number;
  /** The parts of the day that this product can be asked to do. */
  parts: Partial<Record<Part, Begin>>;
  day: Day;
  onSample(sample: Sample): void;
}

/**
 * Sends a call whenever one is due, without waiting for the answers to others. Times count from when a call was due,
 * not from when it was sent, so that what a slow product holds up is counted too.
 */
export async function runLoad({ rate, minutes, parts, day, onSample }: Load, signal: AbortSignal): Promise<void> {
  const takeTurn = createTurns(sharesOf(parts));
  const errands = Object.fromEntries(
    Object.entries(parts).map(([part, begin]) => [part, createErrands(() => begin(day))]),
  ) as Record<Part, ReturnType<typeof createErrands>>;
  const total = countOfCalls(rate, minutes);
  const inFlight = new Set<Promise<void>>();
  const began = performance.now();
  const elapsed = () => performance.now() - began;

  async function send(part: Part, due: number): Promise<void> {
    const { name, send: call, finish, fail } = errands[part]();
    const late = elapsed() - due;
    let fault: string | null = null;
    let ms = 0;
    try {
      const reply = await call().finally(() => (ms = elapsed() - due));
      finish(reply);
    } catch (error) {
      fail();
      fault = faultOf(error).kind;
    }
    onSample({ part, name, due, late, ms, fault });
  }

  for (let index = 0; index < total && !signal.aborted;) {
    while (index < total && dueAt(index, rate) <= elapsed()) {
      const sent: Promise<void> = send(takeTurn(), dueAt(index, rate)).finally(() => inFlight.delete(sent));
      inFlight.add(sent);
      index += 1;
    }
    await sleep(Math.max(1, dueAt(index, rate) - elapsed()), undefined, { signal }).catch(() => {});
  }
  await Promise.all(inFlight);
}

function sharesOf(parts: object): Partial<Record<Part, number>> {
  return Object.fromEntries(Object.entries(SHARES).filter(([part]) => part in parts));
}
