import { shared } from './shared-state.ts';

/** Whether the search over the office is open: its header and the keyboard open it, the office shows it. */
export const officeFind = shared(false);
