import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { Summary } from '../center-queries.ts';
import classes from './figures.module.css';

export function Figures({ summary: { counts, month, followers } }: { summary: Summary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sum = (tab: 'online' | 'pending' | 'returned') => formatNumber(counts.video[tab] + counts.photo[tab], language);
  const rate = month.decided === 0 ? '–' : `${Math.round((month.approved / month.decided) * 100)}%`;
  const decided = formatNumber(month.decided, language);
  const figures: { name: string; value: string; note?: string }[] = [
    { name: t(($) => $.center.dash.online), value: sum('online') },
    { name: t(($) => $.center.dash.pending), value: sum('pending') },
    { name: t(($) => $.center.dash.returned), value: sum('returned') },
    { name: t(($) => $.center.dash.approved), value: formatNumber(month.approved, language) },
    {
      name: t(($) => $.center.dash.rate),
      value: rate,
      note:
        month.decided === 0 ? t(($) => $.center.dash.noRate) : t(($) => $.center.dash.ofDecided, { number: decided }),
    },
    ...(followers === null
      ? []
      : [{ name: t(($) => $.center.dash.followers), value: formatNumber(followers, language) }]),
  ];
  return (
    <dl className={classes.figures} aria-label={t(($) => $.center.dash.figures)}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
