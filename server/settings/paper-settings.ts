import type { Licensor } from '../features/papers/licensor.ts';
import { faultOf, type Signer } from '../platform/signatures/signer.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { allOrNone } from './all-or-none.ts';
import { licensorOf } from './licensor-settings.ts';
import type { Settings } from './settings.ts';

export interface PaperSettings {
  /** Whoever grants the licences. */
  licensor: Licensor;
  /** Undefined in a demo that has not made its own yet. */
  signer: Signer | undefined;
}

/** A demo is granted by a fictitious company and makes its own signer; a shop says who it is. */
export function paperSettings(s: Settings): PaperSettings {
  const licensor = allOrNone({
    LICENSOR_NAME: s.LICENSOR_NAME,
    LICENSOR_NAME_EN: s.LICENSOR_NAME_EN,
    LICENSOR_CREDIT_CODE: s.LICENSOR_CREDIT_CODE,
    LICENSOR_ADDRESS: s.LICENSOR_ADDRESS,
    LICENSOR_PHONE: s.LICENSOR_PHONE,
    LICENSOR_SEAL: s.LICENSOR_SEAL,
  });
  const signing = allOrNone({ SIGNING_KEY: s.SIGNING_KEY, SIGNING_CERTIFICATE: s.SIGNING_CERTIFICATE });
  const missing = !licensor ? 'LICENSOR_NAME' : signing ? undefined : 'SIGNING_KEY';
  if (!s.DEMO && s.ROLE !== 'objects' && missing !== undefined)
    throw new StartProblem(
      `Certificates and quotes name who grants the licences and are signed by them: with DEMO=0, set ${missing} and those that belong to it. See docs/configuration.md.`,
    );
  const signer = signing && { key: signing.SIGNING_KEY, certificates: signing.SIGNING_CERTIFICATE };
  const fault = signer && faultOf(signer);
  if (fault !== undefined)
    throw new StartProblem(`SIGNING_KEY and SIGNING_CERTIFICATE sign nothing: ${fault}. See docs/configuration.md.`);
  return { licensor: licensorOf(licensor), signer };
}
