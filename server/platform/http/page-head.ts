type Attributes = Record<string, string>;

/** The head of a page, and what it says, for machines that read the page without running it. */
export interface PageHead {
  /** Replaces the site's description. */
  description?: string | undefined;
  /** The address names something that does not exist; the page itself tells people. */
  missing?: boolean;
  /** What was there is gone for good. */
  gone?: boolean;
  /** A path of this site: where what the address names is found now. */
  movedTo?: string;
  /** It is there for now only. */
  forNow?: boolean;
  links?: Attributes[];
  metas?: Attributes[];
  /** Structured data for search engines, in terms of schema.org. */
  data?: object;
  /** What the page says, until it runs: HTML in which every text is escaped. */
  body?: string;
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

/** Escapes `<`, so that no text can end the script that contains it. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
