import { connect, type IncomingHttpHeaders } from 'node:http2';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { connect as connectTls } from 'node:tls';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** The address of this machine that the visitor has. */
  from?: string;
}

const PIECE = 64 * 1024;

/** At once a large body would be more than Node's client keeps for a connection. */
function* inPieces(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += PIECE) yield body.subarray(at, at + PIECE);
}

/** Asks a site on this machine over TLS and HTTP/2, and nothing less. */
export async function ask(site: URL, ca: string, question: Question): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body, from } = question;
  const port = Number(site.port);
  const session = connect(site, {
    createConnection: () =>
      connectTls({
        host: '127.0.0.1',
        port,
        ca,
        servername: site.hostname,
        ALPNProtocols: ['h2'],
        ...(from === undefined ? {} : { localAddress: from }),
      }),
  });
  try {
    await Promise.race([once(session, 'connect'), once(session, 'error').then(([error]) => Promise.reject(error))]);
    const length = body && { 'content-length': String(body.length) };
    const stream = session.request({ ':method': method, ':path': path, ...length, ...headers });
    const answered = once(stream, 'response') as Promise<[IncomingHttpHeaders]>;
    // Whoever refuses a body may stop reading it.
    if (body) pipeline(Readable.from(inPieces(body)), stream).catch(() => {});
    else stream.end();
    const [replied] = await answered;
    return { status: Number(replied[':status']), headers: replied, body: await buffer(stream) };
  } finally {
    session.close();
  }
}
