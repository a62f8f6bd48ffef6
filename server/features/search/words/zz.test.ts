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
  const words = readFileSync('node_modules/@node-rs/jieba/dict.txt', 'utf8')
    .split('\n')
    .map((l) => l.split(' ')[0] ?? '')
    .filter((w) => /^[\u4e00-\u9fff]{2,4}$/.test(w));
  const rand = (() => {
    let s = 7;
    return () => (s = (s * 16807) % 2147483647) / 2147483647;
  })();
  const syl =
    'sun set sea mo un tain for est ri ver cloud lan d bea ch ci ty ni ght li ght ae ri al gre en blo om wa ter fa ll win ter sum mer au tu mn spr ing'.split(
      ' ',
    );
  const rows: any[] = [];
  const seen = new Set<string>();
  const push = (language: 'zh' | 'en', folded: string) => {
    if (seen.has(folded)) return;
    seen.add(folded);
    const p = pinyinOf(folded);
    const n = Math.floor(5000 / (1 + rand() * 5000));
    rows.push({
      language,
      text: folded,
      folded,
      ...p,
      sound: soundOf(p.pinyin),
      near: p.pinyin === '' ? misspellings(folded) : [],
      hot: false,
      videos: n,
      photos: n,
      music: 1,
      effects: 0,
    });
  };
  while (rows.length < 30000) push('zh', words[Math.floor(rand() * words.length)]!);
  while (rows.length < 60000) {
    let w = '';
    const k = 2 + Math.floor(rand() * 3);
    for (let i = 0; i < k; i++) w += syl[Math.floor(rand() * syl.length)];
    if (rand() < 0.4) w += ' ' + syl[Math.floor(rand() * syl.length)] + syl[Math.floor(rand() * syl.length)];
    push('en', w);
  }
  for (let i = 0; i < rows.length; i += 1000) await setPhrases(product.db, rows.slice(i, i + 1000));
  await sql`insert into topics (slug, title_zh, title_en) select 't' || n, '专题' || n, 'Topic ' || n from generate_series(1, 200) n`.execute(
    product.db,
  );
  await sql`insert into users (nickname, gid, email, password_hash) select 'u' || n, 2, 'u' || n || '@x.test', 'x' from generate_series(1, 5000) n`
    .execute(product.db)
    .catch((e) => out.push(String(e)));
  await sql`insert into shops (owner_id, name_zh, name_en) select id, '店' || id, 'Shop ' || id from users where nickname like 'u%' on conflict do nothing`.execute(
    product.db,
  );
  await sql`analyze`.execute(product.db);
  const ctx = systemContext(product.services, 'x');
  const queries: string[] = [];
  for (const r of rows.filter((_, i) => i % 200 === 0)) {
    const k = 1 + Math.floor(rand() * r.folded.length);
    queries.push(r.folded.slice(0, k));
    if (r.pinyin) queries.push(r.pinyin.slice(0, 1 + Math.floor(rand() * r.pinyin.length)), r.initials);
    else if (r.folded.length > 5) queries.push(r.folded.slice(0, 3) + r.folded.slice(4));
  }

  const pids = async () => (await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(product.db)).rows.map((r) => r.pid);
  const cpu = (ids: number[]) => ids.reduce((sum, pid) => { try { const f = readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ')[1]!.split(' '); return sum + 10 * (Number(f[11]) + Number(f[12])); } catch { return sum; } }, 0);
  const en = rows.filter((r) => r.language === 'en'); const zh = rows.filter((r) => r.language === 'zh');
  const pick = (list: any[]) => list[Math.floor(rand() * list.length)];
  const classes: Record<string, () => string> = {
    'one letter': () => pick(en).folded.slice(0, 1), 'two letters': () => pick(en).folded.slice(0, 2), 'four letters': () => pick(en).folded.slice(0, 4),
    'whole en': () => pick(en).folded, 'typo en': () => { const w = pick(en).folded; return w.slice(0, 3) + w.slice(4); }, 'one han': () => pick(zh).folded[0], 'han': () => pick(zh).folded,
    'han typo': () => pick(zh).folded.slice(0, 1) + pick(zh).folded.slice(1), 'pinyin': () => pick(zh).pinyin, 'pinyin part': () => pick(zh).pinyin.slice(0, 3), 'initials': () => pick(zh).initials, 'nonsense': () => 'qzx' + Math.floor(rand() * 1e6),
  };
  for (const type of [undefined, 'music'] as const) for (const [name, make] of Object.entries(classes)) {
    const qs = Array.from({ length: 150 }, make);
    for (const q of qs.slice(0, 30)) await suggest(ctx, { q, type });
    const ids = await pids(); const c0 = cpu(ids); const n0 = process.cpuUsage();
    for (const q of qs) await suggest(ctx, { q, type });
    const n = process.cpuUsage(n0);
    out.push(`${type} ${name}: node ${((n.user + n.system) / 1000 / qs.length).toFixed(2)} ms, postgres ${((cpu(ids) - c0) / qs.length).toFixed(2)} ms CPU a call`);
  }
  writeFileSync('/tmp/wr/speed.txt', out.join('\n'));
}, 600000);
