import * as z from 'zod';
import type { Context } from '../../../context.ts';
import type { Model } from '../../../platform/media/embedding/model.ts';
import { readVector, type Vector } from '../../../platform/media/embedding/vectors.ts';
import { isProblem, problem } from '../../../platform/problem.ts';
import { describeSent } from '../looks/sent-process.ts';

/** Words of many searches are the same. */
const MOST_KNOWN = 2000;
/** After a failure nobody asks for so long: opening a model costs more than a search. */
const PAUSE_MS = 10_000;
/** Opening it again for every two hundredth word would cost more than it guards against. */
const MOST_SEEN = 100_000;

const FAILED = 'search-unavailable';

interface Phrases {
  process: ReturnType<typeof processOf>;
  /** What was asked for, latest last. */
  known: Map<string, Promise<Vector | undefined>>;
  avoidedUntil: number;
}

const open = new Map<string, Phrases>();

/**
 * The vector of what somebody searches by; undefined when the model has none, and when it takes longer than a search
 * waits. What comes later is there for the next one.
 */
export async function vectorOfPhrase(ctx: Context, text: string): Promise<Vector | undefined> {
  if (!ctx.embedding) return undefined;
  const { model, limitMs } = ctx.embedding;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), limitMs)));
  try {
    return await Promise.race([ask(ctx, model, text), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens the model before anybody asks. */
export function warmPhrases(ctx: Pick<Context, 'log' | 'embedding'>): void {
  if (ctx.embedding) void ask(ctx, ctx.embedding.model, 'a');
}

/** Closes the processes that know phrases; the web process also calls this before it ends. */
export async function closePhraseProcesses(): Promise<void> {
  const closing = [...open.values()];
  open.clear();
  await Promise.all(closing.map(({ process }) => process.close()));
}

async function ask({ log }: Pick<Context, 'log'>, model: Model, text: string): Promise<Vector | undefined> {
  const phrases = phrasesOf(model);
  const { known } = phrases;
  const before = known.get(text);
  if (before) return await before;
  if (performance.now() < phrases.avoidedUntil) return undefined;
  const asked = find(phrases, text, (error) => {
    phrases.avoidedUntil = performance.now() + PAUSE_MS;
    log.warn({ err: error }, 'the model does not answer; searches go on with words alone');
  });
  known.set(text, asked);
  const [first] = known.keys();
  if (known.size > MOST_KNOWN && first !== undefined) known.delete(first);
  return await asked;
}

/** Only what was found is remembered, also that there is nothing. */
async function find({ process, known }: Phrases, text: string, onFailure: (error: unknown) => void) {
  try {
    const found = await process.describe(Buffer.from(text));
    if (!isProblem(found)) return found.moments.map(({ vector }) => readVector(vector))[0];
    // When too many wait it has not failed.
    if (found.code === FAILED) onFailure(new Error('the process of the model ended'));
  } catch (error) {
    onFailure(error);
  }
  known.delete(text);
  return undefined;
}

function phrasesOf(model: Model): Phrases {
  const before = open.get(model.hash);
  if (before) return before;
  const phrases: Phrases = { process: processOf(model), known: new Map(), avoidedUntil: 0 };
  open.set(model.hash, phrases);
  return phrases;
}

function processOf(model: Model) {
  const vector = z.base64().refine((text) => readVector(text).length === model.dimension);
  const facts = z.strictObject({
    moments: z.array(z.strictObject({ second: z.literal(0), vector })).max(1),
    broken: z.int(),
  });
  const refusal = () => problem(FAILED);
  return describeSent({
    kind: 'words',
    step: 'phrase',
    facts,
    refusal,
    model,
    keep: { seen: MOST_SEEN, idleMs: null },
  });
}
