import * as z from 'zod/mini';
import { oneLine } from './call.ts';
import { NO_REFERENCES, REFERENCE_MAX, REFERENCE_RULES } from './domain/references.ts';

const reference = z._default(oneLine(0, REFERENCE_MAX), '');

/** By which the buyer's bookkeeping recognises an order. */
export const references = z.strictObject({ poNumber: reference, costCentre: reference });

/** The same as they are given with an order. */
export const givenReferences = z._default(references, NO_REFERENCES);

const rule = z.enum(REFERENCE_RULES);
export const referenceRules = z.strictObject({ poNumber: rule, costCentre: rule });
