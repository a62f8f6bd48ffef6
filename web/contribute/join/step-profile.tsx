import { APPLICATION_TEXT, SHORTEST_BIO, SUBJECTS } from '#contract/domain/application.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import { useShares } from './join-queries.ts';
import classes from './wizard.module.css';
import type { StepProps } from './step-props.ts';

export function StepProfile({ form }: StepProps) {
  const { t } = useTranslation();
  const { values, set, errors } = form;
  const field = (name: 'nickname' | 'bio' | 'city' | 'gear' | 'platforms') => ({
    label: t(($) => $.join.profile[name]),
    size: 'md' as const,
    maxLength: APPLICATION_TEXT[name],
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <h1 tabIndex={-1}>{t(($) => $.join.profile.title)}</h1>
      <p className={classes.note}>{t(($) => $.join.profile.note)}</p>
      <TextInput {...field('nickname')} autoComplete="nickname" />
      <Textarea {...field('bio')} description={t(($) => $.join.profile.bioHint, { count: SHORTEST_BIO })} rows={4} />
      <TextInput {...field('city')} autoComplete="address-level2" />
      <Subjects form={form} />
      <TextInput {...field('gear')} placeholder={t(($) => $.join.profile.gearHint)} />
      <Textarea {...field('platforms')} placeholder={t(($) => $.join.profile.platformsHint)} rows={2} />
      <Exclusive form={form} />
    </>
  );
}

function Subjects({ form: { values, set } }: Pick<StepProps, 'form'>) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.chips}>
      <legend>{t(($) => $.join.profile.subjects)}</legend>
      {SUBJECTS.map((subject) => (
        <label key={subject} className={classes.choice}>
          <input
            type="checkbox"
            checked={values.subjects.includes(subject)}
            onChange={(event) =>
              set({
                subjects: event.currentTarget.checked
                  ? [...values.subjects, subject]
                  : values.subjects.filter((one) => one !== subject),
              })
            }
          />
          <span>{t(($) => $.applications.subjects[subject])}</span>
        </label>
      ))}
    </fieldset>
  );
}

const WAYS = [
  { value: false, name: 'exclusiveNo', share: 'standard' },
  { value: true, name: 'exclusiveYes', share: 'exclusive' },
] as const;

function Exclusive({ form: { values, set } }: Pick<StepProps, 'form'>) {
  const { t } = useTranslation();
  const shares = useShares();
  return (
    <fieldset className={classes.cards}>
      <legend>{t(($) => $.join.profile.exclusive)}</legend>
      {WAYS.map(({ value, name, share }) => (
        <label key={name} className={classes.choice}>
          <input
            type="radio"
            name="exclusive"
            checked={values.exclusive === value}
            onChange={() => set({ exclusive: value })}
          />
          <span>
            {t(($) => $.join.profile[name].title)}
            <small>{t(($) => $.join.profile[name].body, { percent: shares[share] })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
