import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyCalls } from '#contract/calls/companies.ts';
import { COMPANY_STATUS } from '#contract/domain/company.ts';
import {
  askedReferences,
  missingReferences,
  NO_REFERENCES,
  NOT_ASKED,
  type OrderReferences,
  type ReferenceRules,
} from '#contract/domain/references.ts';
import { client } from './api.ts';
import { queryClient } from './query-client.ts';
import { useSession } from './session.ts';

export const companies = client(companyCalls);

/** The company that the reader belongs to or has applied for. */
export const standingQuery = queryOptions({
  queryKey: ['company', 'mine'],
  queryFn: ({ signal }) => companies.mine({}, { signal }),
});

/** Which references the reader's company wants with an order; none of who orders for themselves. */
export function useReferenceRules(): ReferenceRules {
  const session = useSession();
  const member = session?.customerStatus === COMPANY_STATUS.open;
  const { data } = useQuery({ ...standingQuery, enabled: member });
  return (member ? data?.company?.references : undefined) ?? NOT_ASKED;
}

/** Asks again after an order was refused: the company may want other references since. */
export async function askRulesAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: standingQuery.queryKey });
}

/** The part of a request with the references; nothing where none are asked for. */
export function referencesToSend(rules: ReferenceRules, references: OrderReferences) {
  return askedReferences(rules).length > 0 ? { references } : {};
}

/** The references that the reader types for one order. */
export function useReferences() {
  const rules = useReferenceRules();
  const [values, setValues] = useState(NO_REFERENCES);
  return {
    rules,
    values,
    setValues,
    missing: missingReferences(rules, values).length > 0,
    toSend: referencesToSend(rules, values),
  };
}
