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

/** The readings and decisions of docs/requirements.md, such as C7 and D12. */
export function choicesIn(list: string): Set<string> {
  return new Set(
    [...list.matchAll(/^(?:- (C\d+)|### (D\d+)) /gm)].map(([, reading, decision]) => reading ?? decision!),
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

/** Readings and decisions that a title names. */
export const chosenIn = (title: string): string[] => [...title.matchAll(/\[([CD]\d+)\]/g)].map(([, name]) => name!);

export interface Trace {
  requirements: Requirement[];
  choices: Set<string>;
  unbuilt: Set<number>;
  /** Files with tests that claim to prove a requirement. */
  proofs: Map<number, Set<string>>;
  /** Files with tests whose titles name a reading or a decision. */
  chosen: Map<string, Set<string>>;
}

const TESTS = ['{contract,server,studio,tools,uploader,web,tests}/**/*.test.{ts,tsx}', 'tests/journeys/**/*.spec.ts'];
/** Tests that mention made-up requirements. */
const OWN_TESTS = 'tools/trace/';

/** Traces this project: its requirements, and the tests that prove them. */
export function trace(): Trace {
  const list = readFileSync('docs/requirements.md', 'utf8');
  const requirements = requirementsIn(list);
  const unbuilt = unbuiltIn(requirements, unbuiltPages('web/pages.tsx', readFileSync('web/pages.tsx', 'utf8')));
  const proofs = new Map<number, Set<string>>();
  const chosen = new Map<string, Set<string>>();
  for (const file of globSync(TESTS).filter((path) => !path.startsWith(OWN_TESTS)))
    for (const title of titlesIn(file, readFileSync(file, 'utf8'))) {
      for (const number of provenBy(title, unbuilt)) addFile(proofs, number, file);
      for (const name of chosenIn(title)) addFile(chosen, name, file);
    }
  return { requirements, choices: choicesIn(list), unbuilt, proofs, chosen };
}

function addFile<Key>(files: Map<Key, Set<string>>, key: Key, file: string): void {
  files.set(key, (files.get(key) ?? new Set<string>()).add(file));
}

/** Wrong numbers in titles: unknown requirements, readings and decisions, and pages that are not built. */
export function wrongIn({ requirements, choices, unbuilt, proofs, chosen }: Trace): string[] {
  const known = new Set(requirements.map(({ number }) => number));
  const unknown = (name: string, files: Set<string>) =>
    `${name} is not in docs/requirements.md: ${[...files].join(', ')}`;
  return [
    ...[...proofs].flatMap(([number, files]) => {
      if (!known.has(number)) return [unknown(`R${number}`, files)];
      return unbuilt.has(number) ? [`R${number} is a page that is not built: ${[...files].join(', ')}`] : [];
    }),
    ...[...chosen].flatMap(([name, files]) => (choices.has(name) ? [] : [unknown(name, files)])),
  ];
}
