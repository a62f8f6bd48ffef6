import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { clockInChina } from '#contract/domain/china-time.ts';
import { formatFen, yuanOf } from '#contract/domain/money.ts';
import { makeSigner } from '../../signatures/own-signer.ts';
import { reserveSignature, signPdf } from '../../signatures/pdf.ts';
import type { Signer } from '../../signatures/signer.ts';
import { pack } from '../../zip/pack.ts';
import type { SandboxPaper } from './book.ts';

const FONT = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
let font: Promise<Buffer> | undefined;
/** Signs where the tax authority would; a new one at each start, as nobody vouches for it anyway. */
let signer: Promise<Signer> | undefined;
const AUTHORITY = '沙箱税务局';
const SEAL = { x: 462, y: 30, width: 96, height: 64 };

/** The paper as it is read: what a digital invoice shows, sealed and signed, with a mark that it is worth nothing. */
export async function pdfOf(paper: SandboxPaper, sellerName: string): Promise<Buffer> {
  font ??= readFile(fileURLToPath(import.meta.resolve(FONT)));
  const doc = new PDFDocument({ size: 'A5', layout: 'landscape', margin: 36, info: { Title: paper.number } });
  doc.registerFont('plain', (await font) as unknown as ArrayBuffer).font('plain');
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(pieces))));
  doc.fontSize(18).text(`电子发票（${paper.special ? '增值税专用发票' : '普通发票'}）`, { align: 'center' });
  doc.fontSize(9).fillColor('#b00020').text('沙箱开具，仅供演示，不具有税务效力', { align: 'center' }).moveDown();
  doc.fillColor('#17171c').fontSize(10).moveDown();
  for (const [name, value] of factsOf(paper, sellerName)) doc.text(`${name}：${value}`).moveDown(0.5);
  drawSeal(doc);
  signer ??= makeSigner(AUTHORITY);
  const signing = { signer: await signer, name: AUTHORITY, reason: paper.number, at: new Date(paper.readyAt) };
  reserveSignature(doc, { ...SEAL, ...signing });
  doc.end();
  return await signPdf(await ended, await signer);
}

function drawSeal(doc: PDFKit.PDFDocument): void {
  const { x, y, width, height } = SEAL;
  const [middle, across] = [x + width / 2, y + height / 2];
  doc.lineWidth(2).strokeColor('#c8102e').fillColor('#c8102e');
  doc.ellipse(middle, across, width / 2 - 2, height / 2 - 2).stroke();
  const words: [string, number][] = [
    ['发票监制章', -16],
    [AUTHORITY, 2],
  ];
  doc.fontSize(10);
  for (const [line, below] of words) doc.text(line, x, across + below, { width, align: 'center' });
}

function factsOf(paper: SandboxPaper, sellerName: string): [string, string][] {
  return [
    ['发票号码', paper.number],
    ['开票日期', clockInChina(paper.readyAt).slice(0, 10)],
    ['购买方名称', paper.buyerName],
    ...(paper.buyerTaxNum ? [['购买方税号', paper.buyerTaxNum] as [string, string]] : []),
    ['销售方名称', sellerName],
    ['销售方税号', paper.sellerTaxNum],
    ['项目名称', '*无形资产*授权使用费'],
    ['金额', formatFen(paper.netFen)],
    ['税率', '6%'],
    ['税额', formatFen(paper.vatFen)],
    ['价税合计', formatFen(paper.netFen + paper.vatFen)],
    ...(paper.takesBack ? [['被红冲蓝字数电发票号码', paper.takesBack] as [string, string]] : []),
  ];
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function xmlOf(paper: SandboxPaper, sellerName: string): Buffer {
  const { number, netFen, vatFen, wrongByFen } = paper;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<EInvoice><Header><EIid>${number}</EIid></Header><EInvoiceData>
<SellerInformation><SellerIdNum>${paper.sellerTaxNum}</SellerIdNum><SellerName>${escape(sellerName)}</SellerName></SellerInformation>
<BuyerInformation><BuyerIdNum>${paper.buyerTaxNum}</BuyerIdNum><BuyerName>${escape(paper.buyerName)}</BuyerName></BuyerInformation>
<BasicInformation><TotalAmWithoutTax>${yuanOf(netFen)}</TotalAmWithoutTax>
<TotalTaxAm>${yuanOf(vatFen)}</TotalTaxAm>
<TotalTax-includedAmount>${yuanOf(netFen + vatFen + wrongByFen)}</TotalTax-includedAmount></BasicInformation>
</EInvoiceData><TaxSupervisionInfo><InvoiceNumber>${number}</InvoiceNumber>
<IssueTime>${clockInChina(paper.readyAt).slice(0, 10)}</IssueTime></TaxSupervisionInfo></EInvoice>
`);
}

/** An archive with no more than the entry that every OFD has. */
export function ofdOf({ number }: SandboxPaper): Buffer {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016" Version="1.1"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${number}</ofd:DocID></ofd:DocInfo></ofd:DocBody></ofd:OFD>`;
  return pack([{ name: 'OFD.xml', bytes: Buffer.from(xml), mode: 0o644 }]);
}
