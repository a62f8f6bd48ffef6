// Stryker switches a change on before the first test of a file and never off: what the next file of the same thread
// does on its way there must find the rules as they are.
import { inject } from 'vitest';

const provided = inject as (name: string) => unknown;
const stryker = globalThis as unknown as { __stryker__?: { activeMutant?: string | undefined } };
if (stryker.__stryker__ && provided('mutantActivation') !== 'static') stryker.__stryker__.activeMutant = undefined;
