import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';

test('needs no setting at all', () => {
  expect(loadConfig({})).toMatchObject({ port: 4000, demo: true, role: 'all', publicUrl: 'http://localhost:4000' });
});

test('an empty setting is none', () => {
  expect(loadConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(4000);
});

test('the public address is where visitors find it', () => {
  expect(loadConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80');
  expect(loadConfig({ PUBLIC_URL: 'https://framehall.example/' }).publicUrl).toBe('https://framehall.example');
});

describe('a wrong setting is named, with its value unless that is a secret', () => {
  test.each([
    [{ PORT: 'abc' }, /The setting PORT is wrong: .*“abc”/],
    [{ PORT: '70000' }, /PORT .*“70000”/],
    [{ PORT: '1.5' }, /PORT/],
    [{ ROLE: 'boss' }, /ROLE .*“boss”/],
    [{ ADMIN_EMAIL: 'me' }, /ADMIN_EMAIL/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [{ SOCIAL_LINKS: 'weibo=javascript:alert(1)' }, /SOCIAL_LINKS/],
    [{ PUBLIC_URL: 'framehall.example' }, /PUBLIC_URL/],
  ])('%o', (settings, sentence) => {
    expect(() => loadConfig(settings)).toThrow(sentence);
  });

  test.each([
    { SECRET_KEY: 'hush-hush' },
    { DATABASE_URL: 'mysql://me:hush-hush@x' },
    { SMTP_URL: 'http://hush-hush' },
  ])('a secret is never repeated: %o', (settings) => {
    expect(() => loadConfig(settings)).toThrow(/^(?!.*hush-hush).*is wrong/);
  });
});

test('every setting is described', () => {
  const described = readFileSync('docs/configuration.md', 'utf8');
  const read = [...readFileSync('server/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
});
