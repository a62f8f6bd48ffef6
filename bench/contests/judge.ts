import type { RunningProduct } from '../product.ts';
import type { FullContest } from './fill.ts';

/** Enters with a judge's key; returns the token and the works in that judge's order. */
export async function enter({ url }: RunningProduct, { roundId }: FullContest, key: string) {
  const { token } = await send<{ token: string }>(`${url}/score/enter`, '', { key });
  const { infos } = await send<{ infos: { id: number }[] }>(`${url}/score/works`, token, { roundId });
  return { token, ids: infos.map(({ id }) => id) };
}

async function send<Answer>(url: string, token: string, input: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', judge_token: token };
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(input) });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return (await reply.json()) as Answer;
}
