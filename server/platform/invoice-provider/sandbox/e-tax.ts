import { formatFen } from '#contract/domain/money.ts';
import { escape, page, pageHeaders } from '../../payment-gateways/sandbox/pages.ts';
import type { SandboxForm } from './book.ts';
import { settle, statusOf } from './red.ts';
import type { ProviderSandbox } from './sandbox.ts';

/** Path of the page on which buyers confirm that invoices are taken back, as they do at the tax authority. */
export const E_TAX = '/e-tax';
const MARK = { zh: '沙箱电子税务局，仅供演示', en: 'Sandbox e-tax bureau for demonstration.' };

interface Answer {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

/** Shows the forms that wait, and takes the buyer's answer to one. */
export function answerBuyer(sandbox: ProviderSandbox, pathname: string, posted: string | undefined): Answer {
  const waiting = sandbox.book.forms().filter((form) => statusOf(form) === '02');
  const headers = pageHeaders('');
  if (posted === undefined) return { status: 200, headers, body: formsPage(waiting) };
  const form = waiting.find(({ billUuid }) => pathname === `${E_TAX}/${billUuid}`);
  if (!form) return { status: 404, headers };
  settle(sandbox, form, new URLSearchParams(posted).get('choice') === 'confirm' ? '04' : '05');
  return { status: 303, headers: { ...headers, location: E_TAX } };
}

function formsPage(forms: readonly SandboxForm[]): string {
  const shown = forms.map(
    (form) => `<h1>红字确认单 ${form.billNo}</h1>
<p class="amount">${formatFen(-form.netFen - form.vatFen)}</p>
<p class="number">${escape(form.blueNumber)}</p>
<form method="post" action="${E_TAX}/${form.billUuid}">
<button name="choice" value="confirm">确认 <span lang="en">Confirm</span></button>
<button name="choice" value="deny">否认 <span lang="en">Deny</span></button>
</form>`,
  );
  const none = '<p role="status">没有待确认的红字确认单<br><span lang="en">No reversal forms to confirm.</span></p>';
  return page('沙箱电子税务局 Sandbox e-tax bureau', shown.join('\n') || none, MARK);
}
