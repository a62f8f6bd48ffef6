import { drawCertificate } from '#server/features/papers/certificate.ts';
import { loadConfig } from '#server/config.ts';
import { makeSigner } from '#server/platform/signatures/own-signer.ts';

const TIMES = 15;

const clauses = (heading: string, words: string) =>
  Array.from({ length: 15 }, (_, place) => `${place + 1}. ${heading}\n${words}`).join('\n\n');

const CERTIFICATE = {
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
  picture: undefined,
  terms: { scene: 'advertising', channel: 'internet', period: 'year', area: 'mainland' },
  special: { zh: '', en: '' },
  startsOn: '2026-11-15',
  endsOn: '2027-11-14',
  files: [{ name: 'V00000012-云海.mp4', sizeBytes: 734_003_200, sha256: 'ab'.repeat(32) }],
  excerpt: null,
  agreement: {
    titleZh: '素材授权协议',
    titleEn: 'Material Licence Agreement',
    bodyZh: clauses('授权', '授予被授权方使用素材的权利。'.repeat(9)),
    bodyEn: clauses('Licence', 'The licensee may use the material. '.repeat(9)),
  },
} as const;

/** What a signature adds to the making of a certificate, in processor time, signed and unsigned in turn. */
export async function benchPapers(): Promise<void> {
  const { licensor } = loadConfig({});
  const signer = await makeSigner(licensor.name);
  const make = async (by: typeof signer | undefined) => {
    const before = process.cpuUsage();
    const { length } = await drawCertificate(CERTIFICATE, { licensor, signer: by, at: new Date() });
    const { user, system } = process.cpuUsage(before);
    return { ms: (user + system) / 1000, length };
  };
  for (const by of [signer, undefined]) await make(by);
  const [signed, plain]: [number[], number[]] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    plain.push((await make(undefined)).ms);
    signed.push((await make(signer)).ms);
  }
  const [with_, without] = [middle(signed), middle(plain)];
  console.log(
    `Doors: certificate signed ${with_.toFixed(0)} ms of processor time, unsigned ${without.toFixed(0)} ms: ${(with_ / without).toFixed(2)} × (wanted ≤ 1.5)`,
  );
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
