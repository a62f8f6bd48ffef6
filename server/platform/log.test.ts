import { expect, test } from 'vitest';
import { pino } from 'pino';
import { logOptions } from './log.ts';

function capture(write: (log: pino.Logger) => void): string {
  const rows: string[] = [];
  write(pino(logOptions('trace', 'test'), { write: (row: string) => rows.push(row) }));
  return rows.join('');
}

test('a log line has the allowed fields and no others', () => {
  const row = capture((log) =>
    log.info({ requestId: 'r1', status: 200, token: 'hush', body: { code: '123456' } }, 'done'),
  );
  expect(row).toContain('"requestId":"r1"');
  expect(row).not.toMatch(/hush|123456|body|token/);
});

test('a database error is told without the values that it carried', () => {
  const error = Object.assign(new Error('invalid input syntax: "my password"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (email)=(me@example.com) exists',
    constraint: 'users_email_key',
  });
  const row = capture((log) => log.error({ err: error }, 'failed'));
  expect(row).toContain('users_email_key');
  expect(row).not.toMatch(/my password|me@example/);
});

test('an error is told without the mailboxes and passwords in its message', () => {
  const error = new Error('550 <me@example.com>: no such user; asked smtp://framehall:hush@mail.example.com:587 twice');
  const row = capture((log) => log.warn({ err: error }, 'failed'));
  expect(row).toContain('"message":"550 … no such user; asked … twice"');
  expect(row).not.toMatch(/me@example|hush/);
});

test('a child logger keeps the rule', () => {
  const row = capture((log) => log.child({ jobId: 'j' }).warn({ secret: 'hush', jobId: 'j' }));
  expect(row).not.toContain('hush');
});
