import type { licenseeCalls } from '#contract/calls/licensees.ts';
import type { Handlers } from '../../handler.ts';
import { readLicensees, removeLicensee, saveLicensee } from './licensees.ts';

export const licenseeHandlers: Handlers<typeof licenseeCalls> = {
  list: (ctx) => readLicensees(ctx),
  save: saveLicensee,
  remove: removeLicensee,
};
