/** A part of the product whose rules are changed one by one; its own tests must notice. */
export interface Part {
  folder: string;
  needsDatabase: boolean;
}

const feature = (name: string): Part => ({ folder: `server/features/${name}`, needsDatabase: true });

const PARTS: Record<string, Part> = {
  domain: { folder: 'contract/domain', needsDatabase: false },
  orders: feature('orders'),
  payments: feature('payments'),
  licences: feature('licences'),
  prices: feature('prices'),
  review: feature('review'),
  accounts: feature('accounts'),
};

/** Handlers, statements and jobs are not rules: types, the database and the tests of calls cover them. */
export const NO_RULES = ['**/*.{test,routes,queries,jobs}.ts'];

export const PART_NAMES = Object.keys(PARTS);

export function partNamed(name: string): Part {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part “${name}”; there are ${PART_NAMES.join(', ')}.`);
  return part;
}
