import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, paidAtGateway, quotedOrder, type Shop } from './shop.ts';

const A_SECOND = 50;
const SECONDS = 10;
const PREPARED_AT_ONCE = 4;

/** Sends genuine notices of different payments at a fixed rate, whatever the replies. */
export async function benchNotices(shop: Shop): Promise<void> {
  const notices: (() => Promise<Answer>)[] = [];
  const prepare = async () => {
    while (notices.length < A_SECOND * SECONDS) {
      const gateway = notices.length % 2 === 0 ? 'alipay' : 'wechat';
      notices.push(await paidAtGateway(shop, await quotedOrder(shop), gateway));
    }
  };
  await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, prepare));
  const began = performance.now();
  const times = await Promise.all(
    notices.slice(0, A_SECOND * SECONDS).map(async (notice, place) => {
      const due = began + (place * 1000) / A_SECOND;
      await sleep(Math.max(0, due - performance.now()));
      const { status } = await notice();
      if (status !== 200) throw new Error(`a true notice was answered with ${status}`);
      // Measured from the due time, so that a growing queue shows.
      return performance.now() - due;
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `Payment notices, ${A_SECOND} a second: answered p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (wanted ≤ 300), licences issued`,
  );
}
