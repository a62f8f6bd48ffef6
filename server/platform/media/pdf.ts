/** Readers accept a little after the end, such as a line break. */
const END_BYTES = 1024;
/** More digits than any file that is taken here has bytes. */
const START = /startxref\s{1,4}(\d{1,10})\s{1,4}%%EOF\s{0,8}$/;

/**
 * Whether bytes are a whole PDF: the head at the very beginning, so that nobody takes it for anything else, the end at
 * the end, and in between the table of contents to which the end points. Nothing in it is opened.
 */
export function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-(1\.[0-7]|2\.0)[\r\n]/.test(bytes.toString('latin1', 0, 9))) return false;
  const start = START.exec(bytes.toString('latin1', Math.max(0, bytes.length - END_BYTES)));
  if (!start) return false;
  const at = Number(start[1]);
  // A table, or an object that holds it in compressed form.
  return at < bytes.length && /^(xref\s|\d{1,10} \d{1,5} obj\b)/.test(bytes.toString('latin1', at, at + 24));
}
