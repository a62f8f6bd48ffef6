import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { workers } from '#server/workers.ts';
import { quotedOrder, type QuotedOrder } from '#tests/support/orders.ts';
import { paidOrder, startPaying } from '#tests/support/payments.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { payAt, startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({ PUBLIC_URL: 'http://localhost:4100' }, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const ctx = systemContext(product.services, 'test');
const token = await signIn(product, 'buyer');
const manager = await signIn(product, 'manager');
const finance = await signIn(product, 'finance');

const BUYER = 'buyer@framehall.test';
const FINANCE = 'finance@framehall.test';
const ADMIN = 'admin@framehall.test';
const DESK = 'http://localhost:4100/office/finance';

const desk = (name: string, input: object) => product.call(`/office/finance/${name}`, input, { token: finance });
const ask = ({ orderId }: QuotedOrder, words = '拍错了') =>
  product.call('/payment/askRefund', { key: randomUUID(), orderId, words }, { token });

/** What was sent about an order since this was asked last: the reader, the subject, the text. */
async function mailsAbout({ number }: QuotedOrder): Promise<string[][]> {
  const rows = await product.db
    .deleteFrom('messages')
    .where('body', 'like', `%${number}%`)
    .returning(['id', 'recipient', 'subject', 'body'])
    .execute();
  const inOrder = rows.toSorted((a, b) => a.id - b.id);
  return inOrder.map(({ recipient, subject, body }) => [recipient, subject ?? '', body ?? '']);
}

const urlOf = ({ orderId }: QuotedOrder) => `http://localhost:4100/Order?orderId=${orderId}`;
const toStaff = (subject: string, body: string) => [
  [FINANCE, subject, body],
  [ADMIN, subject, body],
];

async function claimed(): Promise<QuotedOrder & { paymentId: number }> {
  const order = await quotedOrder(product, { fen: 123_456 });
  const { orderId, quoteId } = order;
  const picture = `data:application/pdf;base64,${aPdf().toString('base64')}`;
  const voucher = { key: randomUUID(), orderId, quoteId, payer: '远山科技', amountFen: 123_456, picture };
  const { body } = await product.call('/payment/voucher', { ...voucher, paidOn: '2026-01-31' }, { token });
  return { ...order, paymentId: body.paymentId };
}

const found = ({ paymentId }: { paymentId: number }, tradeNo: string) =>
  desk('confirm', { key: randomUUID(), paymentId, tradeNo, amountFen: 123_456, receivedOn: '2026-01-31' });

describe('of a transfer', () => {
  test('finance hears who says to have paid what, and the buyer that it came', async () => {
    const order = await claimed();
    expect(await mailsAbout(order)).toEqual(
      toStaff(
        '有一笔转账等待核对',
        `订单 ${order.number} 的买家上传了转账凭证：远山科技，¥1,234.56。请核对到账：${DESK}`,
      ),
    );
    await found(order, 'BANK-1');
    expect(await mailsAbout(order)).toEqual([
      [
        BUYER,
        '付款已到账，授权已生效',
        `我们已收到订单 ${order.number} 的付款 ¥1,234.56。授权已生效，您现在就可以下载授权证书和原始文件，次数不限：${urlOf(order)}`,
      ],
    ]);
  });

  test('the buyer hears why it was not found', async () => {
    const order = await claimed();
    await mailsAbout(order);
    await desk('reject', { paymentId: order.paymentId, reason: '金额对不上' });
    expect(await mailsAbout(order)).toEqual([
      [
        BUYER,
        '没有查到您的转账',
        `我们没有查到订单 ${order.number} 的转账 ¥1,234.56。原因：金额对不上\n\n如果您确实已经转账，请不要再付一次：请重新上传清晰的凭证，或联系客服。\n\n查看订单：${urlOf(order)}`,
      ],
    ]);
  });

  test('the buyer and finance hear that it pays for nothing, each in their language', async () => {
    const order = await claimed();
    await paidOrder(product, { token: manager, buyer: 'manager', materialIds: order.materialIds, period: 'buyout' });
    await ask(order);
    await mailsAbout(order);
    await product.db.updateTable('users').set({ language: 'en' }).where('email', '=', BUYER).execute();
    await found(order, 'BANK-2');
    await product.db.updateTable('users').set({ language: 'zh' }).where('email', '=', BUYER).execute();
    expect(await mailsAbout(order)).toEqual([
      [
        BUYER,
        'Your payment needs attention. Please do not pay twice',
        `We received ¥1,234.56 for order ${order.number}, but can’t apply it to this order (Order closed). The money will be refunded to your original payment method.\n\nPlease contact service, do not pay twice.\n\nView your order: ${urlOf(order)}`,
      ],
      ...toStaff(
        '有一笔款项需要退款',
        `订单 ${order.number} 收到一笔 ¥1,234.56，不能用于支付该订单（订单已关闭），请退款：${DESK}`,
      ),
    ]);
    // The wish for a refund is granted by it.
    const { refund } = (await desk('detail', { paymentId: order.paymentId })).body.payment;
    expect(refund).toBeNull();
    const { body } = await product.call('/order/detail', { orderId: order.orderId }, { token });
    expect(body.order).toMatchObject({ state: 'closed', closeReason: 'material-unavailable', refund: 'refunded' });
  });
});

describe('of money that is asked back', () => {
  test('finance hears the wish, and the buyer the answer and that the money left', async () => {
    const order = await paidOrder(product, { token, gateway: 'wechat', fen: 123_456 });
    await mailsAbout(order);
    await ask(order, '拍错了，想换一条');
    expect(await mailsAbout(order)).toEqual(
      toStaff(
        '有一份退款申请',
        `订单 ${order.number} 的买家申请退款 ¥1,234.56：\n\n拍错了，想换一条\n\n请审核：${DESK}`,
      ),
    );
    await desk('approveRefund', { key: randomUUID(), orderId: order.orderId, answer: '欢迎再来' });
    expect(await mailsAbout(order)).toEqual([
      [
        BUYER,
        '您的退款申请已通过',
        `订单 ${order.number} 的退款 ¥1,234.56 已通过，款项将原路退回。该订单的授权已全部撤销，请停止使用相关素材。\n\n欢迎再来\n\n查看订单：${urlOf(order)}`,
      ],
    ]);
    await sendRefund(order);
    expect(await mailsAbout(order)).toEqual([
      [
        BUYER,
        '退款已原路退回',
        `订单 ${order.number} 的 ¥1,234.56 已原路退回，到账时间取决于您的银行或支付平台。\n\n查看订单：${urlOf(order)}`,
      ],
    ]);
  });

  test('the buyer reads no empty answer, and the answer of a refusal', async () => {
    const [granted, refused] = [await paidOrder(product, { token }), await paidOrder(product, { token })];
    await ask(granted);
    await ask(refused);
    await mailsAbout(granted);
    await mailsAbout(refused);
    await desk('approveRefund', { key: randomUUID(), orderId: granted.orderId, answer: '' });
    const [mail] = await mailsAbout(granted);
    expect(mail?.[2]).toContain(`请停止使用相关素材。\n\n查看订单：${urlOf(granted)}`);
    await desk('refuseRefund', { orderId: refused.orderId, answer: '文件已下载' });
    expect(await mailsAbout(refused)).toEqual([
      [
        BUYER,
        '您的退款申请未通过',
        `订单 ${refused.number} 的退款申请未通过。我们的答复：\n\n文件已下载\n\n授权继续有效。如有疑问，请联系客服。\n\n查看订单：${urlOf(refused)}`,
      ],
    ]);
  });

  test('finance hears once why a gateway refused to send it', async () => {
    const order = await quotedOrder(product, { fen: 123_456 });
    for (const gateway of ['alipay', 'wechat'] as const)
      await payAt((await startPaying(product, order, { token, gateway })).target);
    await product.call('/payment/check', { orderId: order.orderId }, { token });
    await mailsAbout(order);
    const [due] = (await desk('list', { view: 'refund-due', keyword: order.number })).body.infos;
    await sandbox.control.whims({ refunds: 'refuse' });
    await desk('sendBack', { key: randomUUID(), paymentId: due.paymentId });
    await sendRefund(order);
    await sendRefund(order);
    await sandbox.control.whims({ refunds: 'normal' });
    const failure = (await refundsOf(order))[0]?.failure ?? '';
    expect(failure).toMatch(/^(alipay|wechat) refused \(\w+\)$/);
    expect(await mailsAbout(order)).toEqual(
      toStaff(
        '退款没有成功，请处理',
        `订单 ${order.number} 的退款 ¥1,234.56 没有成功：${failure}\n\n请处理后重试：${DESK}`,
      ),
    );
  });
});

const refundsOf = ({ orderId }: QuotedOrder) =>
  product.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select(['refunds.id', 'refunds.failure'])
    .where('payments.orderId', '=', orderId)
    .execute();

async function sendRefund(order: QuotedOrder) {
  for (const { id } of await refundsOf(order))
    await workers['payments.refund'](ctx, { refundId: id }, new AbortController().signal);
}
