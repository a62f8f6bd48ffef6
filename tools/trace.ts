// Which requirement is proven by which test, and which by none: docs/requirements.md against the titles of all tests.
import { globSync, readFileSync } from 'node:fs';

const proofs = new Map<number, Set<string>>();
for (const file of globSync('{contract,server,web,tests}/**/*.test.{ts,tsx}').concat(globSync('tests/journeys/*.ts')))
  for (const number of requirementsIn(readFileSync(file, 'utf8'))) {
    const files = proofs.get(number) ?? new Set<string>();
    proofs.set(number, files.add(file));
  }

/** `[R12]`, and `[R20]–[R79]` for all from the first to the last. */
function requirementsIn(source: string): number[] {
  return [...source.matchAll(/\[R(\d+)\](?:–\[R(\d+)\])?/g)].flatMap(([, first, last]) => {
    const from = Number(first);
    return Array.from({ length: Number(last ?? first) - from + 1 }, (_, index) => from + index);
  });
}

const listed = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- R.*$/gm)].flatMap(([row]) =>
  [...row.matchAll(/\bR(\d+) (.*?)(?=\s+R\d+ |$)/g)].map(([, number, text]) => ({
    number: Number(number),
    text: text ?? '',
  })),
);

for (const { number, text } of listed) {
  const files = proofs.get(number);
  console.log(
    `${files ? 'proven' : '      '} R${number} ${text.slice(0, 70)}${files ? `  ← ${[...files].join(', ')}` : ''}`,
  );
}
const proven = listed.filter(({ number }) => proofs.has(number)).length;
console.log(`\n${proven} of ${listed.length} requirements are proven by a test.`);
