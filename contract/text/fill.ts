export type Values = Readonly<Record<string, string | number | undefined>>;

/** Puts values where a text names them, as in `{{count}} works`. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name] ?? ''));
}
