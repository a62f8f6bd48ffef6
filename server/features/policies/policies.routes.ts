import type { policyCalls, policyDeskCalls } from '#contract/calls/policies.ts';
import type { Handlers } from '../../handler.ts';
import { readPolicy } from './policies.ts';
import { publishPolicy, readVersions } from './publish.ts';

export const policyHandlers: Handlers<typeof policyCalls> = { read: readPolicy };

export const policyDeskHandlers: Handlers<typeof policyDeskCalls> = { list: readVersions, publish: publishPolicy };
