import { setImmediate } from 'node:timers/promises';

interface Part {
  etag: string;
  size: number;
}

interface Seen {
  method: string;
  query: URLSearchParams;
  headers: Headers;
  body: Uint8Array;
}

/** Decides what the store replies instead of working; undefined lets it work. */
type Fault = (seen: Seen) => Response | Error | undefined;

type Uploads = Map<string, Map<number, Part>>;

/** A store in memory that speaks enough S3 for an upload and fails on demand. */
export function fakeStore() {
  const uploads: Uploads = new Map();
  const objects = new Map<string, number>();
  const seen: Seen[] = [];
  let fault: Fault = () => undefined;

  async function answer(url: string, init: RequestInit): Promise<Response> {
    const { pathname, searchParams: query } = new URL(url);
    const body = init.body instanceof Uint8Array ? init.body.slice() : new Uint8Array();
    const request = { method: init.method ?? '', query, headers: new Headers(init.headers), body };
    await setImmediate();
    init.signal?.throwIfAborted();
    seen.push(request);
    const instead = fault(request);
    if (instead instanceof Error) throw instead;
    if (instead) return instead;
    if (query.has('uploads')) return create(uploads, `upload-${seen.length}`);
    const parts = uploads.get(query.get('uploadId') ?? '');
    if (!parts) return failure(404, 'NoSuchUpload');
    if (request.method === 'PUT') return put(parts, request);
    if (request.method === 'GET') return list(parts, request);
    const reply = complete(parts, request);
    if (!reply.ok) return reply;
    uploads.delete(query.get('uploadId') ?? '');
    objects.set(pathname.slice('/bucket/'.length), sizeOf(parts));
    return reply;
  }

  return {
    fetch: answer,
    uploads,
    objects,
    seen,
    /** Numbers of the sent parts, in the order of sending. */
    sentParts: () => seen.filter(({ method }) => method === 'PUT').map(({ query }) => Number(query.get('partNumber'))),
    failWith(next: Fault) {
      fault = next;
    },
  };
}

function create(uploads: Uploads, id: string): Response {
  uploads.set(id, new Map());
  return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
}

function put(parts: Map<number, Part>, { query, body }: Seen): Response {
  const number = Number(query.get('partNumber'));
  const etag = `"part-${number}-${body.length}"`;
  parts.set(number, { etag, size: body.length });
  return new Response(null, { headers: { etag } });
}

function list(parts: Map<number, Part>, { query }: Seen): Response {
  const after = [...parts].filter(([number]) => number > Number(query.get('part-number-marker'))).toSorted(byNumber);
  const page = after.slice(0, 1000);
  const shown = page.map(
    ([number, { etag, size }]) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${size}</Size></Part>`,
  );
  const more = after.length > page.length;
  const marker = more ? `<NextPartNumberMarker>${page.at(-1)?.[0]}</NextPartNumberMarker>` : '';
  return xml(`<ListPartsResult>${marker}<IsTruncated>${more}</IsTruncated>${shown.join('')}</ListPartsResult>`);
}

function complete(parts: Map<number, Part>, { body }: Seen): Response {
  const wanted = [...new TextDecoder().decode(body).matchAll(/<PartNumber>(\d+)</g)].map(([, number]) =>
    Number(number),
  );
  if (wanted.some((number) => !parts.has(number))) return failure(400, 'InvalidPart');
  return xml('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
}

function sizeOf(parts: Map<number, Part>): number {
  return [...parts.values()].reduce((sum, part) => sum + part.size, 0);
}

function byNumber([a]: [number, Part], [b]: [number, Part]): number {
  return a - b;
}

function xml(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/xml' } });
}

export function failure(status: number, code: string, headers: Record<string, string> = {}): Response {
  return new Response(`<Error><Code>${code}</Code><Message>${code} it is</Message></Error>`, { status, headers });
}
