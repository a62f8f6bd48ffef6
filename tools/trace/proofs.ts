import { globSync, readFileSync } from 'node:fs';
import { pageAt } from '#contract/domain/pages.ts';
import { titlesIn, unbuiltPages } from './titles.ts';

export interface Requirement {
  number: number;
  text: string;
}

/** The rows of docs/requirements.md; a row may hold several. */
export function requirementsIn(list: string): Requirement[] {
  return [...list.matchAll(/^- R.*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/\bR(\d+) (.*?)(?=\s+R\d+ |$)/g)].map(([, number, text = '']) => ({
      number: Number(number),
      text,
    })),
  );
}

/** Range of the requirements for addresses. */
const ROUTES = { first: 20, last: 79 };

/** Requirements for addresses whose screens are not built. */
export function unbuiltIn(requirements: Requirement[], unbuilt: string[]): Set<number> {
  const routes = requirements.filter(({ number }) => number >= ROUTES.first && number <= ROUTES.last);
  const waiting = routes.filter(({ text }) =>
    [...text.matchAll(/`(\/[^`]*)`/g)].some(([, path = '']) => unbuilt.includes(pageAt(path) ?? '')),
  );
  return new Set(waiting.map(({ number }) => number));
}

/** Requirements in a title: `[R12]` is one, `[R20]–[R79]` all in that range whose screens are built. */
export function provenBy(title: string, unbuilt: Set<number>): number[] {
  return [...title.matchAll(/\[R(\d+)\](?:–\[R(\d+)\])?/g)].flatMap(([, first, last]) => {
    if (last === undefined) return [Number(first)];
    const from = Number(first);
    const all = Array.from({ length: Number(last) - from + 1 }, (_, index) => from + index);
    return all.filter((number) => !unbuilt.has(number));
  });
}

export interface Trace {
  requirements: Requirement[];
  unbuilt: Set<number>;
  /** Files with tests that claim to prove a requirement. */
  proofs: Map<number, Set<string>>;
}

const TESTS = ['{contract,server,studio,tools,uploader,web,tests}/**/*.test.{ts,tsx}', 'tests/journeys/**/*.spec.ts'];
/** Tests that mention made-up requirements. */
const OWN_TESTS = 'tools/trace/';

/** Traces this project: its requirements, and the tests that prove them. */
export function trace(): Trace {
  const requirements = requirementsIn(readFileSync('docs/requirements.md', 'utf8'));
  const unbuilt = unbuiltIn(requirements, unbuiltPages('web/pages.tsx', readFileSync('web/pages.tsx', 'utf8')));
  const proofs = new Map<number, Set<string>>();
  for (const file of globSync(TESTS).filter((path) => !path.startsWith(OWN_TESTS)))
    for (const title of titlesIn(file, readFileSync(file, 'utf8')))
      for (const number of provenBy(title, unbuilt))
        proofs.set(number, (proofs.get(number) ?? new Set<string>()).add(file));
  return { requirements, unbuilt, proofs };
}

/** Wrong numbers in titles: unknown requirements, and pages that are not built. */
export function wrongIn({ requirements, unbuilt, proofs }: Trace): string[] {
  const known = new Set(requirements.map(({ number }) => number));
  return [...proofs].flatMap(([number, files]) => {
    if (!known.has(number)) return [`R${number} is not in docs/requirements.md: ${[...files].join(', ')}`];
    return unbuilt.has(number) ? [`R${number} is a page that is not built: ${[...files].join(', ')}`] : [];
  });
}
