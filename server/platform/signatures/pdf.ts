import { signDetached } from './cms.ts';
import { certificatesOf, type Signer } from './signer.ts';

/** Where readers show the signature, in points from the top left of the current page. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Signing extends Place {
  signer: Signer;
  /** Whoever signs, why, and when, as readers show it. */
  name: string;
  reason: string;
  at: Date;
}

/** Room for everything of a signature but its certificates. */
const SIGNATURE_BYTES = 4096;
/** Stands where the byte range will; as long as any range. */
const RANGE = [0, 9_999_999_991, 9_999_999_992, 9_999_999_993];
const BYTE_RANGE = `/ByteRange [${RANGE.join(' ')}]`;

interface Reference {
  write(data: string): void;
  end(): void;
}

interface Internals {
  ref(data: object): Reference;
  page: { dictionary: Reference; annotations: Reference[] };
  _root: { data: { AcroForm: { data: { Fields: Reference[]; SigFlags?: number; NeedAppearances?: boolean } } } };
}

/** Adds an unsigned signature field to the current page; `signPdf` fills it when the file is whole. */
export function reserveSignature(doc: PDFKit.PDFDocument, { signer, name, reason, at, ...place }: Signing): void {
  const inside = doc as unknown as Internals;
  const bytes = certificatesOf(signer).reduce((sum, { raw }) => sum + raw.length, SIGNATURE_BYTES);
  const signature = inside.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: RANGE,
    Contents: Buffer.alloc(bytes),
    M: at,
    Name: text(name),
    Reason: text(reason),
  });
  signature.end();
  const field = fieldAt(inside, doc.page.height, place, signature);
  inside.page.annotations.push(field);
  doc.initForm();
  const { data } = inside._root.data.AcroForm;
  data.Fields.push(field);
  // The form holds signatures, and readers change nothing in it.
  data.SigFlags = 3;
  delete data.NeedAppearances;
}

/** The field shows nothing of its own: the seal is drawn on the page. */
function fieldAt(inside: Internals, pageHeight: number, { x, y, width, height }: Place, value: Reference): Reference {
  const looks = inside.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: {} });
  looks.write('q Q');
  looks.end();
  const field = inside.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    // Printed, and not to be moved.
    F: 132,
    T: text('Signature'),
    V: value,
    P: inside.page.dictionary,
    Rect: [x, pageHeight - y - height, x + width, pageHeight - y],
    AP: { N: looks },
  });
  field.end();
  return field;
}

/** pdfkit takes plain strings for names, and String objects for texts. */
function text(words: string): object {
  // oxlint-disable-next-line no-new-wrappers, unicorn/new-for-builtins
  return new String(words);
}

/** Signs every byte of the file but the signature itself. */
export async function signPdf(pdf: Buffer, signer: Signer): Promise<Buffer> {
  const range = pdf.lastIndexOf(BYTE_RANGE);
  const start = pdf.indexOf('/Contents <', range) + '/Contents '.length;
  const end = pdf.indexOf('>', start) + 1;
  if (range < 0 || start < range || end <= start) throw new Error('a PDF without room for its signature');
  const signed = Buffer.from(pdf);
  const said = `/ByteRange [0 ${start} ${end} ${pdf.length - end}]`;
  signed.write(said.padEnd(BYTE_RANGE.length), range, 'latin1');
  const signature = await signDetached(Buffer.concat([signed.subarray(0, start), signed.subarray(end)]), signer);
  const hex = signature.toString('hex');
  if (hex.length > end - start - 2) throw new Error('a signature that is larger than its room');
  signed.write(hex.padEnd(end - start - 2, '0'), start + 1, 'latin1');
  return signed;
}
