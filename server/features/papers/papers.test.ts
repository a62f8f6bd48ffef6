import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { type Certificate, drawCertificate } from './certificate.ts';
import { drawQuote, type QuotePaper } from './quote.ts';

const certificate: Certificate = {
  number: 'FHL-7K2M-9QXT-0WVA',
  version: 1,
  orderNumber: 'FH00000123',
  issuedAt: new Date('2026-11-15T02:00:00Z'),
  verifyUrl: 'https://framehall.test/verify/FHL-7K2M-9QXT-0WVA',
  licensee: '上海光影文化传媒有限公司',
  creditCode: '91310115MA1K3YQ58J',
  projectName: '新春品牌片',
  brand: 'Dawn',
  endClient: '',
  materialCode: 'V00000012',
  titleZh: '云海',
  titleEn: 'Sea of clouds',
  picture: undefined,
  terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
  special: { zh: '', en: '' },
  startsOn: '2026-11-15',
  endsOn: '2027-11-14',
  fileName: 'clouds.mp4',
  sizeBytes: 734_003_200,
  sha256: 'ab'.repeat(32),
};

const issuer = { licensor: loadConfig({}).licensor, signer: undefined, at: new Date() };

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** What is drawn on the pages, and the tables of the fonts. */
function streamsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      return inflateSync(pdf.subarray(start, source.indexOf('endstream', start))).toString('latin1');
    } catch {
      return [];
    }
  });
}

/** Characters that the paper's fonts contain: exactly those that were drawn. */
function signsOf(pdf: Buffer): Set<string> {
  const told = streamsOf(pdf)
    .filter((map) => map.includes('beginbfrange'))
    .flatMap((map) => map.match(/<([0-9a-f]{4,8})>/g) ?? []);
  return new Set(told.map((hex) => String.fromCodePoint(Number.parseInt(hex.slice(1, 5), 16))));
}

describe('[D2] a certificate', () => {
  test('is one page and the agreement, the same file each time until it is signed', async () => {
    const [one, two] = [await drawCertificate(certificate, issuer), await drawCertificate(certificate, issuer)];
    expect(pagesOf(one)).toBe(2);
    expect(one.equals(two)).toBe(true);
    expect(one.length).toBeLessThan(200_000);
  });

  test('says everything in both languages', async () => {
    const signs = signsOf(await drawCertificate(certificate, issuer));
    for (const sign of '授权证书上海光影云海商业广告互联网Licence') expect(signs).toContain(sign);
  });

  test('has room for an end client and two lines of special terms on its first page', async () => {
    const special = {
      zh: '可在外滩户外大屏投放四周。',
      en: 'May be shown on the outdoor screens of the Bund. '.repeat(2),
    };
    const full = { ...certificate, endClient: '深圳逐浪汽车科技有限公司', special };
    expect(pagesOf(await drawCertificate(full, issuer))).toBe(2);
  });

  test('prints special terms in both languages', async () => {
    const special = { zh: '可用于外滩户外大屏', en: 'Billboard on the Bund' };
    const [plain, with_] = [
      await drawCertificate(certificate, issuer),
      await drawCertificate({ ...certificate, special }, issuer),
    ];
    const [before, after] = [signsOf(plain), signsOf(with_)];
    for (const sign of '滩屏') {
      expect(before).not.toContain(sign);
      expect(after).toContain(sign);
    }
  });

  test('[S55] long, strange and hostile names stay on paper, in one page more at most', async () => {
    const hostile = '<script>alert(1)</script>\r\n/Type /Page >> endobj \u0000\u202E🎬👩‍🚀\ud800(';
    const pdf = await drawCertificate(
      {
        ...certificate,
        licensee: '甲'.repeat(100),
        projectName: hostile,
        brand: 'W'.repeat(100),
        endClient: hostile,
        titleZh: '长'.repeat(200),
        titleEn: 'x'.repeat(200),
        fileName: `${'y'.repeat(200)}.mp4`,
        terms: { ...certificate.terms, period: 'buyout' },
        special: { zh: '约'.repeat(500), en: 'w'.repeat(500) },
        endsOn: null,
      },
      issuer,
    );
    expect(pagesOf(pdf)).toBe(3);
    const signs = signsOf(pdf);
    for (const sign of '<script>甲长W') expect(signs).toContain(sign);
    expect(signs).not.toContain('\u202E');
  });
});

describe('[D1] a quote', () => {
  const line = {
    code: 'V00000012',
    titleZh: '云海',
    titleEn: 'Sea of clouds',
    special: { zh: '', en: '' },
    terms: certificate.terms,
    priceFen: 128_000,
    discountFen: 12_800,
    amountFen: 115_200,
  };
  const quote = (count: number): QuotePaper => ({
    quoteId: 1,
    version: 2,
    orderNumber: 'FH00000123',
    licence: {
      licenseeType: 'company',
      licensee: certificate.licensee,
      creditCode: '',
      projectName: '新春品牌片',
      brand: 'Dawn',
      endClient: '',
      contactName: 'Wei',
      contact: '13800000000',
      startsOn: '2026-11-15',
    },
    specialRequest: '',
    note: '',
    quotedAt: certificate.issuedAt,
    validUntil: new Date('2026-11-30T15:59:59Z'),
    lines: Array.from({ length: count }, () => line),
    discountFen: 12_800 * count,
    totalFen: 115_200 * count,
    netFen: 108_679 * count,
    vatFen: 6521 * count,
  });
  const bank = { holder: '帧库', bank: '招商银行', account: '1219' };

  test('has as many pages as its lines need', async () => {
    expect(pagesOf(await drawQuote({ paper: quote(3), bankAccount: bank }, issuer))).toBe(1);
    expect(pagesOf(await drawQuote({ paper: quote(100), bankAccount: bank }, issuer))).toBeGreaterThan(5);
  });

  test('names the bank', async () => {
    const signs = signsOf(await drawQuote({ paper: quote(1), bankAccount: bank }, issuer));
    for (const sign of '报价单招商银行¥') expect(signs).toContain(sign);
  });

  test('names none where transfers are not taken', async () => {
    expect(signsOf(await drawQuote({ paper: quote(1), bankAccount: bank }, issuer))).toContain('转');
    expect(signsOf(await drawQuote({ paper: quote(1), bankAccount: undefined }, issuer))).not.toContain('转');
  });

  test('keeps the words of the total away from the edge of their box', async () => {
    const drawn = streamsOf(await drawQuote({ paper: quote(1), bankAccount: bank }, issuer)).join('\n');
    // The box is the one filled with a pale colour; its path begins where its corner of 4 points ends.
    const box =
      /([\d.]+) [\d.]+ m\n(?:[^m]*?\n)?0\.968\d+ 0\.968\d+ 0\.976\d+ scn\nf\n[^]*?1 0 0 1 ([\d.]+) [\d.]+ Tm/.exec(
        drawn,
      );
    const [, corner, words] = box?.map(Number) ?? [];
    expect(words! - (corner! - 4)).toBeGreaterThan(8);
  });
});
