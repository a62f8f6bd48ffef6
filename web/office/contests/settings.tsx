import { CONTEST_LIMITS, type ContestState, GALLERY_STAGES, isFixed } from '#contract/domain/contest.ts';
import { useTranslation } from '../../lib/translation.ts';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { InstantField } from '../blocks/instant-field.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Section } from '../blocks/section.tsx';
import classes from './contests.module.css';
import { NumberField } from './number-field.tsx';
import type { PlanForm } from './use-plan.ts';

interface Props {
  form: PlanForm;
  state: ContestState;
}

/** When it opens, closes and is decided; what has passed stays. */
export function Dates({ form: { plan, set, errors }, state }: Props) {
  const { t } = useTranslation();
  const wrong = errors['closesAt'] ?? errors['resultsAt'] ?? errors['opensAt'];
  return (
    <Section title={t(($) => $.office.contests.form.dates)} level={2}>
      <div className={classes.form}>
        {(['opensAt', 'closesAt', 'resultsAt'] as const).map((name) =>
          isFixed(state, name) && plan[name] !== null ? (
            <p key={name}>
              {t(($) => $.office.contests.form[name])} <Moment at={plan[name]} />
            </p>
          ) : (
            <InstantField
              key={name}
              label={t(($) => $.office.contests.form[name])}
              at={plan[name]}
              required={name !== 'resultsAt'}
              onChange={(at) => set({ [name]: at })}
            />
          ),
        )}
        <p>{t(($) => $.office.contests.form.resultsHint)}</p>
        <Problem>{wrong && t(($) => $.office.contests.form.order)}</Problem>
      </div>
    </Section>
  );
}

/** Address, series, score and what visitors see. */
export function Settings({ form: { plan, set, errors }, state }: Props) {
  const { t } = useTranslation();
  const fixed = isFixed(state, 'parts');
  return (
    <Section title={t(($) => $.office.contests.form.settings)} level={2}>
      <div className={classes.form}>
        <TextInput
          label={t(($) => $.office.contests.form.slug)}
          disabled={isFixed(state, 'slug')}
          maxLength={80}
          value={plan.slug}
          error={errors['slug']}
          onChange={({ currentTarget }) => set({ slug: currentTarget.value })}
        />
        <TextInput
          label={t(($) => $.office.contests.form.series)}
          description={t(($) => $.office.contests.form.seriesHint)}
          maxLength={CONTEST_LIMITS.series}
          value={plan.series}
          error={errors['series']}
          onChange={({ currentTarget }) => set({ series: currentTarget.value })}
        />
        <NumberField
          label={t(($) => $.office.contests.form.maxScore)}
          value={plan.maxScore}
          most={CONTEST_LIMITS.score}
          disabled={fixed}
          error={errors['maxScore']}
          onChange={(maxScore) => set({ maxScore })}
        />
        <NativeSelect
          label={t(($) => $.office.contests.form.galleryFrom)}
          value={plan.galleryFrom}
          disabled={plan.audiencePrize}
          error={errors['galleryFrom']}
          data={GALLERY_STAGES.map((value) => ({ value, label: t(($) => $.office.contests.form.gallery[value]) }))}
          onChange={({ currentTarget }) =>
            set({ galleryFrom: GALLERY_STAGES.find((one) => one === currentTarget.value) ?? plan.galleryFrom })
          }
        />
        <label className={classes.check}>
          <input
            type="checkbox"
            disabled={fixed}
            checked={plan.audiencePrize}
            aria-describedby="audience-hint"
            onChange={({ currentTarget: { checked } }) =>
              set({ audiencePrize: checked, ...(checked && { galleryFrom: 'judging' }) })
            }
          />
          {t(($) => $.office.contests.form.audiencePrize)}
        </label>
        <p id="audience-hint">{t(($) => $.office.contests.form.audienceHint)}</p>
      </div>
    </Section>
  );
}
