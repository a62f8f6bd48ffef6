import { XMLParser } from 'fast-xml-parser';
import { S3Error } from './errors.ts';

type Value = string | number | boolean | undefined | Tree | readonly Value[];
export interface Tree {
  [name: string]: Value;
}

/** `{ Key: 'a' }` becomes `<Key>a</Key>`; a list becomes one element for each of its values. */
export function toXml(root: string, tree: Tree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner(tree)}</${root}>`;
}

/** Errors have no XML namespace. */
export function toErrorXml(tree: Tree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${inner(tree)}</Error>`;
}

function inner(tree: Tree): string {
  return Object.entries(tree)
    .map(([name, value]) => element(name, value))
    .join('');
}

function element(name: string, value: Value): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return (value as readonly Value[]).map((one) => element(name, one)).join('');
  const text = typeof value === 'object' ? inner(value as Tree) : escape(String(value));
  return `<${name}>${text}</${name}>`;
}

function escape(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[&<>"'\u0000-\u001f\u007f\ufffe\uffff]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`);
}

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  removeNSPrefix: true,
  trimValues: false,
  processEntities: true,
  // Some clients write a quotation mark as &#34;.
  htmlEntities: true,
});

/** The element `root` of a document; missing elements are simply absent. */
export function parseXml(text: string, root: string): Record<string, unknown> {
  let tree: unknown;
  try {
    if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Error('no document types');
    tree = parser.parse(text, true);
  } catch {
    throw new S3Error('MalformedXML');
  }
  const found = (tree as Record<string, unknown>)[root];
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new S3Error('MalformedXML');
  return found as Record<string, unknown>;
}

/** The elements of a name as a list, whether there is one or several. */
export function elementsOf(tree: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const found = tree[name];
  const all: unknown[] = found === undefined ? [] : Array.isArray(found) ? found : [found];
  return all.map((one) => {
    if (typeof one !== 'object' || one === null) throw new S3Error('MalformedXML');
    return one as Record<string, unknown>;
  });
}

export function textOf(tree: Record<string, unknown>, name: string): string | undefined {
  const found = tree[name];
  if (found === undefined) return undefined;
  if (typeof found !== 'string') throw new S3Error('MalformedXML');
  return found;
}
