import { useTranslation } from '../../lib/translation.ts';

/** Tags that come with the product have names in both languages; editors' own are shown as they are. */
export function useTagName(): (tag: string) => string {
  const { t } = useTranslation();
  const names: Record<string, string> = t(($) => $.content.tags);
  return (tag) => (Object.hasOwn(names, tag) ? names[tag]! : tag);
}
