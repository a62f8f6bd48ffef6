const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** A stranger's words as one plain line of at most `most` characters; undefined when nothing is left of them. */
export function cleanText(value: unknown, most: number): string | undefined {
  const raw = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  if (typeof raw !== 'string') return undefined;
  const line = raw
    .slice(0, most * 10)
    .toWellFormed()
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .normalize('NFC')
    // Control characters, direction marks and replacement characters say nothing that a person could see.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, most).join('').trim() || undefined;
}

/** Keywords, each once, out of a list or a line with commas or semicolons. */
export function cleanWords(value: unknown, { most, count }: { most: number; count: number }): string[] {
  const list = Array.isArray(value) ? value.slice(0, 500) : [value];
  const words = list.flatMap((item) => (typeof item === 'string' ? item.slice(0, 5000).split(/[,;，；、]/) : []));
  const clean = words.map((word) => cleanText(word, most)).filter((word) => word !== undefined);
  return [...new Set(clean)].slice(0, count);
}
