import { CONTEST_LIMITS } from '#contract/domain/contest.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { Section } from '../blocks/section.tsx';
import classes from './contests.module.css';
import type { PlanForm } from './use-plan.ts';

const LINES = [
  ['titleZh', 'titleEn', CONTEST_LIMITS.title],
  ['sponsorZh', 'sponsorEn', CONTEST_LIMITS.sponsor],
] as const;

const TEXTS = [
  ['summaryZh', 'summaryEn', CONTEST_LIMITS.summary, 3],
  ['rulesZh', 'rulesEn', CONTEST_LIMITS.rules, 10],
] as const;

/** What a contest says of itself, in both languages side by side. */
export function Words({ form: { plan, set, errors } }: { form: PlanForm }) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.office.contests.form.words)} level={2}>
      <div className={classes.pair}>
        {LINES.flatMap(([zh, en, max]) =>
          [zh, en].map((name) => (
            <TextInput
              key={name}
              label={t(($) => $.office.contests.form[name])}
              required={max === CONTEST_LIMITS.title}
              maxLength={max}
              value={plan[name]}
              error={errors[name]}
              onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
            />
          )),
        )}
        {TEXTS.flatMap(([zh, en, max, rows]) =>
          [zh, en].map((name) => (
            <Textarea
              key={name}
              label={t(($) => $.office.contests.form[name])}
              description={max === CONTEST_LIMITS.rules ? t(($) => $.office.contests.form.rulesHint) : undefined}
              maxLength={max}
              rows={rows}
              value={plan[name]}
              error={errors[name]}
              onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
            />
          )),
        )}
      </div>
    </Section>
  );
}
