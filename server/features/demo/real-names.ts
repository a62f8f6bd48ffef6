import { idCheckDigit } from '#contract/domain/real-name.ts';
import type { Context } from '../../context.ts';
import { ensureRealName } from '../real-name/real-name.ts';

/** Of people born in 1900, so that the number is nobody's. */
export function madeUpNumber(sequence: number): string {
  const digits = `11010119000101${String(sequence).padStart(3, '0')}`;
  return digits + idCheckDigit(digits);
}

/** Lets a photographer of the demo submit works and be paid. */
export async function nameDemoPhotographer(
  ctx: Context,
  { email, name, place }: { email: string; name: string; place: number },
): Promise<void> {
  await ensureRealName(ctx, email, {
    name,
    number: madeUpNumber(place + 1),
    address: `上海市黄浦区示例路 ${place + 1} 号`,
  });
}
