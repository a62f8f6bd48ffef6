// Stryker activates a change before the first test of a file and never deactivates it, so this resets it before the
// next file in the same thread loads.
import { inject } from 'vitest';

const provided = inject as (name: string) => unknown;
const stryker = globalThis as unknown as { __stryker__?: { activeMutant?: string | undefined } };
if (stryker.__stryker__ && provided('mutantActivation') !== 'static') stryker.__stryker__.activeMutant = undefined;
