import type { Part } from './schedule.ts';

/** One call; times in milliseconds. */
export interface Sample {
  part: Part;
  name: string;
  /** When it was due, after the start. */
  due: number;
  /** How much later it was sent, because the tool itself was busy. */
  late: number;
  /** From when it was due to the end of the answer. */
  ms: number;
  /** What went wrong; null for a right answer. */
  fault: string | null;
}

export interface Figures {
  count: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
  longest: number;
}

/** The smallest value that at least this share of all does not exceed; 0 without any. Takes sorted values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Failed calls count with the time that was waited for them. */
export function figuresOf(samples: readonly Sample[]): Figures {
  const times = sorted(samples.map(({ ms }) => ms));
  return {
    count: samples.length,
    failed: samples.filter(({ fault }) => fault !== null).length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    longest: times.at(-1) ?? 0,
  };
}

export const latenessOf = (samples: readonly Sample[]) => percentile(sorted(samples.map(({ late }) => late)), 0.99);

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);

/** Widths of a stretch of time, in seconds, of which the narrowest is taken that makes few enough. */
const WIDTHS = [1, 2, 5, 10, 15, 30, 60, 120, 300];
const MOST_STRETCHES = 90;

export function widthOf(seconds: number): number {
  return WIDTHS.find((width) => seconds / width <= MOST_STRETCHES) ?? 300;
}

export interface Stretch {
  /** Seconds after the start. */
  from: number;
  to: number;
  samples: Sample[];
}

const whenDue = ({ due }: Sample) => due;
export const whenAnswered = ({ due, ms }: Sample) => due + ms;

/** The calls in stretches of one width, by when they were due or answered; the last may be shorter. */
export function stretchesOf(samples: readonly Sample[], seconds: number, when = whenDue): Stretch[] {
  const width = widthOf(seconds);
  const stretches = Array.from({ length: Math.max(1, Math.ceil(seconds / width)) }, (_, place): Stretch => ({
    from: place * width,
    to: Math.min(seconds, (place + 1) * width),
    samples: [],
  }));
  // What was answered after the end is in none.
  for (const sample of samples) stretches[Math.floor(when(sample) / 1000 / width)]?.samples.push(sample);
  return stretches;
}

/** Groups in the order in which they first occur. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The failed calls by kind of failure, the most frequent first. */
export function faultsOf(samples: readonly Sample[]): [kind: string, samples: Sample[]][] {
  const failed = samples.filter(({ fault }) => fault !== null);
  return [...groupBy(failed, ({ fault }) => fault ?? '')].toSorted((a, b) => b[1].length - a[1].length);
}
