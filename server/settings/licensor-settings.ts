import { readFileSync } from 'node:fs';
import type { Licensor } from '../features/papers/licensor.ts';
import { StartProblem } from '../platform/start-problem.ts';

type Given = Record<
  | 'LICENSOR_NAME'
  | 'LICENSOR_NAME_EN'
  | 'LICENSOR_CREDIT_CODE'
  | 'LICENSOR_ADDRESS'
  | 'LICENSOR_PHONE'
  | 'LICENSOR_SEAL',
  string
>;

/** A company that does not exist, at an address that does not exist. */
const DEMO_LICENSOR: Licensor = {
  name: '帧库（上海）影像科技有限公司',
  nameEn: 'Framehall (Shanghai) Imaging Technology Co., Ltd.',
  creditCode: '91310115MA1FHDEM0F',
  address: '上海市浦东新区演示路 1 号 8 层',
  phone: '400-010-8080',
  seal: undefined,
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_BYTES = 1024 * 1024;

export function licensorOf(given: Given | undefined): Licensor {
  if (!given) return DEMO_LICENSOR;
  return {
    name: given.LICENSOR_NAME,
    nameEn: given.LICENSOR_NAME_EN,
    creditCode: given.LICENSOR_CREDIT_CODE,
    address: given.LICENSOR_ADDRESS,
    phone: given.LICENSOR_PHONE,
    seal: readSeal(given.LICENSOR_SEAL),
  };
}

function readSeal(file: string): Uint8Array {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new StartProblem(`LICENSOR_SEAL cannot be read: ${(error as Error).message}. See docs/configuration.md.`);
  }
  if (bytes.indexOf(PNG) !== 0 || bytes.length > MOST_BYTES)
    throw new StartProblem('LICENSOR_SEAL is not a PNG of at most 1 MB. See docs/configuration.md.');
  return bytes;
}
