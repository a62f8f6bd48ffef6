import type { ContestPlan, DeskPrize } from '#contract/calls/contests-desk.ts';
import { CONTEST_LIMITS } from '#contract/domain/contest.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import classes from './contests.module.css';
import { nameOf, Names } from './names.tsx';
import { NumberField } from './number-field.tsx';
import { PartList } from './part-list.tsx';
import type { PlanForm } from './use-plan.ts';

const BLANK: DeskPrize = { id: null, nameZh: '', nameEn: '', rewardZh: '', rewardEn: '', count: 1, track: null };

/** What can be won, in a track or in the whole contest. */
export function Prizes({ form: { plan, set, errors }, fixed }: { form: PlanForm; fixed: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <PartList
      title={t(($) => $.office.contests.prize.title)}
      items={plan.prizes}
      blank={BLANK}
      most={CONTEST_LIMITS.prizes}
      fixed={fixed}
      error={errors['prizes']}
      words={{
        add: t(($) => $.office.contests.prize.add),
        none: t(($) => $.office.contests.prize.none),
        name: (prize, index) =>
          nameOf(
            prize,
            language,
            t(($) => $.office.contests.prize.numbered, { number: index + 1 }),
          ),
        remove: (name) => t(($) => $.office.contests.prize.remove, { name }),
      }}
      onChange={(prizes) => set({ prizes })}
    >
      {(prize, change) => <Prize prize={prize} tracks={plan.tracks} fixed={fixed} onChange={change} />}
    </PartList>
  );
}

interface Props {
  prize: DeskPrize;
  tracks: ContestPlan['tracks'];
  fixed: boolean;
  onChange: (change: Partial<DeskPrize>) => void;
}

function Prize({ prize, tracks, fixed, onChange }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const numbered = (index: number) => t(($) => $.office.contests.track.numbered, { number: index + 1 });
  return (
    <>
      <div className={classes.pair}>
        <Names labels={t(($) => $.office.contests.prize)} value={prize} onChange={onChange} />
        {(['rewardZh', 'rewardEn'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(($) => $.office.contests.prize[name])}
            maxLength={CONTEST_LIMITS.reward}
            value={prize[name]}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          />
        ))}
      </div>
      <div className={classes.row}>
        <NativeSelect
          label={t(($) => $.office.contests.prize.track)}
          disabled={fixed}
          value={String(prize.track ?? 0)}
          data={[
            { value: '0', label: t(($) => $.office.contests.prize.anyTrack) },
            ...tracks.map((track, index) => ({
              value: String(index + 1),
              label: nameOf(track, language, numbered(index)),
            })),
          ]}
          onChange={({ currentTarget }) => onChange({ track: Number(currentTarget.value) || null })}
        />
        <NumberField
          label={t(($) => $.office.contests.prize.count)}
          value={prize.count}
          most={CONTEST_LIMITS.winners}
          disabled={fixed}
          onChange={(count) => onChange({ count })}
        />
      </div>
    </>
  );
}
