import { formatDateTime, formatMoment } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';

/** A day that fits a narrow column; its time on hover. */
export function Day({ at }: { at: string | null }) {
  const language = useLanguage();
  if (at === null) return '–';
  return (
    <time dateTime={at} title={formatDateTime(at, language)}>
      {formatMoment(at, 'day', language)}
    </time>
  );
}
