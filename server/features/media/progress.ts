import type { Context } from '../../context.ts';
import type { Step } from './pipeline.ts';
import { markProgress } from './runs.queries.ts';

const EVERY_MS = 700;

/** Stores the progress of a file, no more often than people can read it. */
export function openProgress(ctx: Context, materialId: number, steps: readonly Step[]) {
  const whole = steps.reduce((sum, step) => sum + step.weight, 0);
  let current: { name: string; before: number; weight: number } | undefined;
  let within = 0;
  let writing: Promise<void> = Promise.resolve();
  let wrote = '';

  const write = () => {
    if (!current) return;
    const percent = Math.min(99, Math.floor(((current.before + (current.weight * within) / 100) / whole) * 100));
    const now = `${current.name} ${percent}`;
    if (now === wrote) return;
    wrote = now;
    const { name } = current;
    // A failure is ignored here: if the database is gone, storing the step will fail too.
    writing = writing.then(() => markProgress(ctx.db, materialId, name, percent)).catch(() => undefined);
  };
  const timer = setInterval(write, EVERY_MS);
  return {
    start(step: Step): void {
      const before = steps.slice(0, steps.indexOf(step)).reduce((sum, { weight }) => sum + weight, 0);
      current = { name: step.name, before, weight: step.weight };
      within = 0;
      write();
    },
    report(percent: number): void {
      within = Math.max(within, Math.min(100, percent));
    },
    async end(): Promise<void> {
      clearInterval(timer);
      await writing;
    },
  };
}
