/** By which a company's bookkeeping recognises an order. */
export const REFERENCES = ['poNumber', 'costCentre'] as const;
export type Reference = (typeof REFERENCES)[number];

/** What a company wants of each: not asked for, as the buyer likes, or no order without it. */
export const REFERENCE_RULES = ['off', 'optional', 'compulsory'] as const;
export type ReferenceRule = (typeof REFERENCE_RULES)[number];
export type ReferenceRules = Record<Reference, ReferenceRule>;

export type OrderReferences = Record<Reference, string>;

export const NO_REFERENCES: OrderReferences = { poNumber: '', costCentre: '' };
/** Of somebody who orders for themselves. */
export const NOT_ASKED: ReferenceRules = { poNumber: 'off', costCentre: 'off' };

/** Most characters of one. */
export const REFERENCE_MAX = 60;

/** Those that are asked for. */
export function askedReferences(rules: ReferenceRules): Reference[] {
  return REFERENCES.filter((name) => rules[name] !== 'off');
}

/** Compulsory ones that are empty. */
export function missingReferences(rules: ReferenceRules, given: OrderReferences): Reference[] {
  return REFERENCES.filter((name) => rules[name] === 'compulsory' && given[name].trim() === '');
}
