// Lists which test proves each requirement, and which have none: docs/requirements.md against the titles of all tests.
import { trace, wrongIn } from './trace/proofs.ts';

const found = trace();
for (const { number, text } of found.requirements) {
  const files = found.proofs.get(number);
  const state = files ? 'proven ' : found.unbuilt.has(number) ? 'unbuilt' : '       ';
  console.log(`${state} R${number} ${text.slice(0, 70)}${files ? `  ← ${[...files].join(', ')}` : ''}`);
}
const wrong = wrongIn(found);
for (const sentence of wrong) console.error(`WRONG ${sentence}`);
const proven = found.requirements.filter(({ number }) => found.proofs.has(number)).length;
console.log(`\n${proven} of ${found.requirements.length} requirements are proven by a test.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
