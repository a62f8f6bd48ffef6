import {
  askedReferences,
  missingReferences,
  type OrderReferences,
  REFERENCE_MAX,
  type ReferenceRules,
} from '#contract/domain/references.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TextInput } from '../fields.ts';
import classes from './reference-fields.module.css';

interface Props {
  rules: ReferenceRules;
  values: OrderReferences;
  /** The reader has tried to submit, so what is missing is marked. */
  asked: boolean;
  onChange: (values: OrderReferences) => void;
}

/** The references that the reader's company wants with an order; nothing where it wants none. */
export function ReferenceFields({ rules, values, asked, onChange }: Props) {
  const { t } = useTranslation();
  const missing = asked ? missingReferences(rules, values) : [];
  const names = askedReferences(rules);
  if (names.length === 0) return null;
  return (
    <div className={classes.fields}>
      {names.map((name) => (
        <TextInput
          key={name}
          name={name}
          label={
            <>
              {t(($) => $.trade.reference[name])}
              {rules[name] === 'optional' && <small>{t(($) => $.common.optional)}</small>}
            </>
          }
          value={values[name]}
          error={missing.includes(name) && t(($) => $.trade.pleaseReference[name])}
          required={rules[name] === 'compulsory'}
          maxLength={REFERENCE_MAX}
          autoComplete="off"
          onChange={(event) => onChange({ ...values, [name]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
