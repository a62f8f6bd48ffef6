/** The text in both languages of the site. */
export interface BothLanguages {
  zh: string;
  en: string;
}

/** A property: plain, in both languages, an unordered or ordered list, or a list of structures. */
type XmpValue = string | BothLanguages | { bag: readonly string[] } | { seq: readonly (string | XmpFields)[] };

/** Properties by their names with prefix. Those without a value are left out. */
export type XmpFields = Record<string, XmpValue | undefined>;

const NAMESPACES: Record<string, string> = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
};

/** An XMP packet, as it stands in files of every format. */
export function xmpPacket(fields: XmpFields): string {
  const names = Object.entries(NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about=""${names.join('')}>`,
    elements(fields),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

function elements(fields: XmpFields): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && !isEmpty(value))
    .map(([name, value]) => `<${name}>${contentOf(value!)}</${name}>`)
    .join('\n');
}

function isEmpty(value: XmpValue): boolean {
  return value === '' || (typeof value === 'object' && 'bag' in value && value.bag.length === 0);
}

function contentOf(value: XmpValue): string {
  if (typeof value === 'string') return escapeXml(value);
  if ('bag' in value) return `<rdf:Bag>${value.bag.map(item).join('')}</rdf:Bag>`;
  if ('seq' in value) return `<rdf:Seq>${value.seq.map(item).join('')}</rdf:Seq>`;
  // Readers without languages take the first.
  const versions = [
    ['x-default', value.zh],
    ['zh-CN', value.zh],
    ['en', value.en],
  ] as const;
  return `<rdf:Alt>${versions.map(([lang, text]) => `<rdf:li xml:lang="${lang}">${escapeXml(text)}</rdf:li>`).join('')}</rdf:Alt>`;
}

function item(value: string | XmpFields): string {
  return typeof value === 'string'
    ? `<rdf:li>${escapeXml(value)}</rdf:li>`
    : `<rdf:li rdf:parseType="Resource">${elements(value)}</rdf:li>`;
}

/** Characters that XML 1.0 cannot carry, not even as a reference. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Texts stand between tags only, so quotes may stay. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(REFUSED, ' ')
    .replaceAll(/[&<>]/g, (sign) => ESCAPED[sign]!);
}
