import { LICENSEE_TYPES, type LicenceInfo, ORDER_LIMITS } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import { useTranslation } from '../../lib/translation.ts';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Choices } from './choices.tsx';
import classes from './licence-fields.module.css';
import { type LicenceField, type LicenceProblems, NEEDED } from './licence-values.ts';

interface Props {
  /** Without a contact of a further project, which has none of its own. */
  values: PartInfo & Partial<LicenceInfo>;
  problems: LicenceProblems;
  /** Fields that the server refused, with its messages. */
  refused: Partial<Record<LicenceField, string>>;
  days: { from: string; to: string };
  onChange: (changes: Partial<LicenceInfo>) => void;
  /** Called when the reader leaves a field. */
  onLeave: (field: LicenceField) => void;
}

const HINTS = {
  creditCode: 'creditCodeHint',
  licensee: 'licenseeHint',
  projectName: 'projectHint',
  brand: 'brandHint',
  endClient: 'endClientHint',
  contact: 'contactHint',
} as const satisfies Partial<Record<LicenceField, string>>;

/** The details that the licence certificate will show. */
export function LicenceFields(props: Props) {
  const { t } = useTranslation();
  const field = useField(props);
  const { values, days, onChange } = props;
  const types = LICENSEE_TYPES.map((value) => ({ value, label: t(($) => $.trade.licenseeType[value]) }));
  return (
    <div className={classes.fields}>
      <Choices
        label={t(($) => $.licenceForm.licenseeType)}
        options={types}
        value={values.licenseeType}
        onChange={(licenseeType) => onChange({ licenseeType })}
      />
      {values.licenseeType === 'company' ? (
        <TextInput {...field('creditCode')} maxLength={18} autoComplete="off" spellCheck={false} />
      ) : (
        <span />
      )}
      <div className={classes.wide}>
        <TextInput {...field('licensee')} autoComplete="organization" />
      </div>
      <TextInput {...field('projectName')} />
      <TextInput {...field('brand')} />
      <TextInput {...field('endClient')} />
      <DateField {...field('startsOn')} min={days.from} max={days.to} onChange={(startsOn) => onChange({ startsOn })} />
      {values.contact !== undefined && (
        <>
          <TextInput {...field('contactName')} autoComplete="name" />
          <TextInput {...field('contact')} />
        </>
      )}
    </div>
  );
}

/** Props that all fields share. */
function useField({ values, problems, refused, onChange, onLeave }: Props) {
  const { t } = useTranslation();
  const problemWords = useProblemWords(problems);
  return (name: LicenceField) => {
    const hint = name in HINTS ? HINTS[name as keyof typeof HINTS] : undefined;
    const required = (NEEDED as readonly string[]).includes(name);
    const label = t(($) => $.licenceForm[name]);
    const optional = <span className={classes.optional}>{t(($) => $.common.optional)}</span>;
    return {
      name,
      label: required ? (
        label
      ) : (
        <>
          {label} {optional}
        </>
      ),
      description: hint && t(($) => $.licenceForm[hint]),
      value: values[name] ?? '',
      error: problemWords(name) ?? refused[name],
      required,
      maxLength: ORDER_LIMITS.name,
      size: 'md' as const,
      inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
      onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
      onBlur: () => onLeave(name),
    };
  };
}

function useProblemWords(problems: LicenceProblems): (field: LicenceField) => string | undefined {
  const { t } = useTranslation();
  return (field) => {
    const problem = problems[field];
    if (problem === 'one-name') return t(($) => $.licenceForm.oneName);
    if (problem === 'wrong-code') return t(($) => $.licenceForm.wrongCode);
    if (problem === 'wrong-date') return t(($) => $.licenceForm.wrongDate);
    const needed = NEEDED.find((name) => name === field);
    return problem && needed ? t(($) => $.licenceForm.please[needed]) : undefined;
  };
}
