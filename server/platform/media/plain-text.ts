const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** A stranger's text as one plain line of at most `most` characters; undefined when nothing is left of it. */
export function cleanText(value: unknown, most: number): string | undefined {
  const raw = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  if (typeof raw !== 'string') return undefined;
  const line = raw
    .slice(0, most * 10)
    .toWellFormed()
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .normalize('NFC')
    // Removes control characters, direction marks and replacement characters, which nobody can see.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(line).slice(0, most).join('').trim() || undefined;
}
