import { expect, test } from 'vitest';
import type { FileToCopy } from './copies.queries.ts';
import { licencePacket } from './licence-packet.ts';

const licence = {
  number: 'FHL-01AB-10CD-EF01',
  materialCode: 'P10000001',
  titleZh: '港',
  titleEn: 'Harbour',
  keywordsZh: ['海', 'sea'],
  keywordsEn: ['sea', 'ship'],
  shopZh: null,
  shopEn: null,
  scene: 'social',
  channel: 'internet',
  period: 'year',
  area: 'mainland',
  specialZh: '',
  specialEn: '',
  licensee: 'Nine Films',
  projectName: 'Spring film',
  orderNumber: 'FH00000007',
  startsOn: '2026-01-15',
  endsOn: '2027-01-14',
  issuedAt: new Date('2026-01-14T17:00:00Z'),
  fileId: 7,
  files: [{ id: 7, materialCode: 'P10000001', titleZh: '港', titleEn: 'Harbour' }],
} as unknown as FileToCopy;
const grantor = { publicUrl: 'https://example.test', licensor: { name: '帧库', nameEn: 'Framehall' } } as Parameters<
  typeof licencePacket
>[1];
/** The element of that name, without its own tags; undefined when there is none. */
const told = (name: string, changes: object = {}) =>
  new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(licencePacket({ ...licence, ...changes }, grantor))?.[1];
const alt = (zh: string, en: string) =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${zh}</rdf:li><rdf:li xml:lang="zh-CN">${zh}</rdf:li><rdf:li xml:lang="en">${en}</rdf:li></rdf:Alt>`;
const bag = (...items: string[]) => `<rdf:Bag>${items.map((one) => `<rdf:li>${one}</rdf:li>`).join('')}</rdf:Bag>`;

test('names the work, its words, and what may be done with it', () => {
  expect(told('dc:title')).toBe(alt('港', 'Harbour'));
  expect(told('dc:subject')).toBe(bag('海', 'sea', 'ship'));
  expect(told('dc:identifier')).toBe('FHL-01AB-10CD-EF01');
  expect(told('plus:Version')).toBe('2.0.1');
  expect(told('plus:LicenseTransactionDate')).toBe('2026-01-15');
  expect(told('plus:LicenseEndDate')).toBe('2027-01-14');
  expect(told('plus:LicensorTransactionID')).toBe(bag('FH00000007'));
  expect(told('plus:LicenseeProjectReference')).toBe(bag('Spring film'));
  expect(told('plus:MediaConstraints')).toContain('>Internet<');
  expect(told('plus:RegionConstraints')).toContain('>Mainland China<');
  expect(told('plus:ProductOrServiceConstraints')).toMatch(/"en">[A-Z][a-z ]+</);
  expect(told('plus:OtherConstraints')).toBeUndefined();
  expect(told('plus:TermsAndConditionsURL')).toBe('https://example.test/verify/FHL-01AB-10CD-EF01');
  expect(told('xmpRights:UsageTerms')).toContain('· 1 year · Mainland China. From 2026-01-15 to 2027-01-14 inclusive.');
  expect(told('plus:TermsAndConditionsText')).toBe(told('xmpRights:UsageTerms'));
});

test('a title in one language serves both, that of a version stands for it', () => {
  const only = (titleZh: string, titleEn: string) => ({ files: [{ id: 7, materialCode: 'P2', titleZh, titleEn }] });
  expect(told('dc:title', only('', 'Loop'))).toBe(alt('Loop', 'Loop'));
  expect(told('dc:title', only('循环', ''))).toBe(alt('循环', '循环'));
  expect(told('plus:LicensorImageID', only('循环', ''))).toBe('P2');
  expect(told('plus:LicensorImageID', { fileId: 8 })).toBe('P10000001');
});

test('without an end it says so, with special terms them too', () => {
  expect(told('plus:LicenseEndDate', { endsOn: null })).toBeUndefined();
  expect(told('xmpRights:UsageTerms', { endsOn: null })).toContain('Perpetual, from 2026-01-15.');
  const special = { specialZh: '外滩', specialEn: 'The Bund' };
  expect(told('plus:OtherConstraints', special)).toBe(alt('外滩', 'The Bund'));
  expect(told('xmpRights:UsageTerms', special)).toContain('Mainland China · The Bund.');
});
