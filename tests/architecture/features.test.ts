import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];

/** Features that each feature imports, types included. */
function importsOfFeatures(): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const file of globSync('server/features/**/*.ts')) {
    const from = featureOf(file);
    if (!from || file.endsWith('.test.ts')) continue;
    const found = known.get(from) ?? new Set();
    known.set(from, found);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
      const to = featureOf(join(dirname(file), path));
      if (to && to !== from) found.add(to);
    }
  }
  return known;
}

/** Paths that lead from a feature back to itself, each listed once per starting point. */
function circlesIn(graph: Map<string, Set<string>>): string[] {
  const circles: string[] = [];
  const walk = (way: string[]) => {
    for (const next of graph.get(way.at(-1)!) ?? []) {
      if (next === way[0]) circles.push([...way, next].join(' → '));
      else if (!way.includes(next)) walk([...way, next]);
    }
  };
  for (const feature of graph.keys()) walk([feature]);
  return circles;
}

test('features know each other in one direction only', () => {
  expect(circlesIn(importsOfFeatures())).toEqual([]);
});

test('a circle would be found', () => {
  const graph = new Map([
    ['cart', new Set(['bookmarks'])],
    ['bookmarks', new Set(['prices'])],
    ['prices', new Set(['cart'])],
  ]);
  expect(circlesIn(graph)).toContain('cart → bookmarks → prices → cart');
});
