type Attributes = Record<string, string>;

/** What the head of a page says of it, for whoever reads the page without running it. */
export interface PageHead {
  /** Instead of the site's own. */
  description?: string | undefined;
  /** What the address names is not there; people are told by the page itself. */
  missing?: boolean;
  links?: Attributes[];
  metas?: Attributes[];
  /** The same once more for search engines, in schema.org's words. */
  data?: object;
}

export function headHtml({ links = [], metas = [], data }: PageHead, nonce: string): string {
  return [
    ...metas.map((attributes) => tag('meta', attributes)),
    ...links.map((attributes) => tag('link', attributes)),
    data === undefined
      ? ''
      : `<script type="application/ld+json" nonce="${escapeHtml(nonce)}">${scriptJson(data)}</script>`,
  ].join('');
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function tag(name: 'meta' | 'link', attributes: Attributes): string {
  const parts = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${name} ${parts.join(' ')} />`;
}

/** Nothing inside can end the script that it stands in. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
