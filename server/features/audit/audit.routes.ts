import type { auditCalls } from '#contract/calls/audit.ts';
import type { Handlers } from '../../handler.ts';
import { readTrail } from './audit.ts';
import { exportTrail } from './export-trail.ts';

export const auditHandlers: Handlers<typeof auditCalls> = { list: readTrail, exportTrail };
