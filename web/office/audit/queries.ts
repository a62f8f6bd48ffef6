import { queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import { auditCalls } from '#contract/calls/audit.ts';
import { client } from '../../lib/api.ts';
import { fresh, KEYS } from '../keys.ts';

const audit = client(auditCalls);

export const auditQuery = (filter: InputOf<typeof auditCalls.list>) =>
  queryOptions({
    queryKey: [...KEYS.audit, filter],
    queryFn: ({ signal }) => audit.list(filter, { signal }),
    ...fresh,
  });
