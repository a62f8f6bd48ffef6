import { StartProblem } from '#server/platform/start-problem.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** The moment that `--at` names; undefined without it. */
export function readMoment(args: string[], now = Date.now()): Date | undefined {
  const [name, text, ...rest] = args;
  if (name === undefined) return undefined;
  if (name !== '--at' || text === undefined || rest.length > 0)
    throw new StartProblem('The only option is --at TIME, such as --at 2026-11-19T12:20:00+08:00.');
  const at = new Date(text);
  if (!MOMENT.test(text) || Number.isNaN(at.getTime()))
    throw new StartProblem(`${text} is no moment with its time zone, such as 2026-11-19T12:20:00+08:00.`);
  if (at.getTime() > now) throw new StartProblem(`${text} has not come yet.`);
  return at;
}
