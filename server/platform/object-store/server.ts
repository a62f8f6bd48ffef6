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
import { takeRoom } from './quota.ts';
import { readRequest, requirePrintable } from './request.ts';
import { notRouted, routeOf } from './router.ts';
import { openStore, shorten, type Store } from './store.ts';
import { toErrorXml } from './xml.ts';

const HOUR = 3600 * 1000;
/** How much of a refused request to read, so that the connection can be reused. */
const SOON_READ = 16 * 1024 * 1024;
const STALE_UPLOAD = 7 * 24 * HOUR;
const MOST_CONNECTIONS = 2000;
/** Drops a request with unfinished headers as soon as the web server would. */
const HALF_SENT = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

interface Options extends StoreSettings {
  dir: string;
  host: string;
  /** 0 for any free port. */
  port: number;
  log: Log;
}

export interface ObjectStore {
  url: string;
  close(): Promise<void>;
}

/** Serves a folder of objects by the S3 protocol. */
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
  // Refuses a sender who is not allowed before the upload begins.
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

/** Lets running requests finish, for a limited time. */
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
  // Keeps browsers from running anything that somebody has stored.
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
    const giveRoomBack = takeRoom(store, who.caller, request, place);
    try {
      if (raw.headers.expect !== undefined) response.writeContinue();
      await route.run({ request, response, who, store, settings, place });
    } finally {
      giveRoomBack();
    }
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

/**
 * Whether the rest of a refused request is short enough to read: a client that is sending reads the reply only after
 * its content.
 */
function isSoonRead({ complete, headers }: IncomingMessage): boolean {
  if (headers.expect !== undefined || headers['transfer-encoding'] !== undefined) return complete;
  return complete || Number(headers['content-length'] ?? 0) <= SOON_READ;
}
