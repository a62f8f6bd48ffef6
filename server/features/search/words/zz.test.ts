import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { test } from 'vitest';
import { startProduct } from '#tests/support/product.ts';
import { systemContext } from '#server/system-context.ts';
import { setPhrases } from './phrases.queries.ts';
import { pinyinOf, soundOf } from './pinyin.ts';
import { misspellings } from './spelling.ts';
import { suggest } from './suggest.ts';
const product = await startProduct();
test('speed', async () => {
  const out: string[] = [];
  const words = readFileSync('node_modules/@node-rs/jieba/dict.txt', 'utf8').split('\n').map((l) => l.split(' ')[0] ?? '').filter((w) => /^[\u4e00-\u9fff]{2,4}$/.test(w));
  const rand = (() => { let s = 7; return () => (s = (s * 16807) % 2147483647) / 2147483647; })();
  const syl = 'sun set sea mo un tain for est ri ver cloud lan d bea ch ci ty ni ght li ght ae ri al gre en blo om wa ter fa ll win ter sum mer au tu mn spr ing'.split(' ');
  const rows: any[] = []; const seen = new Set<string>();
  const push = (language: 'zh' | 'en', folded: string) => {
    if (seen.has(folded)) return; seen.add(folded);
    const p = pinyinOf(folded); const n = Math.floor(5000 / (1 + rand() * 5000));
    rows.push({ language, text: folded, folded, ...p, sound: soundOf(p.pinyin), near: p.pinyin === '' ? misspellings(folded) : [], hot: false, videos: n, photos: n, music: 1, effects: 0 });
  };
  while (rows.length < 15000) push('zh', words[Math.floor(rand() * words.length)]!);
  while (rows.length < 30000) { let w = ''; const k = 2 + Math.floor(rand() * 3); for (let i = 0; i < k; i++) w += syl[Math.floor(rand() * syl.length)]; if (rand() < .4) w += ' ' + syl[Math.floor(rand() * syl.length)] + syl[Math.floor(rand() * syl.length)]; push('en', w); }
  for (let i = 0; i < rows.length; i += 1000) await setPhrases(product.db, rows.slice(i, i + 1000));
  await sql`insert into topics (slug, title_zh, title_en) select 't' || n, '专题' || n, 'Topic ' || n from generate_series(1, 200) n`.execute(product.db);
  await sql`analyze`.execute(product.db);
  const ctx = systemContext(product.services, 'x');
  const queries: string[] = [];
  for (const r of rows.filter((_, i) => i % 100 === 0)) { const k = 1 + Math.floor(rand() * r.folded.length); queries.push(r.folded.slice(0, k)); if (r.pinyin) queries.push(r.pinyin.slice(0, 1 + Math.floor(rand() * r.pinyin.length)), r.initials); else if (r.folded.length > 5) queries.push(r.folded.slice(0, 3) + r.folded.slice(4)); }
  for (const q of queries.slice(0, 200)) await suggest(ctx, { q });
  for (const type of [undefined, 'video'] as const) {
    const t: number[] = []; const b: number[] = [];
    for (const q of queries) { let best = 1e9; for (let i = 0; i < 4; i++) { const s = performance.now(); await suggest(ctx, { q, type }); const d = performance.now() - s; b.push(d); best = Math.min(best, d); } t.push(best); }
    t.sort((x, y) => x - y); b.sort((x, y) => x - y);
    out.push(`${type} best of 4: n=${t.length} p50=${t[t.length >> 1]!.toFixed(2)} p95=${t[Math.floor(t.length * .95)]!.toFixed(2)}; all: p50=${b[b.length >> 1]!.toFixed(2)} p95=${b[Math.floor(b.length * .95)]!.toFixed(2)}`);
  }
  writeFileSync('/tmp/wr/speed.txt', out.join('\n'));
}, 300000);
