import { queryOptions } from '@tanstack/react-query';
import { policyCalls } from '#contract/calls/policies.ts';
import type { Language } from '#contract/domain/language.ts';
import type { PolicyName } from '#contract/domain/policy.ts';
import { client } from './api.ts';

const policies = client(policyCalls);

/** The version in effect, or another one. */
export const policyQuery = (name: PolicyName, language: Language, version?: number) =>
  queryOptions({
    queryKey: ['policy', name, language, version ?? 'current'],
    queryFn: ({ signal }) => policies.read({ name, version }, { signal }),
    staleTime: 60_000,
  });
