import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { dayInChina } from '#contract/domain/china-time.ts';
import type { GatewayName } from '#contract/domain/payment.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { freePort } from '#server/platform/net.ts';
import { readSandboxKeys } from '#server/platform/payment-gateways/sandbox/keys.ts';
import { type SandboxControl, sandboxControl } from '#tests/support/sandbox-control.ts';
import { logIn, startProduct } from '../product.ts';

export type Person = 'buyer' | 'sales' | 'finance';
const PEOPLE: Person[] = ['buyer', 'sales', 'finance'];
/** Of each kind. */
const PICTURES = 300;
const PIECES = 20;

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A running product with materials on sale and buyers. */
export interface Shop {
  url: string;
  db: Kysely<DB>;
  databaseUrl: string;
  sandbox: SandboxControl;
  photos: number[];
  clips: number[];
  /** Pieces of music, each with versions. */
  pieces: number[];
  call(person: Person, path: string, input: object): Promise<Answer>;
  close(): Promise<void>;
}

/** The product uses the database address that `between` returns for the real one. */
export async function openShop(between = async (databaseUrl: string) => databaseUrl): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'framehall-orders-'));
  const database = await startEmbedded(join(dataDir, 'postgres'));
  const port = String(await freePort());
  const settings = {
    DEMO_ITEMS: '0',
    DATABASE_URL: await between(database.url),
    PAYMENTS_PORT: port,
    LOG_LEVEL: 'error',
  };
  const product = await startProduct(dataDir, settings);
  const db = openDatabase(database.url, { connections: 4, name: 'framehall-bench', statementSeconds: 600 });
  const keys = readSandboxKeys(dataDir);
  if (!keys) throw new Error('the payment sandbox did not start');
  const sandbox = sandboxControl(`http://127.0.0.1:${port}`, keys.control);
  // Notices are sent by hand here, when and as often as needed.
  await sandbox.whims({ notices: { drop: true } });
  const tokens = Object.fromEntries(
    await Promise.all(PEOPLE.map(async (name) => [name, await logIn(product.url, name)] as const)),
  ) as Record<Person, string>;
  return {
    url: product.url,
    db,
    databaseUrl: database.url,
    sandbox,
    photos: await makePictures(db, 'photo'),
    clips: await makePictures(db, 'video'),
    pieces: await makePieces(db),
    call: (person, path, input) => send(product.url + path, tokens[person], input),
    async close() {
      await db.destroy();
      await product.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function send(url: string, token: string, input: object): Promise<Answer> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', access_token: token },
    body: JSON.stringify(input),
  });
  return { status: reply.status, body: await reply.json() };
}

async function makePictures(db: Kysely<DB>, kind: 'photo' | 'video'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into materials (kind, owner_id, state, title_zh, title_en, file_name, size_bytes, sha256, width, height, published_at)
    select ${kind}, id, 'online', '山 ' || n, 'Mountain ' || n, n || '.jpg', 20000000, md5(${kind} || n), 6000, 4000, clock_now()
    from users, generate_series(1, ${PICTURES}::int) n where email = 'photographer@framehall.test'
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Pieces of music with three versions each. */
async function makePieces(db: Kysely<DB>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with pieces as (
      insert into materials (kind, owner_id, state, price_class, title_zh, title_en, file_name, size_bytes, sha256, duration_ms, published_at)
      select 'music', id, 'online', 'B', '港 ' || n, 'Harbour ' || n, n || '.wav', 20000000, md5('piece ' || n), 125000, clock_now()
      from users, generate_series(1, ${PIECES}::int) n where email = 'photographer@framehall.test'
      returning id, owner_id
    ), versions as (
      insert into materials (kind, owner_id, state, version_of, title_zh, title_en, file_name, size_bytes, sha256, duration_ms, published_at)
      select 'music', owner_id, 'online', id, '版本', 'Version', n || '.wav', 2000000, md5(id || ' version ' || n), 30000, clock_now()
      from pieces, generate_series(1, 3) n
    )
    select id from pieces`.execute(db);
  return rows.map(({ id }) => id);
}

const TERMS = { scene: 'promotion', channel: 'internet', period: 'year', area: 'mainland' };
const LICENCE = {
  licenseeType: 'company',
  licensee: 'Green Tea Films',
  projectName: 'Spring',
  brand: 'Green Tea',
  contactName: 'Wei',
  contact: '13800000000',
  startsOn: '',
};

let next = 0;

/** An order for photos and clips in turn that is priced at once. */
export async function orderFor(shop: Shop, count = 2): Promise<object> {
  const materialIds = Array.from({ length: count }, (_, place) => {
    next += 1;
    return (place % 2 === 0 ? shop.photos : shop.clips)[next % PICTURES]!;
  });
  return await wishFor(shop, materialIds);
}

/** The same for these materials. */
export async function wishFor({ call }: Pick<Shop, 'call'>, materialIds: readonly number[]): Promise<object> {
  const { body } = await call('buyer', '/price/of', { materialIds, terms: TERMS });
  const prices = body.infos as { materialId: number; priceFen: number }[];
  return {
    key: randomUUID(),
    agreement: 1,
    lines: prices.map(({ materialId, priceFen }) => ({ materialId, priceFen, terms: TERMS })),
    licence: { ...LICENCE, startsOn: dayInChina(Date.now(), 2) },
  };
}

export interface Quoted {
  orderId: number;
  quoteId: number;
  totalFen: number;
  lineIds: number[];
}

export async function quotedOrder(shop: Shop): Promise<Quoted> {
  return await quotedAs(shop, must(await shop.call('buyer', '/order/create', await orderFor(shop))).orderId);
}

/** An order for a piece of music with its versions. */
export async function quotedMusic(shop: Shop): Promise<Quoted> {
  next += 1;
  const { body } = await shop.call('buyer', '/music/skuList', { price: 'B' });
  const [scene] = body.skuList;
  const [channel] = scene.children;
  const [period] = channel.children;
  const [area] = period.children;
  const wish = {
    musicId: shop.pieces[next % PIECES],
    sceneId: scene.value,
    channelId: channel.value,
    periodId: period.value,
    authAreaId: area.value,
    price: 'B',
    purchasePrice: area.purchasePrice,
    projectName: LICENCE.projectName,
    brand: LICENCE.brand,
    companyName: LICENCE.licensee,
  };
  return await quotedAs(shop, must(await shop.call('buyer', '/music/order/create', wish)).orderId);
}

async function quotedAs(shop: Shop, orderId: number): Promise<Quoted> {
  const { order } = must(await shop.call('buyer', '/order/detail', { orderId }));
  return {
    orderId: order.orderId,
    quoteId: order.quote.quoteId,
    totalFen: order.totalFen,
    lineIds: (order.lines as { lineId: number }[]).map(({ lineId }) => lineId),
  };
}

/** Pays an order at the gateway; returns a function that sends the product a genuine notice of it. */
export async function paidAtGateway(shop: Shop, order: Quoted, gateway: GatewayName): Promise<() => Promise<Answer>> {
  const { target } = must(
    await shop.call('buyer', '/payment/start', {
      key: randomUUID(),
      gateway,
      orderId: order.orderId,
      quoteId: order.quoteId,
    }),
  );
  await fetch(target.kind === 'page' ? target.url : target.codeUrl);
  const { outTradeNo } = await shop.db
    .selectFrom('paymentAttempts')
    .select('outTradeNo')
    .where('orderId', '=', order.orderId)
    .where('gateway', '=', gateway)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await shop.sandbox.pay({ gateway, outTradeNo });
  const { notice } = await shop.sandbox.notice({ gateway, outTradeNo, send: false });
  return async () => {
    const reply = await fetch(notice.url, { method: 'POST', headers: notice.headers, body: notice.body });
    return { status: reply.status, body: await reply.text() };
  };
}

export function must({ status, body }: Answer): Answer['body'] {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}
