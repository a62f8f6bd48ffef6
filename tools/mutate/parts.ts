/** A part of the product whose rules are changed one by one, and the tests that must notice. */
export interface Part {
  rules: string;
  tests: string[];
  needsDatabase: boolean;
}

function feature(name: string): Part {
  const folder = `server/features/${name}`;
  return { rules: `${folder}/**/*.ts`, tests: [`${folder}/**/*.test.ts`], needsDatabase: true };
}

const PARTS: Record<string, Part> = {
  domain: { rules: 'contract/domain/*.ts', tests: ['contract/domain/*.test.ts'], needsDatabase: false },
  orders: feature('orders'),
  payments: feature('payments'),
  licences: feature('licences'),
  prices: feature('prices'),
  review: feature('review'),
  accounts: feature('accounts'),
};

/** Handlers, statements and jobs are no rules: types, the database and the calls' tests hold them. */
export const NO_RULES = ['**/*.{test,routes,queries,jobs}.ts'];

export const PART_NAMES = Object.keys(PARTS);

export function partNamed(name: string): Part {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part “${name}”; there are ${PART_NAMES.join(', ')}.`);
  return part;
}
