import type { officeCalls } from '#contract/calls/office.ts';
import type { Handlers } from '../../handler.ts';
import { find } from './find.ts';
import { listUrgent } from './urgent.ts';

export const officeHandlers: Handlers<typeof officeCalls> = { urgent: listUrgent, find };
