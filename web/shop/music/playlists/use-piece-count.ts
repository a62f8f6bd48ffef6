import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';

/** The number of pieces, as text. */
export function usePieceCount(): (count: number) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (count) => t(($) => $.music.pieces, { count, number: new Intl.NumberFormat(language).format(count) });
}
