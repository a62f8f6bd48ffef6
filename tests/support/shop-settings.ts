import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSigner } from '#server/platform/signatures/own-signer.ts';

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const seal = join(mkdtempSync(join(tmpdir(), 'framehall-seal-')), 'seal.png');
writeFileSync(seal, Buffer.from(DOT, 'base64'));
const signer = await makeSigner('Nine Rivers Stock Ltd');

/** Settings without which a shop that is no demo does not start. */
export const SHOP = {
  DEMO: '0',
  LICENSOR_NAME: '九江图片有限公司',
  LICENSOR_NAME_EN: 'Nine Rivers Stock Ltd',
  LICENSOR_CREDIT_CODE: '91310115MA1H9Q2W5Q',
  LICENSOR_ADDRESS: '上海市黄浦区一路 2 号',
  LICENSOR_PHONE: '021-5550 0000',
  LICENSOR_SEAL: seal,
  SIGNING_KEY: signer.key,
  SIGNING_CERTIFICATE: signer.certificates,
};
