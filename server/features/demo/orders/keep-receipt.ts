import type { Context } from '../../../context.ts';
import { drawReceipt } from './receipt.ts';

interface Transfer {
  /** Names what was paid. */
  slug: string;
  payer: string;
  purpose: string;
  amountFen: number;
}

/** Stores a receipt under a key that is the same on every try and unguessable. */
export async function keepReceipt(ctx: Context, { slug, ...transfer }: Transfer): Promise<string> {
  const secret = ctx.secrets.fingerprint('demo-receipt', slug).toString('hex').slice(0, 40);
  const key = `vouchers/${secret}.jpg`;
  const { bankAccount: payee } = ctx.config;
  if (!payee) throw new Error('nobody can pay by transfer');
  const picture = await drawReceipt({ ...transfer, payee });
  await ctx.objects.put('originals', key, picture, { contentType: 'image/jpeg' });
  return key;
}
