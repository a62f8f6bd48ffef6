/** Whoever grants the licences, as papers name it. */
export interface Licensor {
  name: string;
  nameEn: string;
  /** Unified social credit code. */
  creditCode: string;
  address: string;
  phone: string;
  /** Picture of its seal, PNG; undefined in a demo, whose seal is drawn. */
  seal: Uint8Array | undefined;
}
