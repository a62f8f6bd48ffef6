import { createHash, type Hash, hash } from 'node:crypto';
import { S3Error } from './errors.ts';
import { hmac } from './signature.ts';

/** Data to check signed chunks with: each signature covers the one before. */
export interface ChunkSigning {
  key: Buffer;
  date: string;
  scope: string;
  /** The signature of the request itself. */
  seed: string;
}

interface Options {
  signing: ChunkSigning | undefined;
  /** Receives the lines after the last chunk. */
  onTrailer: ((name: string, value: string) => void) | undefined;
}

const LONGEST_LINE = 2048;
const NOTHING = hash('sha256', '');

/** Reads the content of an `aws-chunked` body: `size;chunk-signature=…`, bytes, …, `0`, trailer. */
export async function* readChunks(
  source: AsyncIterable<Buffer>,
  { signing, onTrailer }: Options,
): AsyncGenerator<Buffer> {
  const input = reader(source);
  let previous = signing?.seed ?? '';
  for (;;) {
    const { size, signature } = readHead(await input.line());
    const digest = signing && createHash('sha256');
    yield* input.bytes(size, digest);
    if (signing) previous = checkChunk(signing, { previous, signature, digest });
    if (size === 0) break;
    if ((await input.line()) !== '') throw new S3Error('IncompleteBody');
  }
  if (onTrailer) await readTrailer(input, { signing, previous, onTrailer });
  else if ((await input.line()) !== '') throw new S3Error('IncompleteBody');
  await input.end();
}

function readHead(line: string): { size: number; signature: string } {
  const [, size = '', signature = ''] = /^([0-9a-fA-F]{1,9})(?:;chunk-signature=([0-9a-f]{64}))?$/.exec(line) ?? [];
  if (size === '') throw new S3Error('IncompleteBody', 'A chunk of the body has no readable size.');
  return { size: Number.parseInt(size, 16), signature };
}

function checkChunk(
  { key, date, scope }: ChunkSigning,
  { previous, signature, digest }: { previous: string; signature: string; digest: Hash | undefined },
): string {
  const text = ['AWS4-HMAC-SHA256-PAYLOAD', date, scope, previous, NOTHING, digest?.digest('hex')].join('\n');
  if (hmac(key, text).toString('hex') !== signature) throw new S3Error('SignatureDoesNotMatch');
  return signature;
}

async function readTrailer(
  input: Reader,
  {
    signing,
    previous,
    onTrailer,
  }: { signing: ChunkSigning | undefined; previous: string; onTrailer: NonNullable<Options['onTrailer']> },
): Promise<void> {
  let signed = '';
  let signature = '';
  for (let line = await input.line(); line !== ''; line = await input.line()) {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === '') throw new S3Error('IncompleteBody');
    if (name.toLowerCase() === 'x-amz-trailer-signature') signature = value;
    else {
      signed += `${name.toLowerCase()}:${value}\n`;
      onTrailer(name.toLowerCase(), value);
    }
  }
  if (!signing) return;
  const text = ['AWS4-HMAC-SHA256-TRAILER', signing.date, signing.scope, previous, hash('sha256', signed)].join('\n');
  if (hmac(signing.key, text).toString('hex') !== signature) throw new S3Error('SignatureDoesNotMatch');
}

interface Reader {
  line(): Promise<string>;
  bytes(count: number, digest: Hash | undefined): AsyncGenerator<Buffer>;
  end(): Promise<void>;
}

function reader(source: AsyncIterable<Buffer>): Reader {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { done, value } = await pieces.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  }
  return {
    async line() {
      for (;;) {
        const end = rest.indexOf('\r\n');
        if (end !== -1) {
          const text = rest.toString('latin1', 0, end);
          rest = rest.subarray(end + 2);
          return text;
        }
        if (rest.length > LONGEST_LINE || !(await more())) throw new S3Error('IncompleteBody');
      }
    },
    async *bytes(count, digest) {
      for (let left = count; left > 0;) {
        if (rest.length === 0 && !(await more())) throw new S3Error('IncompleteBody');
        const piece = rest.subarray(0, left);
        rest = rest.subarray(piece.length);
        left -= piece.length;
        digest?.update(piece);
        yield piece;
      }
    },
    async end() {
      if (rest.length > 0 || (await more()))
        throw new S3Error('IncompleteBody', 'There are bytes behind the last chunk.');
    },
  };
}
