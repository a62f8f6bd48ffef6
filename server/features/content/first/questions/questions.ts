import type { QuestionGroup } from '#contract/domain/content.ts';
import { account } from './account.ts';
import { companies } from './companies.ts';
import { files } from './files.ts';
import { finding } from './finding.ts';
import { invoices } from './invoices.ts';
import { licence } from './licence.ts';
import { music } from './music.ts';
import { paying } from './paying.ts';
import { price } from './price.ts';
import type { FirstQuestion } from './question.ts';
import { refunds } from './refunds.ts';
import { selling } from './selling.ts';
import { vip } from './vip.ts';

/** The questions that every installation begins with. */
export const firstQuestions: Record<QuestionGroup, FirstQuestion[]> = {
  finding,
  licence,
  price,
  paying,
  refunds,
  files,
  invoices,
  vip,
  companies,
  music,
  account,
  selling,
};
