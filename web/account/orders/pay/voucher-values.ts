import { fenOf } from '#contract/domain/money.ts';
import { VOUCHER_BYTES } from '#contract/domain/payment.ts';
import { shrink, toBase64 } from '../../../lib/shrink-picture.ts';

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

/** Large enough to read a receipt, then smaller sizes for pictures that are too big. */
const SIDES = [1800, 1300, 900];

const PDF = 'application/pdf';

export function isPdf(picture: string): boolean {
  return picture.startsWith(`data:${PDF}`);
}

/** A receipt as it is sent; null when it is too big, a picture also when reduced. */
export async function voucherPicture(file: Blob): Promise<string | null> {
  if (file.type === PDF) return file.size > VOUCHER_BYTES ? null : `data:${PDF};base64,${await toBase64(file)}`;
  for (const side of SIDES) {
    const small = await shrink(file, side);
    if (small.size <= VOUCHER_BYTES) return `data:image/jpeg;base64,${await toBase64(small)}`;
  }
  return null;
}
