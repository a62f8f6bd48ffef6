import { reserveSignature, signPdf } from '../../platform/signatures/pdf.ts';
import type { Signer } from '../../platform/signatures/signer.ts';
import type { Sealed } from './draw-licensor.ts';
import type { Licensor } from './licensor.ts';
import type { Sheet } from './sheet.ts';

/** In whose name a paper is made, and who signs it. */
export interface Issuer {
  licensor: Licensor;
  /** Undefined leaves the paper unsigned. */
  signer: Signer | undefined;
  /** When it is signed. */
  at: Date;
}

/** Puts the signature where the seal stands. */
export function reserve(sheet: Sheet, { licensor, signer, at }: Issuer, seal: Sealed & { reason: string }): void {
  if (signer) reserveSignature(sheet.doc, { ...seal, signer, at, name: `${licensor.name} ${licensor.nameEn}` });
}

export async function finish(sheet: Sheet, { signer }: Issuer): Promise<Buffer> {
  const pdf = await sheet.finish();
  return signer ? await signPdf(pdf, signer) : pdf;
}
