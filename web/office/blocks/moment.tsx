import { useLanguage } from '../../lib/language.ts';
import { formatMoment, type MomentForm } from '../../lib/format.ts';

interface Props {
  at: string;
  form?: MomentForm;
}

/** A time as the office reads it: in China, to the second as tooltip. */
export function Moment({ at, form = 'minute' }: Props) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatMoment(at, 'second', language)}>
      {formatMoment(at, form, language)}
    </time>
  );
}
