import { describe, expect, test } from 'vitest';
import { linesOf, streamsOf } from '#tests/support/drawn.ts';
import { loadConfig } from '../../config.ts';
import { drawSignedAgreement } from './agreement.ts';
import { drawBoard } from './board.ts';
import { type Certificate, drawCertificate } from './certificate.ts';
import { type CueSheet, drawCueSheet } from './cue-sheet.ts';
import { drawProtocol } from './protocol.ts';
import { drawQuote, type QuotePaper } from './quote.ts';
import { drawStatement } from './statement.ts';

/** Two clauses in each language; the second has paragraphs. */
const AGREEMENT = {
  titleZh: '素材授权协议',
  titleEn: 'Material Licence Agreement',
  bodyZh: '1. 授权内容\n可以使用素材。\n\n2. 用途\n只包括一种用途：\n商业广告：可以投放。\n企业宣传：不含投放。',
  bodyEn: '1. Licence grant\nYou may use it.\n\n2. Uses\nOne use only:\nAdvertising: may run.\nPromotion: no ads.',
};

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
  references: { poNumber: '', costCentre: '' },
  materialCode: 'V00000012',
  titleZh: '云海',
  titleEn: 'Sea of clouds',
  excerpt: null,
  picture: undefined,
  terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
  special: { zh: '', en: '' },
  startsOn: '2026-11-15',
  endsOn: '2027-11-14',
  files: [{ name: 'clouds.mp4', sizeBytes: 734_003_200, sha256: 'ab'.repeat(32) }],
  agreement: AGREEMENT,
};

const issuer = { licensor: loadConfig({}).licensor, signer: undefined, at: new Date() };

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

/** Characters that the paper's fonts contain: exactly those that were drawn. */
function signsOf(pdf: Buffer): Set<string> {
  const told = streamsOf(pdf)
    .filter((map) => map.includes('beginbfrange'))
    .flatMap((map) => map.match(/<([0-9a-f]{4,8})>/g) ?? []);
  return new Set(told.map((hex) => String.fromCodePoint(Number.parseInt(hex.slice(1, 5), 16))));
}

test('a board says what was decided and said about its works, over as many pages as needed', async () => {
  const work = { code: 'V1', titleZh: '晨雾', titleEn: 'Ridges', decidedBy: '赵', picture: undefined };
  const comments = [{ author: '陆远', second: 7, text: '片头', at: new Date('2026-11-15T02:00:00Z') }];
  const works = Array.from({ length: 9 }, () => ({ ...work, decision: 'decided' as const, comments }));
  const pdf = await drawBoard({ boardId: 1, name: '春季', owner: '林', works, more: 3 }, issuer.at);
  expect(pagesOf(pdf)).toBe(2);
  expect(Array.from('晨雾Ridges选定Decided赵陆远片头春季林另有').filter((sign) => !signsOf(pdf).has(sign))).toEqual([]);
});

test('a signed agreement names its signer, its version and the hash of its text', async () => {
  const sha256 = '0123456789abcdef'.repeat(4);
  const pdf = await drawSignedAgreement(
    {
      answerId: 1,
      version: 47,
      sha256,
      effectiveOn: '2026-12-01',
      signer: '沈星河',
      signedAt: new Date('2026-11-15T02:00:00Z'),
      titleZh: '签约摄影师协议',
      titleEn: 'Photographer agreement',
      bodyZh: '一、授权\n您授权帧库。',
      bodyEn: '1. Licence\nYou allow Framehall.',
    },
    issuer,
  );
  const lines = linesOf(pdf);
  expect(lines).toEqual(expect.arrayContaining(['沈星河', '47', '2026-12-01', '2026-11-15 10:00:00 (UTC+8)']));
  expect(lines).toEqual(expect.arrayContaining(['平台方 Platform', '合同专用章']));
  expect(lines).not.toContain('授权专用章');
  // The hash takes two lines.
  expect(lines.join('')).toContain(sha256);
});

test('a statement says what each sale allows, special terms included, and what its share was reckoned from', async () => {
  const sums = { priceFen: 120_000, discountFen: 14_000, paidFen: 106_000, vatFen: 6000, netFen: 100_000 };
  const rate = { sharePercent: 50, frozenPercent: 50, agreementVersion: 3, rateId: null, exclusive: false };
  const line = { day: '2026-02-01', orderNumber: 'FH1', materialCode: 'V1', amountFen: 50_000, beforeFen: null };
  const sold = { ...line, ...sums, ...rate, terms: certificate.terms, special: { zh: '', en: '' } };
  const agreed = { ...sold, sharePercent: 65, frozenPercent: 65, rateId: 7, exclusive: true };
  const pdf = await drawStatement(
    {
      statementId: 1,
      number: 'FHS-1',
      quarter: '2026-Q1',
      version: 1,
      photographer: '沈星河',
      builtAt: new Date('2026-04-10T02:00:00Z'),
      sums: [],
      tax: [],
      lines: [
        { ...sold, special: { zh: '可用于外滩户外大屏', en: 'Billboard on the Bund' } },
        sold,
        agreed,
        { ...sold, sharePercent: 60, amountFen: 60_000, beforeFen: 50_000 },
      ],
      left: 0,
    },
    issuer,
  );
  const lines = linesOf(pdf);
  expect(lines).toContain('商业广告 / 互联网 / 1 年 / 中国大陆 Advertising / Internet / 1 year / Mainland China');
  expect(lines.filter((text) => text.includes('特别约定'))).toEqual(['特别约定：可用于外滩户外大屏']);
  expect(lines).toContain('Special terms: Billboard on the Bund');
  const drawn = lines.join('');
  const said = (words: string) => drawn.split(words).length - 1;
  expect(said('标价 ¥1,200.00 · 折扣 ¥140.00 · 依据：签约摄影师协议第 3 版第四条（非独家）')).toBe(3);
  expect(
    said('List price ¥1,200.00 · Discount ¥140.00 · Photographer agreement, version 3, clause 4 (non-exclusive)'),
  ).toBe(3);
  expect(said('依据：约定比例 7 号（签约摄影师协议第 3 版第四条，独家）')).toBe(1);
  expect(said('Agreed rate no. 7 (photographer agreement, version 3, clause 4, exclusive)')).toBe(1);
  expect(said('（非独家） · 原比例 50%，经异议更正 · 上一版为 ¥500.00')).toBe(1);
  expect(said('(non-exclusive) · Corrected after a dispute; it was 50% · Previous version: ¥500.00')).toBe(1);
  expect(said('经异议更正')).toBe(1);
  expect(lines).toEqual(expect.arrayContaining(['出具方 Issued by', '财务专用章']));
  expect(lines).not.toContain('授权专用章');
});

test('the record of a contest’s judging has every round with its works, over as many pages as needed', async () => {
  const result = { tied: 1, votes: 3, raw: 81.5, standardised: 0.7531, advanced: true };
  const round = {
    track: { zh: '单幅', en: 'Single' },
    number: 2,
    method: 'rating' as const,
    quorum: 3,
    countBy: 'standardised' as const,
    tieBreak: 'median' as const,
    criteria: [{ name: { zh: '创意', en: 'Idea' }, most: 60 }],
    openedAt: new Date('2026-11-01T02:00:00Z'),
    closedAt: new Date('2026-11-09T02:00:00Z'),
    reason: 'The server was moved',
    advanced: 1,
    agreement: 0.8491,
    judges: [{ name: '林一', works: 200, scored: 198, recused: 2 }],
    replacements: [{ replacedAt: new Date('2026-11-05T02:00:00Z'), judge: '周二', by: null, reason: 'ill' }],
    results: Array.from({ length: 100 }, (_, at) => ({
      ...result,
      rank: at + 1,
      entryId: 700 + at,
      title: `作品 ${at}`,
    })),
    works: 120,
  };
  const paper = {
    contestId: 9,
    title: { zh: '光影大赛', en: 'Light Awards' },
    sealedAt: new Date('2026-11-15T02:00:00Z'),
    judges: [{ name: '林一', title: { zh: '导演', en: 'Director' } }],
    rounds: [round, { ...round, results: [{ ...result, rank: 1, tied: 2, entryId: 950, title: '雪' }], works: 2 }],
  };
  const pdf = await drawProtocol(paper, issuer);
  expect(pagesOf(pdf)).toBeGreaterThan(2);
  const lines = linesOf(pdf);
  const expected = ['光影大赛 Light Awards', '2026-11-15 10:00:00 (UTC+8)', '林一 · 导演 Director', '0.849', '1 / 120'];
  expect(lines).toEqual(expect.arrayContaining([...expected, '700', '作品 99', '81.50', '0.753', '1 =', '雪']));
  const drawn = lines.join('\n');
  for (const words of [
    '其余评委 the other judges · ill',
    'The server was moved',
    '林一 198 / 200',
    '20 more works are in the CSV file.',
    '1 more work is in the CSV file.',
  ])
    expect(drawn, words).toContain(words);
  expect(drawn).not.toContain('[U+');
});

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

  test('prints every paragraph of the agreement under which it was ordered', async () => {
    const agreement = { ...AGREEMENT, bodyZh: `${AGREEMENT.bodyZh}\n末段：麒麟。\n\n3. 鹳雀\n楼。` };
    const [before, after] = [
      signsOf(await drawCertificate(certificate, issuer)),
      signsOf(await drawCertificate({ ...certificate, agreement }, issuer)),
    ];
    for (const sign of '麒麟鹳雀楼') {
      expect(before).not.toContain(sign);
      expect(after).toContain(sign);
    }
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
        files: [{ ...certificate.files[0]!, name: `${'y'.repeat(200)}.mp4` }],
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

describe('[D2] a certificate for music', () => {
  const versions = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      name: `M${String(place).padStart(8, '0')}-晨港 · 版本.wav`,
      sizeBytes: 23_004_120,
      sha256: `${place % 10}`.repeat(64),
    }));

  test('lists five versions on its first page, and as many as there are on more', async () => {
    const plain = { ...certificate, creditCode: '' };
    expect(pagesOf(await drawCertificate({ ...plain, files: versions(5) }, issuer))).toBe(2);
    expect(pagesOf(await drawCertificate({ ...plain, files: versions(60) }, issuer))).toBe(4);
  });

  test('prints the name and the whole hash of each', async () => {
    const [one, two] = [1, 2].map((count) => drawCertificate({ ...certificate, files: versions(count + 1) }, issuer));
    const hashesOf = (pdf: Buffer) => streamsOf(pdf).join('').split('<').length;
    expect(hashesOf(await two!)).toBeGreaterThan(hashesOf(await one!));
    const drawn = streamsOf(await two!).join('\n');
    for (const digit of '012') expect(drawn).toContain(digit.charCodeAt(0).toString(16).repeat(64));
  });
});

describe('a cue sheet', () => {
  const cue = {
    code: 'M00000012',
    titleZh: '晨港',
    titleEn: 'Harbour',
    composer: '许知远',
    artist: 'Trio',
    length: '02:05',
    isrc: '',
    iswc: '',
    writers: [],
  };
  const sheet = (more: Partial<CueSheet> = {}): CueSheet => ({
    number: certificate.number,
    projectName: '新春品牌片',
    brand: 'Dawn',
    licensee: certificate.licensee,
    startsOn: '2026-11-15',
    endsOn: null,
    outlets: [],
    issuedAt: certificate.issuedAt,
    verifyUrl: certificate.verifyUrl,
    cues: [cue],
    ...more,
  });

  test('says everything in both languages', async () => {
    const signs = signsOf(await drawCueSheet(sheet({ outlets: ['抖音 @山海'] }), issuer));
    for (const sign of '音乐使用表晨港许知远抖永久Harbour') expect(signs).toContain(sign);
  });

  test('names writers and publishers with their shares, and the codes of music', async () => {
    const pdf = await drawCueSheet(
      sheet({
        cues: [
          {
            ...cue,
            isrc: 'CNA232400017',
            iswc: 'T0345246801',
            writers: [{ role: 'composer', name: '文丽', pro: 'MCSC', ipi: '00052210040', share: 10_000 }],
          },
        ],
      }),
      issuer,
    );
    const signs = signsOf(pdf);
    for (const sign of '文丽%') expect(signs).toContain(sign);
    expect(signs).not.toContain('许');
  });

  test('has as many pages as its music and channels need', async () => {
    expect(pagesOf(await drawCueSheet(sheet({ cues: Array(8).fill(cue) }), issuer))).toBe(1);
    expect(pagesOf(await drawCueSheet(sheet({ cues: Array(60).fill(cue) }), issuer))).toBe(5);
    expect(pagesOf(await drawCueSheet(sheet({ outlets: Array(20).fill('长'.repeat(200)) }), issuer))).toBe(2);
  });

  test('[S55] long, strange and hostile names stay on paper', async () => {
    const hostile = '<script>\r\n/Type /Page >> endobj \u0000\u202E🎬\ud800('.repeat(4);
    const wild = { ...cue, titleZh: '长'.repeat(200), titleEn: hostile, composer: 'W'.repeat(100), artist: hostile };
    const pdf = await drawCueSheet(sheet({ cues: [wild, wild], outlets: [hostile], licensee: hostile }), issuer);
    expect(pagesOf(pdf)).toBe(2);
    expect(signsOf(pdf)).not.toContain('\u202E');
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
    vipFen: 0,
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
    references: { poNumber: 'PO-2026-0417', costCentre: '市场部 320' },
    specialRequest: '',
    note: '',
    quotedAt: certificate.issuedAt,
    validUntil: new Date('2026-11-30T15:59:59Z'),
    lines: Array.from({ length: count }, () => line),
    vipFen: 0,
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

  test('has for each project of an order whom its licences will name, and its items', async () => {
    const water = {
      licenseeType: 'company',
      licensee: '青川饮品有限公司',
      creditCode: '',
      startsOn: '2026-11-15',
    } as const;
    const further = { ...water, projectName: '夏日上新', brand: '青川', endClient: '青川集团' };
    const second = { ...line, code: 'P00000034', part: 1 };
    const paper = { ...quote(1), lines: [line, second], furtherParts: [further] };
    const lines = linesOf(await drawQuote({ paper, bankAccount: bank }, issuer));
    const place = (words: string) => lines.findIndex((drawn) => drawn.includes(words));
    const inOrder = ['新春品牌片', 'V00000012', '青川饮品有限公司', '夏日上新', '青川 / 青川集团', 'P00000034'].map(
      place,
    );
    expect(inOrder).not.toContain(-1);
    expect(place('项目 1')).toBeLessThan(place('V00000012'));
    expect(place('V00000012')).toBeLessThan(place('项目 2'));
    expect(place('项目 2')).toBeLessThan(place('P00000034'));
    expect(linesOf(await drawQuote({ paper: quote(1), bankAccount: bank }, issuer)).join('\n')).not.toContain('项目 1');
  });

  test('names the bank', async () => {
    const signs = signsOf(await drawQuote({ paper: quote(1), bankAccount: bank }, issuer));
    for (const sign of '报价单招商银行¥') expect(signs).toContain(sign);
  });

  test('names the references of the buyer’s company, as the certificate does', async () => {
    const { references } = quote(1);
    for (const pdf of [
      await drawQuote({ paper: quote(1), bankAccount: bank }, issuer),
      await drawCertificate({ ...certificate, references }, issuer),
    ])
      for (const words of ['PO-2026-0417', '市场部 320']) expect(linesOf(pdf).join('\n')).toContain(words);
    const without = { ...quote(1), references: { poNumber: '', costCentre: '' } };
    const labelled = async (paper: QuotePaper) =>
      linesOf(await drawQuote({ paper, bankAccount: bank }, issuer)).some((line) => line.startsWith('采购订单号'));
    expect([await labelled(quote(1)), await labelled(without)]).toEqual([true, false]);
  });

  test('names the in and out points of a clip, as the certificate does', async () => {
    const excerpt = { inMs: 1200, outMs: 4500 };
    const paper = { ...quote(1), lines: [{ ...line, excerpt }] };
    for (const pdf of [
      await drawQuote({ paper, bankAccount: bank }, issuer),
      await drawCertificate({ ...certificate, excerpt }, issuer),
    ])
      expect(linesOf(pdf).join('\n')).toContain('00:01.20 – 00:04.50');
    expect(linesOf(await drawCertificate(certificate, issuer)).join('\n')).not.toContain('入点');
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
