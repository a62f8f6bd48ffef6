import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An invoice in the sandbox's book, or a red one. */
export interface SandboxPaper {
  kind: 'paper';
  /** Identifies its files. */
  id: string;
  orderNo: string;
  special: boolean;
  /** The tax authority's number. */
  number: string;
  /** The invoice that a red one takes back; empty for others. */
  takesBack: string;
  buyerName: string;
  buyerTaxNum: string;
  sellerTaxNum: string;
  /** Negative for a red one. */
  netFen: number;
  vatFen: number;
  /** When it is issued, or fails. */
  readyAt: number;
  /** Why it fails; empty when it does not. */
  why: string;
  /** What its XML says too much. */
  wrongByFen: number;
  callbackUrl: string;
  told: boolean;
}

/** A form that asks to take an invoice back. */
export interface SandboxForm {
  kind: 'form';
  billId: string;
  /** Number of the red invoice that follows by itself. */
  orderNo: string;
  billNo: string;
  billUuid: string;
  /** The tax authority's state: 01 needs no confirmation, 02 awaits the buyer, 04 confirmed, 07 lapsed. */
  status: string;
  blueNumber: string;
  netFen: number;
  vatFen: number;
  appliedAt: number;
  callbackUrl: string;
}

type SandboxRecord = SandboxPaper | SandboxForm;

export interface ProviderBook {
  paper(orderNo: string): SandboxPaper | undefined;
  paperBy(test: (paper: SandboxPaper) => boolean): SandboxPaper | undefined;
  form(billId: string): SandboxForm | undefined;
  papers(): SandboxPaper[];
  forms(): SandboxForm[];
  save(record: SandboxRecord): void;
}

const keyOf = (record: SandboxRecord) => (record.kind === 'paper' ? `p ${record.orderNo}` : `f ${record.billId}`);

/** Keeps invoices and forms in a file, one line for each change; the last line of a thing counts. */
export function openProviderBook(file: string): ProviderBook {
  const records = new Map<string, SandboxRecord>();
  for (const record of readLines(file)) records.set(keyOf(record), record);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, [...records.values()].map(lineOf).join(''), { mode: 0o600, flush: true });
  const of = <Kind extends SandboxRecord['kind']>(kind: Kind) =>
    [...records.values()].filter((one): one is Extract<SandboxRecord, { kind: Kind }> => one.kind === kind);
  return {
    paper: (orderNo) => records.get(`p ${orderNo}`) as SandboxPaper | undefined,
    paperBy: (test) => of('paper').find(test),
    form: (billId) => records.get(`f ${billId}`) as SandboxForm | undefined,
    papers: () => of('paper'),
    forms: () => of('form'),
    save(record) {
      records.set(keyOf(record), record);
      appendFileSync(file, lineOf(record));
    },
  };
}

const lineOf = (record: SandboxRecord) => `${JSON.stringify(record)}\n`;

/** Skips the last line, which a killed process may have written only in part. */
function readLines(file: string): SandboxRecord[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as SandboxRecord);
}
