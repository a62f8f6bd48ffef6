import { StartProblem } from '../platform/start-problem.ts';

/** Refuses what is only partly configured, such as a gateway or bank account. */
export function allOrNone<Name extends string>(
  given: Record<Name, string | undefined>,
): Record<Name, string> | undefined {
  const entries = Object.entries<string | undefined>(given);
  const set = entries.find(([, value]) => value !== undefined);
  const missing = entries.find(([, value]) => value === undefined);
  if (set && missing)
    throw new StartProblem(`${set[0]} needs the setting ${missing[0]} too. See docs/configuration.md.`);
  return set ? (given as Record<Name, string>) : undefined;
}
