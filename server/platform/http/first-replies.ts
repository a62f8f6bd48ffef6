import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest, InjectOptions } from 'fastify';
import type { Language } from '#contract/domain/language.ts';
import { escapeHtml, scriptJson } from './page-head.ts';

/** A call whose input stands in its address. */
export interface FirstCall {
  method: 'GET' | 'POST';
  url: string;
}

/** Replies by the address of their call. */
export type FirstReplies = ReadonlyMap<string, object>;

const PATIENCE_MS = 1_000;

/** Makes a visitor's calls on their behalf; those that fail, or that take long, are left to the page. */
export async function readReplies(
  request: FastifyRequest,
  { calls, language }: { calls: readonly FirstCall[]; language: Language },
): Promise<FirstReplies> {
  const replies: Map<string, object> = new Map();
  const read = async (call: FirstCall) => {
    const { statusCode, body } = await request.server.inject(requestFor(call, language, request));
    const reply = statusCode === 200 ? (JSON.parse(body) as { code: number }) : undefined;
    if (reply?.code === 0) replies.set(call.url, reply);
  };
  await Promise.race([Promise.all(calls.map(read)), wait(PATIENCE_MS, undefined, { ref: false })]);
  return new Map(replies);
}

/** As from the visitor's own address; a request from this host need not come by https. */
function requestFor({ method, url }: FirstCall, language: Language, { id, ip }: FastifyRequest): InjectOptions {
  const headers = { 'accept-language': language === 'en' ? 'en' : 'zh-CN', host: 'localhost', 'x-request-id': id };
  return { method, url, headers, remoteAddress: ip, ...(method === 'POST' && { payload: {} }) };
}

/** The replies as data for the page's code. */
export function repliesHtml(replies: FirstReplies, language: Language, nonce: string): string {
  if (replies.size === 0) return '';
  const json = scriptJson(Object.fromEntries(replies));
  return `<script type="application/json" id="replies" lang="${language}" nonce="${escapeHtml(nonce)}">${json}</script>`;
}
