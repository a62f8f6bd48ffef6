import { expect, test } from 'vitest';
import {
  COMPANY_ROLES,
  COMPANY_STATES,
  type CompanyActor,
  type CompanyState,
  mayApprove,
  mayBuy,
  mayMoveCompany,
} from './company.ts';

const allowed: [CompanyState, CompanyState, CompanyActor][] = [
  ['applied', 'open', 'sales'],
  ['applied', 'rejected', 'sales'],
  ['applied', 'closed', 'applicant'],
  ['open', 'closed', 'sales'],
  ['rejected', 'applied', 'applicant'],
  ['rejected', 'closed', 'applicant'],
  ['closed', 'open', 'sales'],
];

test('a company changes its state in these ways and no others', () => {
  const found = COMPANY_STATES.flatMap((from) =>
    COMPANY_STATES.flatMap((to) =>
      (['applicant', 'sales'] as const).flatMap((by) =>
        mayMoveCompany(from, to, by) ? [[from, to, by].join(' ')] : [],
      ),
    ),
  );
  expect(found.toSorted()).toEqual(allowed.map((one) => one.join(' ')).toSorted());
});

test('[D9] who buys and who approves', () => {
  expect(COMPANY_ROLES.filter(mayBuy)).toEqual(['admin', 'buyer']);
  expect(COMPANY_ROLES.filter(mayApprove)).toEqual(['admin', 'approver']);
});
