import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { smtpMail } from '#server/platform/mail/mail.ts';
import { webhookSms } from '#server/platform/sms/sms.ts';
import { systemContext } from '#server/system-context.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { deliverMessage } from './messages.jobs.ts';
import { sendMessage } from './messages.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const admin = await signIn(product, 'admin');

async function write(kind: 'email' | 'mobile', value: string): Promise<number> {
  await sendMessage(ctx, {
    to: { kind, value },
    language: 'en',
    template: 'code',
    values: { code: '123456', minutes: 5 },
  });
  const { id } = await product.db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}

const read = (id: number) =>
  product.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('by default', () => {
  test('messages stay in the local mailbox, where an administrator reads them', async () => {
    const id = await write('email', 'reader@example.com');
    await deliverMessage(ctx, { messageId: id });
    const { body } = await product.call('/office/message/list', { keyword: 'reader@' }, { token: admin });
    expect(body.infos).toMatchObject([
      { id, channel: 'mail', state: 'kept', subject: 'Your Framehall verification code' },
    ]);
    expect(body.infos[0].body).toContain('123456');
  });

  test('the mailbox is for administrators: it holds other people’s codes', async () => {
    expect((await product.call('/office/message/list', {})).body.code).toBe(1001);
    for (const name of ['buyer', 'editor', 'finance', 'sales', 'reviewer'])
      expect((await product.call('/office/message/list', {}, { token: await signIn(product, name) })).status).toBe(403);
  });

  test('a message exists if and only if its transaction commits', async () => {
    const before = (await product.call('/office/message/list', {}, { token: admin })).body.total;
    await product.db
      .transaction()
      .execute(async (db) => {
        await sendMessage(
          { ...ctx, db },
          {
            to: { kind: 'email', value: 'x@example.com' },
            language: 'zh',
            template: 'code',
            values: { code: '1', minutes: 5 },
          },
        );
        throw new Error('undone');
      })
      .catch(() => {});
    expect((await product.call('/office/message/list', {}, { token: admin })).body.total).toBe(before);
  });
});

describe('the values of a message', () => {
  const to = { kind: 'email', value: 'values@example.com' } as const;
  const sent = () =>
    product.db.selectFrom('messages').select('body').where('recipient', '=', to.value).orderBy('id').execute();

  test('stand where its template says', async () => {
    const values = { work: 'FH-1 Boat $& {{answer}}', answer: 'Thank you.' };
    await sendMessage(ctx, { to, language: 'zh', template: 'reportAnswered', values });
    expect(await sent()).toEqual([
      { body: '您曾举报 FH-1 Boat $& {{answer}}。我们的答复：\n\nThank you.\n\n感谢您的提醒。' },
    ]);
  });

  test('stand in its subject too, in both languages', async () => {
    const recipient = { kind: 'email', value: 'subject@example.com' } as const;
    const values = { plan: 'Social $& 10', number: 'FH1', amount: '¥10', day: '3 May', answer: '', url: '/x' };
    await sendMessage(ctx, { to: recipient, language: 'en', template: 'packageQuoted', values });
    await sendMessage(ctx, { to: recipient, language: 'zh', template: 'packageQuoted', values });
    const subjects = product.db.selectFrom('messages').select('subject').where('recipient', '=', recipient.value);
    expect(await subjects.orderBy('id').execute()).toEqual([
      { subject: 'Your quote for Social $& 10' },
      { subject: '「Social $& 10」的报价' },
    ]);
  });

  test('are all there, or it is not sent', async () => {
    const before = await sent();
    // @ts-expect-error -- the compiler says so first
    const missing = sendMessage(ctx, { to, language: 'en', template: 'code', values: { code: '123456' } });
    await expect(missing).rejects.toThrow('a message has no value for minutes');
    // @ts-expect-error -- or does not know it
    const unknown = sendMessage(ctx, { to, language: 'en', template: 'code', values: { code: '1', minuts: 5 } });
    await expect(unknown).rejects.toThrow('a message has no value for minutes');
    expect(await sent()).toEqual(before);
  });

  test('do not compile when only other templates ask for one', async () => {
    const values = { code: '123456', minutes: 5, url: 'https://example.com' };
    // @ts-expect-error -- a code has no link
    const sending = sendMessage(ctx, { to, language: 'en', template: 'code', values });
    await expect(sending).resolves.toBeUndefined();
  });
});

describe('with a mail server', () => {
  test('a mail leaves by SMTP and its body is erased here', async () => {
    const received: string[] = [];
    const server = createTcpServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        for (const row of chunk.toString().split('\r\n').slice(0, -1)) {
          received.push(row);
          if (inData && row === '.') inData = false;
          else if (inData) continue;
          if (row === 'DATA') inData = true;
          socket.write(row === 'DATA' ? '354 go\r\n' : row === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        }
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    afterAll(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const id = await write('email', 'far@example.com');
    const sendMail = smtpMail(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'Framehall <no-reply@framehall.test>');
    await deliverMessage({ ...ctx, sendMail }, { messageId: id });
    expect(received).toContain('RCPT TO:<far@example.com>');
    expect(received.join('\n')).toContain('123456');
    expect(await read(id)).toMatchObject({ state: 'delivered', body: null });
    const count = received.length;
    await deliverMessage({ ...ctx, sendMail }, { messageId: id });
    expect(received.length, 'running the job again sends nothing').toBe(count);
  });

  test('a mail server that is down leaves the message waiting for the next try', async () => {
    const id = await write('email', 'down@example.com');
    const sendMail = smtpMail('smtp://127.0.0.1:1', 'x@example.com');
    await expect(deliverMessage({ ...ctx, sendMail }, { messageId: id })).rejects.toThrow();
    expect(await read(id)).toMatchObject({ state: 'waiting', body: expect.stringContaining('123456') });
  });
});

test('with an SMS service, a text message goes there with its secret', async () => {
  const requests: { authorization: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ authorization: request.headers.authorization, body });
      response.writeHead(requests.length === 1 ? 500 : 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const id = await write('mobile', '+8613800138000');
  const sendSms = webhookSms(`http://127.0.0.1:${port}/sms`, 'hush');
  await expect(deliverMessage({ ...ctx, sendSms }, { messageId: id })).rejects.toThrow(/500/);
  await deliverMessage({ ...ctx, sendSms }, { messageId: id });
  expect(requests[1]?.authorization).toBe('Bearer hush');
  expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({ to: '+8613800138000' });
  expect(await read(id)).toMatchObject({ state: 'delivered', body: null });
});
