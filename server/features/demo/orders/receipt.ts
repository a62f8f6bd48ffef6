import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { formatFen } from '#contract/domain/money.ts';
import type { BankAccount } from '#contract/domain/payment.ts';

interface Receipt {
  payer: string;
  payee: BankAccount;
  amountFen: number;
  purpose: string;
}

const SIZE = { width: 1080, height: 720 };
const LEFT = 72;
const VALUES = 372;
const FIRST_ROW = 196;
const ROW = 70;
const INK = '#22252b';
const GREY = '#6c727c';
const RED = '#c8352f';
const FONTS = {
  plain: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
};

interface Words {
  text: string;
  left: number;
  top: number;
  size: number;
  colour: string;
  bold?: boolean;
}

/** Draws a receipt in both languages, as a fictitious bank shows it after a transfer. */
export async function drawReceipt({ payer, payee, amountFen, purpose }: Receipt): Promise<Buffer> {
  const rows: [string, string][] = [
    ['付款人 Payer', payer],
    ['收款人 Payee', payee.holder],
    ['收款账号 Account', payee.account],
    ['开户行 Bank', payee.bank],
    ['金额 Amount', `${formatFen(amountFen)}  CNY`],
    ['用途 Purpose', `素材授权费 · ${purpose}`],
  ];
  const words: Words[] = [
    { text: '网上银行电子回单', left: LEFT, top: 54, size: 40, colour: INK, bold: true },
    { text: 'Online banking receipt · 示例银行 Example Bank', left: LEFT, top: 112, size: 22, colour: GREY },
    ...rows.flatMap(([name, value], row) => {
      const top = FIRST_ROW + row * ROW + 18;
      const bold = name.startsWith('金额');
      return [
        { text: name, left: LEFT, top, size: 24, colour: GREY },
        { text: value, left: VALUES, top, size: 26, colour: INK, bold },
      ];
    }),
    { text: '演示用，不是付款凭证 · For the demo, proves no payment', left: LEFT, top: 654, size: 20, colour: GREY },
    { text: '电子回单', left: 874, top: 86, size: 26, colour: RED, bold: true },
    { text: '专用章', left: 887, top: 120, size: 26, colour: RED, bold: true },
  ];
  const written = await Promise.all(words.map(write));
  return await sharp(Buffer.from(frame(rows.length)))
    .composite(written)
    .jpeg({ quality: 88 })
    .toBuffer();
}

function frame(rows: number): string {
  const { width, height } = SIZE;
  const lines = Array.from({ length: rows + 1 }, (_, row) => {
    const y = FIRST_ROW + row * ROW;
    return `<line x1="${LEFT}" y1="${y}" x2="${width - LEFT}" y2="${y}" stroke="#e2e4e8" stroke-width="2"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#ffffff"/>
    <rect width="${width}" height="14" fill="${RED}"/>
    ${lines.join('')}
    <circle cx="926" cy="120" r="70" fill="none" stroke="${RED}" stroke-width="5"/>
    <circle cx="926" cy="120" r="61" fill="none" stroke="${RED}" stroke-width="2"/>
  </svg>`;
}

async function write({ text, left, top, size, colour, bold = false }: Words) {
  const fontfile = fileURLToPath(import.meta.resolve(bold ? FONTS.bold : FONTS.plain));
  const font = `Noto Sans SC ${bold ? 'Bold ' : ''}${size}`;
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const input = await sharp({
    text: { text: `<span foreground="${colour}">${plain}</span>`, font, fontfile, dpi: 72, rgba: true },
  })
    .png()
    .toBuffer();
  return { input, left, top };
}
