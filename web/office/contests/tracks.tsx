import type { DeskTrack } from '#contract/calls/contests-desk.ts';
import { CONTEST_LIMITS } from '#contract/domain/contest.ts';
import { TRACK_KINDS } from '#contract/domain/entry.ts';
import { USUAL_LIMITS } from '#contract/domain/track-limits.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect, Textarea } from '../../ui/fields.ts';
import classes from './contests.module.css';
import { Limits } from './limits.tsx';
import { nameOf, Names } from './names.tsx';
import { PartList } from './part-list.tsx';
import type { PlanForm } from './use-plan.ts';

const BLANK: DeskTrack = {
  id: null,
  nameZh: '',
  nameEn: '',
  briefZh: '',
  briefEn: '',
  kind: 'single',
  showsCar: false,
  limits: USUAL_LIMITS,
};

/** What can be entered. */
export function Tracks({ form: { plan, set, errors }, fixed }: { form: PlanForm; fixed: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <PartList
      title={t(($) => $.office.contests.tracks)}
      items={plan.tracks}
      blank={BLANK}
      most={CONTEST_LIMITS.tracks}
      fixed={fixed}
      error={errors['tracks']}
      words={{
        add: t(($) => $.office.contests.track.add),
        none: t(($) => $.office.contests.track.none),
        name: (track, index) =>
          nameOf(
            track,
            language,
            t(($) => $.office.contests.track.numbered, { number: index + 1 }),
          ),
        remove: (name) => t(($) => $.office.contests.track.remove, { name }),
      }}
      onChange={(tracks) => set({ tracks, prizes: prizesWith(plan, tracks) })}
    >
      {(track, change) => <Track track={track} fixed={fixed} onChange={change} />}
    </PartList>
  );
}

/** Prizes stay with their tracks when these change places; one whose track is gone is for the whole contest. */
function prizesWith({ tracks: before, prizes }: PlanForm['plan'], after: DeskTrack[]) {
  if (before.length === after.length && before.filter((track, index) => track !== after[index]).length < 2)
    return prizes;
  return prizes.map((prize) => {
    const place = prize.track === null ? 0 : after.indexOf(before[prize.track - 1] as DeskTrack) + 1;
    return { ...prize, track: place === 0 ? null : place };
  });
}

interface Props {
  track: DeskTrack;
  fixed: boolean;
  onChange: (change: Partial<DeskTrack>) => void;
}

function Track({ track, fixed, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.pair}>
        <Names labels={t(($) => $.office.contests.track)} value={track} onChange={onChange} />
        {(['briefZh', 'briefEn'] as const).map((name) => (
          <Textarea
            key={name}
            label={t(($) => $.office.contests.track[name])}
            maxLength={CONTEST_LIMITS.brief}
            rows={2}
            value={track[name]}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          />
        ))}
      </div>
      <div className={classes.row}>
        <NativeSelect
          label={t(($) => $.office.contests.track.kind)}
          disabled={fixed}
          value={track.kind}
          data={TRACK_KINDS.map((value) => ({ value, label: t(($) => $.office.contests.track.kinds[value]) }))}
          onChange={({ currentTarget }) => {
            const kind = TRACK_KINDS.find((one) => one === currentTarget.value) ?? track.kind;
            onChange({ kind, showsCar: track.showsCar && kind === 'video' });
          }}
        />
        {track.kind === 'video' && (
          <label className={classes.check}>
            <input
              type="checkbox"
              disabled={fixed}
              checked={track.showsCar}
              onChange={({ currentTarget }) => onChange({ showsCar: currentTarget.checked })}
            />
            {t(($) => $.office.contests.track.showsCar)}
          </label>
        )}
      </div>
      <Limits kind={track.kind} limits={track.limits} fixed={fixed} onChange={(limits) => onChange({ limits })} />
    </>
  );
}
