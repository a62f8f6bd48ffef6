import { CONTEST_PARTS } from '#contract/domain/contest.ts';
import { useTranslation } from '../../../../lib/translation.ts';
import { NativeSelect, Textarea } from '../../../../ui/fields.ts';
import type { FormProps } from '../fields.ts';
import { Field } from './field.tsx';
import { useTyped } from './use-typed.ts';
import classes from './forms.module.css';

export function ButtonForm({ fields, errorOf, onChange }: FormProps<'button'>) {
  return (
    <div className={classes.pair}>
      <Field name="label" value={fields.label} error={errorOf('label')} onChange={(label) => onChange({ label })} />
      <Field
        name="link"
        value={fields.link}
        error={errorOf('link')}
        hint="/About"
        tidy={(typed) => typed.trim()}
        onChange={(link) => onChange({ link })}
      />
    </div>
  );
}

/** A part of the contest that the page belongs to; elsewhere it shows nothing. */
export function ContestForm({ fields, onChange }: FormProps<'contest'>) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t(($) => $.office.bodyEditor.fields.part)}
      description={t(($) => $.office.bodyEditor.partHint)}
      size="xs"
      value={fields.part}
      data={CONTEST_PARTS.map((value) => ({ value, label: t(($) => $.office.bodyEditor.parts[value]) }))}
      onChange={({ currentTarget }) =>
        onChange({ part: CONTEST_PARTS.find((one) => one === currentTarget.value) ?? fields.part })
      }
    />
  );
}

export function MaterialForm({ fields, errorOf, onChange }: FormProps<'material'>) {
  return (
    <div className={classes.pair}>
      <Field
        name="code"
        value={fields.code}
        error={errorOf('code')}
        hint="V00000012"
        tidy={(typed) => typed.trim().toUpperCase()}
        onChange={(code) => onChange({ code })}
      />
      <Field
        name="caption"
        value={fields.caption}
        error={errorOf('caption')}
        onChange={(caption) => onChange({ caption })}
      />
    </div>
  );
}

const codesIn = (typed: string) =>
  typed
    .toUpperCase()
    .split(/[\s,;，；、]+/)
    .filter((code) => code !== '');

/** A row of materials: its codes as they come, typed or copied from a sheet. */
export function MaterialsForm({ fields, errorOf, onChange }: FormProps<'materials'>) {
  const { t } = useTranslation();
  const { title, codes } = fields;
  const [typed, setTyped] = useTyped(codes.join(' '), (text) => codesIn(text).join(' '));
  const wrong = codes.flatMap((_code, place) => errorOf(`codes.${place}`) ?? []);
  return (
    <div className={classes.lines}>
      <Field name="title" value={title} error={errorOf('title')} onChange={(title) => onChange({ title })} />
      <Textarea
        label={t(($) => $.office.bodyEditor.fields.codes)}
        description={t(($) => $.office.bodyEditor.codesHint)}
        size="xs"
        rows={2}
        value={typed}
        error={errorOf('codes') ?? wrong[0]}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          onChange({ codes: codesIn(value) });
        }}
      />
    </div>
  );
}
