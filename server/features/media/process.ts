import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaKind, Rejection } from '#contract/domain/media.ts';
import { type Context, transaction } from '../../context.ts';
import { MediaCrashed, MediaRejected } from '../../platform/media/failures.ts';
import { inFolder } from '../../platform/media/folder.ts';
import { type MediaProcess, openMediaProcess } from '../../platform/media/media.ts';
import { timed } from '../../platform/metrics/timed.ts';
import type { Outcome } from '../../platform/media/steps.ts';
import { isProblem, must } from '../../platform/problem.ts';
import { moveMaterial, readMaterial, saveFile } from '../catalogue/catalogue.ts';
import { sizeProblem } from './media.ts';
import { PIPELINE, type Step, type Work } from './pipeline.ts';
import { openProgress } from './progress.ts';
import { refuseSameFile } from './same-file.ts';
import { storeMade } from './store-made.ts';
import {
  endRun,
  markDone,
  markFailed,
  markRunning,
  readOriginalKey,
  readRun,
  type Run,
  type RunFacts,
} from './runs.queries.ts';

/** A file whose process has died this often is at fault itself. */
const CRASHES = 2;

interface Task {
  materialId: number;
  kind: MediaKind;
  sizeBytes: number;
  run: Run;
}

/**
 * Takes one file through the rest of its steps. Running it twice, or again after a crash at any point, does no harm.
 */
export async function processMaterial(ctx: Context, materialId: number, signal: AbortSignal): Promise<void> {
  const task = await begin(ctx, materialId);
  if (!task) return;
  try {
    await inFolder(ctx.config.workDir, (folder) => walk(ctx, task, folder, signal));
    await finish(ctx, materialId);
  } catch (error) {
    if (error instanceof MediaRejected) return await reject(ctx, materialId, error.reason, error.message);
    const crashed = error instanceof MediaCrashed && !signal.aborted;
    if (crashed && task.run.crashes + 1 >= CRASHES) return await reject(ctx, materialId, 'unreadable', error.message);
    await markFailed(ctx.db, materialId, (error as Error).message, crashed);
    throw error;
  }
}

async function begin(ctx: Context, materialId: number): Promise<Task | undefined> {
  const task = await transaction(ctx, async (tx) => {
    const run = await readRun(tx.db, materialId);
    const material = await readMaterial(tx.db, materialId);
    if (!run || !material || run.state === 'ready' || run.state === 'rejected') return undefined;
    if (material.state === 'uploaded') {
      const problem = await moveMaterial(tx, { id: materialId, from: 'uploaded', to: 'transcoding', by: 'system' });
      if (problem) return problem;
    }
    await markRunning(tx.db, materialId);
    return { materialId, kind: material.kind, sizeBytes: material.sizeBytes, run };
  });
  // Another worker took it at the same moment.
  return isProblem(task) ? undefined : task;
}

async function walk(ctx: Context, task: Task, folder: string, signal: AbortSignal): Promise<void> {
  const steps = PIPELINE[task.kind].filter((step) => !task.run.done.includes(step.name));
  if (steps.length === 0) return;
  const { file, sha256 } = await fetchOriginal(ctx, task, folder, signal);
  const facts: RunFacts = { ...task.run.facts, sha256 };
  const progress = openProgress(ctx, task.materialId, PIPELINE[task.kind]);
  const outputDir = join(folder, 'made');
  await mkdir(outputDir);
  const media = await openMediaProcess({ kind: task.kind, file, outputDir, signal });
  const open = openerOf(media, facts, progress.report);
  try {
    for (const step of steps) {
      progress.start(step);
      // After the probe: a file that cannot be opened is nobody's.
      if (step.name !== 'probe') await refuseSameFile(ctx, { sha256, ...task });
      const work = { materialId: task.materialId, facts, open };
      const made = await timed(
        () => takeStep(ctx, task, step, work),
        (outcome, seconds) => ctx.meter?.stepped(task.kind, step.name, outcome, seconds),
      );
      Object.assign(facts, made);
    }
  } finally {
    await progress.end();
    await media.close();
  }
}

async function fetchOriginal(ctx: Context, task: Task, folder: string, signal: AbortSignal) {
  const wrongSize = sizeProblem(task.kind, task.sizeBytes);
  if (wrongSize) throw new MediaRejected(wrongSize);
  const key = await readOriginalKey(ctx.db, task.materialId);
  if (key === undefined) throw new Error('the original is not in the store');
  const file = join(folder, 'original');
  const { size, sha256 } = await ctx.objects.fetchTo('originals', key, file, signal);
  if (size !== task.sizeBytes) throw new Error(`the original has ${size} bytes instead of ${task.sizeBytes}`);
  return { file, sha256 };
}

/** The table of the pipeline names the steps; a test checks that each belongs to its kind. */
function openerOf(media: MediaProcess, facts: RunFacts, onProgress: (percent: number) => void): Work['open'] {
  return async (step) => {
    const input = step === 'probe' ? {} : { probe: facts.probe, loudness: facts.loudness ?? null };
    return (await media.run(step as never, input as never, onProgress)) as Outcome<unknown>;
  };
}

async function takeStep(ctx: Context, task: Task, step: Step, work: Work): Promise<RunFacts> {
  const made = await step.run(work);
  const stored = await storeMade(ctx, task, made.files);
  await transaction(ctx, async (tx) => {
    for (const file of stored) await saveFile(tx.db, task.materialId, file);
    await made.keep(tx.db);
    await markDone(tx.db, task.materialId, step.name, { ...work.facts, ...made.facts });
  });
  return made.facts;
}

async function finish(ctx: Context, materialId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (!(await endRun(tx.db, materialId, { state: 'ready' }))) return;
    await tx.jobs.enqueue(tx.db, 'media.ready', { materialId });
    if (tx.embedding) await tx.jobs.enqueue(tx.db, 'media.embed', { materialId });
    must(await moveMaterial(tx, { id: materialId, from: 'transcoding', to: 'incomplete', by: 'system' }));
  });
}

async function reject(ctx: Context, materialId: number, rejection: Rejection, reason: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (!(await endRun(tx.db, materialId, { state: 'rejected', rejection, reason }))) return;
    const move = { id: materialId, from: 'transcoding', to: 'rejected', by: 'system', reason: rejection } as const;
    must(await moveMaterial(tx, move));
  });
}
