import { fenOf } from '#contract/domain/money.ts';
import { VOUCHER_BYTES } from '#contract/domain/payment.ts';
import { shrinkBelow, toBase64 } from '../../../lib/shrink-picture.ts';

export interface VoucherValues {
  payer: string;
  /** In yuan, as typed. */
  paid: string;
  paidOn: string;
  /** A data URL of a picture or a PDF. */
  picture: string;
}

type VoucherProblem = 'please' | 'differs' | 'future';
export type VoucherProblems = Partial<Record<keyof VoucherValues, VoucherProblem>>;

export function voucherProblems(values: VoucherValues, totalFen: number, today: string): VoucherProblems {
  const problems: VoucherProblems = {};
  for (const field of ['payer', 'paid', 'paidOn', 'picture'] as const)
    if (values[field].trim() === '') problems[field] = 'please';
  if (!problems.paid && fenOf(values.paid) !== totalFen) problems.paid = 'differs';
  if (!problems.paidOn && values.paidOn > today) problems.paidOn = 'future';
  return problems;
}

const PDF = 'application/pdf';

export function isPdf(picture: string): boolean {
  return picture.startsWith(`data:${PDF}`);
}

/** A receipt as it is sent; null when it is too big, a picture also when reduced. */
export async function voucherPicture(file: Blob): Promise<string | null> {
  if (file.type === PDF) return file.size > VOUCHER_BYTES ? null : `data:${PDF};base64,${await toBase64(file)}`;
  const small = await shrinkBelow(file, VOUCHER_BYTES);
  return small && `data:image/jpeg;base64,${await toBase64(small)}`;
}
