import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../log.ts';
import { allow, identify } from './caller.ts';
import { limitPerAddress } from './connections.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { asS3Error, S3Error } from './errors.ts';
import type { StoreSettings } from './exchange.ts';
import { endStaleUploads } from './operations/uploads.ts';
import { readRequest, requirePrintable } from './request.ts';
import { notRouted, routeOf } from './router.ts';
import { openStore, shorten, type Store } from './store.ts';
import { toErrorXml } from './xml.ts';

const HOUR = 3600 * 1000;
/** How much of a refused request is read, so that the connection stays of use. */
const SOON_READ = 16 * 1024 * 1024;
const STALE_UPLOAD = 7 * 24 * HOUR;
const MOST_CONNECTIONS = 2000;
/** A request whose headers do not end is dropped as soon as the web server would drop it. */
const HALF_SENT = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

interface Options extends StoreSettings {
  dir: string;
  host: string;
  /** 0 for any that is free. */
  port: number;
  log: Log;
}

export interface ObjectStore {
  url: string;
  close(): Promise<void>;
}

/** Serves a folder of objects in the protocol of S3. */
export async function startObjectStore({ dir, host, port, log, ...settings }: Options): Promise<ObjectStore> {
  const store = await openStore(dir, (sentence) => log.error(sentence));
  const server = createServer({ requestTimeout: HOUR, keepAliveTimeout: 30_000, ...HALF_SENT });
  server.timeout = 60_000;
  server.maxConnections = MOST_CONNECTIONS;
  limitPerAddress(server, MOST_CONNECTIONS / 2);
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    void handle(request, response, { store, settings, log }).catch((error: unknown) => {
      log.error({ err: error, method: request.method }, 'answering an object request failed');
      if (response.headersSent) response.destroy();
      else response.writeHead(400, { connection: 'close' }).end();
    });
  server.on('request', answer);
  // Whoever may not send is told so before they have sent.
  server.on('checkContinue', answer);
  server.on('clientError', (_error, socket) => socket.destroy());
  server.listen(port, host);
  await once(server, 'listening');
  const sweep = () => void sweepStore(store).catch((error: unknown) => log.error({ err: error }, 'sweeping objects'));
  sweep();
  const timer = setInterval(sweep, HOUR);
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    async close() {
      clearInterval(timer);
      await closeServer(server);
      await store.journal.close();
    },
  };
}

async function sweepStore(store: Store): Promise<void> {
  await endStaleUploads(store, Date.now() - STALE_UPLOAD);
  await shorten(store);
}

/** Lets what is in flight end, for a while. */
async function closeServer(server: Server): Promise<void> {
  const patience = setTimeout(() => server.closeAllConnections(), 15_000);
  server.close();
  server.closeIdleConnections();
  await once(server, 'close');
  clearTimeout(patience);
}

interface Parts {
  store: Store;
  settings: StoreSettings;
  log: Log;
}

async function handle(raw: IncomingMessage, response: ServerResponse, { store, settings, log }: Parts): Promise<void> {
  const requestId = randomUUID();
  response.setHeader('x-amz-request-id', requestId);
  // Whatever somebody has stored, it runs nowhere.
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "sandbox; default-src 'none'");
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  allowOrigin(raw, response, settings);
  try {
    if (raw.method === 'OPTIONS') return answerPreflight(raw, response);
    const request = readRequest(raw);
    const who = identify(request, settings.owner);
    const place = { bucket: request.bucket, key: request.key };
    const route = routeOf(request);
    allow(who.caller, route?.action, place, (bucket) => settings.publicBuckets.includes(bucket));
    if (!route) throw notRouted(request);
    if (route.action === 's3:PutObject') requirePrintable(request.key);
    if (raw.headers.expect !== undefined) response.writeContinue();
    await route.run({ request, response, who, store, settings, place });
  } catch (error) {
    const known = asS3Error(error);
    if (known.status >= 500 && known.code !== 'NotImplemented' && !raw.destroyed)
      log.error({ err: error, requestId, method: raw.method }, 'object request failed');
    sendError(raw, response, known, requestId);
  }
}

function sendError(raw: IncomingMessage, response: ServerResponse, error: S3Error, requestId: string): void {
  if (response.headersSent) return void response.destroy();
  const [Resource] = (raw.url ?? '').split('?', 1);
  const text = toErrorXml({ Code: error.code, Message: error.message, Resource, RequestId: requestId });
  if (!isSoonRead(raw)) response.setHeader('connection', 'close');
  response.writeHead(error.status, {
    'content-type': 'application/xml',
    'content-length': Buffer.byteLength(text),
    ...error.headers,
  });
  response.end(raw.method === 'HEAD' ? undefined : text);
  raw.resume();
}

/** A client that is refused while it sends reads the answer only behind its content; that must not take long. */
function isSoonRead({ complete, headers }: IncomingMessage): boolean {
  if (headers.expect !== undefined || headers['transfer-encoding'] !== undefined) return complete;
  return complete || Number(headers['content-length'] ?? 0) <= SOON_READ;
}
