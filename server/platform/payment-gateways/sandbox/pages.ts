import { formatFen } from '#contract/domain/money.ts';
import { type SandboxTrade, stateOf } from './book.ts';

const NAMES = { alipay: '支付宝 Alipay', wechat: '微信支付 WeChat Pay' };

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f5f7;color:#1d2129;
font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{box-sizing:border-box;width:min(440px,calc(100vw - 32px));padding:32px;border-radius:12px;background:#fff;
box-shadow:0 2px 16px rgb(0 0 0/8%);text-align:center}
.mark{margin:0 0 24px;padding:10px 12px;border-radius:8px;background:#fff4d6;color:#6b4700;font-size:14px}
h1{margin:0;font-size:18px}.amount{margin:8px 0;font-size:40px;font-weight:600;line-height:1.2}
p{text-wrap:balance}.subject{margin:0;overflow-wrap:anywhere}.number{margin:4px 0 24px;color:#5c6370;font-size:14px;overflow-wrap:anywhere}
form{display:grid;gap:12px}button{padding:12px;border:1px solid #c4c9d1;border-radius:8px;background:#fff;color:inherit;
font:inherit;cursor:pointer}button:is([value=pay],[value=confirm]){border-color:#0b63d6;background:#0b63d6;color:#fff}
button:focus-visible{outline:3px solid #7fb2f5;outline-offset:2px}`;

const PAYING = {
  zh: '沙箱支付，仅供演示，不会产生真实扣款',
  en: 'Sandbox payment for demonstration. No real money moves.',
};

/** A page of the sandbox, marked as such. */
export function page(title: string, body: string, mark = PAYING): string {
  return `<!doctype html>
<html lang="zh">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark" role="note">${mark.zh}<br><span lang="en">${mark.en}</span></p>
${body}
</main>
</body>
</html>
`;
}

export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page with a buyer's choices, or with the result. */
export function payPage(trade: SandboxTrade): string {
  return page(
    '沙箱支付 Sandbox payment',
    `<h1>${NAMES[trade.gateway]}</h1>
<p class="amount">${formatFen(trade.amountFen)}</p>
<p class="subject">${escape(trade.subject)}</p>
<p class="number">${escape(trade.outTradeNo)}</p>
${choiceOf(trade)}`,
  );
}

function choiceOf(trade: SandboxTrade): string {
  const state = stateOf(trade);
  if (state === 'paid')
    return said('已支付，可以关闭此页面，回到订单', 'Paid. You can close this page and return to your order.');
  if (state === 'closed') return said('交易已关闭，无法支付', 'This payment is closed and can no longer be made.');
  return `<form method="post" action="/pay/${trade.id}">
<button name="choice" value="pay">付款 <span lang="en">Pay</span></button>
<button name="choice" value="cancel">取消 <span lang="en">Cancel</span></button>
</form>`;
}

function said(zh: string, en: string): string {
  return `<p role="status">${zh}<br><span lang="en">${en}</span></p>`;
}

export function cancelledPage(): string {
  return page(
    '已取消 Cancelled',
    said('已取消，没有付款。可以关闭此页面', 'Cancelled, nothing was paid. You can close this page.'),
  );
}

export function refusedPage(): string {
  return page('无法支付 Cannot pay', said('付款链接无效', 'This payment link is not valid.'));
}

/** Allows no script and nothing from elsewhere; the form may lead back to the shop. */
export function pageHeaders(returnUrl: string): Record<string, string> {
  const back = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'${back}; frame-ancestors 'none'; base-uri 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}
