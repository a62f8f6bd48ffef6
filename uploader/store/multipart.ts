import type { UploadToken } from '#contract/calls/uploads.ts';
import { StoreFailure } from '../failures.ts';
import { type Piece, summedUp } from '../source.ts';
import { ask, type Asker, type Question } from './ask.ts';
import { elementsOf, escapeXml, textOf } from './xml.ts';

/** Part numbers count from 1. */
export interface SentPart {
  number: number;
  etag: string;
  size: number;
  /** The SHA-256 in base64; not every store keeps it. */
  checksum: string | undefined;
}

/** An object that is uploaded in parts. */
export interface Multipart {
  create(signal: AbortSignal): Promise<string>;
  sendPart(uploadId: string, number: number, piece: Piece, signal: AbortSignal): Promise<SentPart>;
  listParts(uploadId: string, signal: AbortSignal): Promise<SentPart[]>;
  complete(uploadId: string, parts: SentPart[], signal: AbortSignal): Promise<void>;
}

const ASK_MS = 30_000;
/** Some stores take long to merge thousands of parts. */
const COMPLETE_MS = 300_000;
const MEGABYTE = 1024 * 1024;
const MEGABYTE_MS = 120_000;

type Place = Pick<UploadToken, 'url' | 'filePath' | 'region'>;

export function multipartAt(asker: Asker, { url, filePath, region }: Place): Multipart {
  const address = `${url}/${filePath.split('/').map(encodeURIComponent).join('/')}`;
  const send = (
    query: Record<string, string>,
    wish: Omit<Question, 'filePath' | 'url' | 'region'>,
    signal: AbortSignal,
  ) => ask(asker, { ...wish, filePath, region, url: `${address}?${new URLSearchParams(query)}` }, signal);

  return {
    async create(signal) {
      const headers = { 'x-amz-checksum-algorithm': 'SHA256' };
      const { text } = await send({ uploads: '' }, { method: 'POST', headers, timeLimitMs: ASK_MS }, signal);
      return needed(textOf(text, 'UploadId'), 'UploadId');
    },

    async sendPart(uploadId, number, piece, signal) {
      const size = piece.bytes.byteLength;
      const checksum = btoa(String.fromCodePoint(...piece.sha256));
      const timeLimitMs = MEGABYTE_MS * Math.max(1, size / MEGABYTE);
      const wish = { method: 'PUT', headers: { 'x-amz-checksum-sha256': checksum }, body: piece, timeLimitMs } as const;
      const { headers } = await send({ partNumber: String(number), uploadId }, wish, signal);
      return { number, etag: needed(headers.get('etag'), 'ETag'), size, checksum };
    },

    async listParts(uploadId, signal) {
      const parts: SentPart[] = [];
      for (let marker: string | undefined = '0'; marker !== undefined;) {
        const query = { uploadId, 'part-number-marker': marker };
        const { text } = await send(query, { method: 'GET', timeLimitMs: ASK_MS }, signal);
        parts.push(...elementsOf(text, 'Part').map(readPart));
        marker = textOf(text, 'IsTruncated') === 'true' ? textOf(text, 'NextPartNumberMarker') : undefined;
      }
      return parts;
    },

    async complete(uploadId, parts, signal) {
      const xml = `<CompleteMultipartUpload>${parts.map(writePart).join('')}</CompleteMultipartUpload>`;
      const body = await summedUp(new TextEncoder().encode(xml));
      await send({ uploadId }, { method: 'POST', body, timeLimitMs: COMPLETE_MS }, signal);
    },
  };
}

function readPart(xml: string): SentPart {
  return {
    number: Number(textOf(xml, 'PartNumber')),
    etag: textOf(xml, 'ETag') ?? '',
    size: Number(textOf(xml, 'Size')),
    checksum: textOf(xml, 'ChecksumSHA256'),
  };
}

function writePart({ number, etag, checksum }: SentPart): string {
  const sum = checksum === undefined ? '' : `<ChecksumSHA256>${escapeXml(checksum)}</ChecksumSHA256>`;
  return `<Part><PartNumber>${number}</PartNumber><ETag>${escapeXml(etag)}</ETag>${sum}</Part>`;
}

function needed(value: string | null | undefined, name: string): string {
  if (!value) throw new StoreFailure(500, '', `the store’s reply lacks ${name}`);
  return value;
}
