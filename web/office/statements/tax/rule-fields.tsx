import { IconPlus, IconTrash } from '@tabler/icons-react';
import { TAX_METHODS } from '#contract/domain/tax.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { IconButton } from '../../blocks/icon-button.tsx';
import classes from './tax.module.css';
import type { TypedRule, TypedStep } from './typed-rules.ts';

interface Props {
  rule: TypedRule;
  onChange: (rule: Partial<TypedRule>) => void;
}

/** How one category is taxed: method, deductions by the height of the income, and bands. */
export function RuleFields({ rule, onChange }: Props) {
  const { t } = useTranslation();
  const name = (field: 'minus' | 'minusPercent' | 'rate' | 'quick' | 'upTo' | 'taxableUpTo') =>
    t(($) => $.office.statements.tax[field]);
  return (
    <div className={classes.rule}>
      <div className={classes.three}>
        <NativeSelect
          size="xs"
          label={t(($) => $.office.statements.tax.method)}
          data={TAX_METHODS.map((value) => ({ value, label: t(($) => $.office.statements.tax.methods[value]) }))}
          value={rule.method}
          onChange={({ currentTarget: { value } }) =>
            onChange({ method: TAX_METHODS.find((one) => one === value) ?? rule.method })
          }
        />
        <TextInput
          size="xs"
          label={t(($) => $.office.statements.tax.monthly)}
          disabled={rule.method !== 'cumulative'}
          value={rule.monthly}
          onChange={(event) => onChange({ monthly: event.currentTarget.value })}
        />
        <TextInput
          size="xs"
          label={t(($) => $.office.statements.tax.factor)}
          value={rule.factor}
          onChange={(event) => onChange({ factor: event.currentTarget.value })}
        />
      </div>
      <Steps
        title={t(($) => $.office.statements.tax.deductions)}
        names={{ upTo: name('upTo'), first: name('minus'), second: name('minusPercent') }}
        steps={rule.deductions}
        onChange={(deductions) => onChange({ deductions })}
      />
      <Steps
        title={t(($) => $.office.statements.tax.bands)}
        names={{ upTo: name('taxableUpTo'), first: name('rate'), second: name('quick') }}
        steps={rule.bands}
        onChange={(bands) => onChange({ bands })}
      />
    </div>
  );
}

interface StepsProps {
  title: string;
  names: Record<keyof TypedStep, string>;
  steps: TypedStep[];
  onChange: (steps: TypedStep[]) => void;
}

const MOST_STEPS = 10;
const FIELDS = ['upTo', 'first', 'second'] as const;

/** Steps that rise; the last one has no upper end, so it cannot be deleted. */
function Steps({ title, names, steps, onChange }: StepsProps) {
  const { t } = useTranslation();
  const last = steps.length - 1;
  const change = (place: number, step: Partial<TypedStep>) =>
    onChange(steps.map((one, at) => (at === place ? { ...one, ...step } : one)));
  return (
    <fieldset className={classes.steps}>
      <legend>{title}</legend>
      {steps.map((step, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is its place
        <div key={place}>
          {FIELDS.map((field) => (
            <TextInput
              key={field}
              size="xs"
              aria-label={`${names[field]} ${place + 1}`}
              label={place === 0 ? names[field] : undefined}
              disabled={field === 'upTo' && place === last}
              placeholder={field === 'upTo' && place === last ? t(($) => $.office.statements.tax.noEnd) : undefined}
              inputMode="decimal"
              maxLength={14}
              value={step[field]}
              onChange={(event) => change(place, { [field]: event.currentTarget.value })}
            />
          ))}
          {place < last && (
            <IconButton
              icon={IconTrash}
              label={t(($) => $.office.statements.tax.removeRow, { place: place + 1 })}
              onClick={() => onChange(steps.filter((_, at) => at !== place))}
            />
          )}
        </div>
      ))}
      {steps.length < MOST_STEPS && (
        <Button
          variant="plain"
          size="small"
          icon={<IconPlus size={14} stroke={2} aria-hidden="true" />}
          onClick={() => onChange([...steps.slice(0, -1), { ...steps.at(-1)! }, steps.at(-1)!])}
        >
          {t(($) => $.office.statements.tax.addRow)}
        </Button>
      )}
    </fieldset>
  );
}
