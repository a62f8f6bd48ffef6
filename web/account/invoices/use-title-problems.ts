import type { InvoiceTitle } from '#contract/calls/invoices.ts';
import { type InvoiceType, lackingFields, mayHaveType } from '#contract/domain/invoice.ts';
import { useTranslation } from '../../lib/translation.ts';

export interface TitleProblems {
  title?: string;
  type?: string;
  /** What must be filled in, in words. */
  fields?: string[];
}

/** Why a title cannot have an invoice of a type. */
export function useTitleProblems(title: InvoiceTitle | undefined, type: InvoiceType): TitleProblems {
  const { t } = useTranslation();
  if (!title) return { title: t(($) => $.invoices.form.chooseTitle) };
  if (!mayHaveType(title.kind, type)) return { type: t(($) => $.invoices.form.onlyCompanies) };
  const lacking = lackingFields({ ...title, account: title.accountEnd }, type);
  return lacking.length === 0 ? {} : { fields: lacking.map((name) => t(($) => $.invoices.please[name])) };
}
