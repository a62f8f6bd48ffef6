import { areInOrder, LIMIT_BOUNDS, LIMITS_OF, type TrackLimits } from '#contract/domain/track-limits.ts';
import type { TrackKind } from '#contract/domain/entry.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './contests.module.css';
import { NumberField } from './number-field.tsx';

interface Props {
  kind: TrackKind;
  limits: TrackLimits;
  fixed: boolean;
  onChange: (limits: TrackLimits) => void;
}

/** What a track asks of its entries: of the limits, those that count for its kind. */
export function Limits({ kind, limits, fixed, onChange }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = t(($) => $.office.contests.track.limits);
  return (
    <fieldset className={classes.limits}>
      <legend>{words.title}</legend>
      <div className={classes.row}>
        {LIMITS_OF[kind].map((name) => {
          const [least, most] = LIMIT_BOUNDS[name];
          const ends = { least: formatNumber(least, language), most: formatNumber(most, language) };
          return (
            <NumberField
              key={name}
              label={words[name]}
              hint={t(($) => $.office.contests.track.limits.between, ends)}
              value={limits[name]}
              least={least}
              most={most}
              disabled={fixed}
              onChange={(value) => onChange({ ...limits, [name]: value })}
            />
          );
        })}
      </div>
      {!areInOrder(limits) && (
        <p className={classes.wrong} role="alert">
          {words.order}
        </p>
      )}
    </fieldset>
  );
}
