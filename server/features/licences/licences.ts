export { conflictsOf } from './conflicts.ts';
export { issueLicences } from './issue.ts';
export { revokeLicences, touched } from './revoke.ts';
export { letLicencesAge } from './time-passed.queries.ts';
