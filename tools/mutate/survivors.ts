import { relative } from 'node:path';

/** What Stryker tells about a change that was tried. */
interface Tried {
  status: string;
  fileName: string;
  location: { start: { line: number; column: number } };
  mutatorName: string;
  replacement?: string;
}

/** Names each survivor at once: a run takes long, and whoever ends it early keeps what it has found. */
function onMutantTested({ status, fileName, location, mutatorName, replacement = '' }: Tried): void {
  if (status !== 'Survived' && status !== 'NoCoverage') return;
  const { line, column } = location.start;
  const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 120);
  console.log(`survived: ${relative('.', fileName)}:${line}:${column} ${mutatorName} ${change}`);
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', factory: () => ({ onMutantTested }) }];
