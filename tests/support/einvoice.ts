import { yuanOf } from '#contract/domain/money.ts';

/** The demo's licensor, who sells. */
const SELLER = '91310115MA1FHDEM0F';

export const COMPANY = {
  kind: 'company',
  title: '远山科技有限公司',
  taxNumber: '91310115MA1FHDEM0F',
  address: '上海市演示路 2 号',
  phone: '021-00000000',
  bank: '演示银行上海分行',
  account: '1234 5678 9012 3456',
  email: 'fapiao@example.com',
  mobile: '13800000000',
};

export interface Said {
  number: string;
  amountFen: number;
  taxFen: number;
  title?: string;
  taxNumber?: string;
  seller?: string;
}

/** The XML of a digital invoice. */
export function einvoiceXml({ number, amountFen, taxFen, ...said }: Said): Buffer {
  const { title = COMPANY.title, taxNumber = COMPANY.taxNumber, seller = SELLER } = said;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<EInvoice><Header><EIid>${number}</EIid></Header><EInvoiceData>
<SellerInformation><SellerIdNum>${seller}</SellerIdNum><SellerName>帧库</SellerName></SellerInformation>
<BuyerInformation><BuyerIdNum>${taxNumber}</BuyerIdNum><BuyerName>${title}</BuyerName></BuyerInformation>
<BasicInformation><TotalAmWithoutTax>${yuanOf(amountFen - taxFen)}</TotalAmWithoutTax>
<TotalTaxAm>${yuanOf(taxFen)}</TotalTaxAm>
<TotalTax-includedAmount>${yuanOf(amountFen)}</TotalTax-includedAmount></BasicInformation>
</EInvoiceData><TaxSupervisionInfo><InvoiceNumber>${number}</InvoiceNumber>
<IssueTime>2026-02-28</IssueTime></TaxSupervisionInfo></EInvoice>`);
}

/** Just enough of an archive to look like an OFD. */
export const anOfd = () => Buffer.from('PK\u0003\u0004OFD.xmlPK\u0005\u0006', 'latin1');
