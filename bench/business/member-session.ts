import type { Shop } from '../orders/shop.ts';
import { median, requestsPerSecond } from '../session.ts';
import type { Company } from './company.ts';

const ROUNDS = 5;

/** `POST /session` of a member against that of a buyer on their own, in turns. */
export async function benchMemberSession({ url }: Shop, { member, buyer }: Company): Promise<void> {
  const rates = { member: [] as number[], buyer: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, token] of [
      ['member', member],
      ['buyer', buyer],
    ] as const) {
      const rate = await requestsPerSecond({ url: `${url}/session`, token });
      if (round > 0) rates[name].push(rate);
    }
  const ratio = median(rates.member) / median(rates.buyer);
  console.log(`POST /session of a company's member: ${ratio.toFixed(2)} × a buyer's requests/s (wanted ≥ 0.95)`);
}
