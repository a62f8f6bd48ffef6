import type { GetInputPropsReturnType } from '@mantine/form';
import { AGREEMENT_LIMITS } from '#contract/calls/agreements.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Textarea, TextInput } from '../../ui/fields.ts';
import classes from './agreements.module.css';

type Name = keyof typeof AGREEMENT_LIMITS;

/** Title and text of a version, Chinese beside English. */
export function TextFields({ inputOf }: { inputOf: (name: Name) => GetInputPropsReturnType }) {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      {(['titleZh', 'titleEn'] as const).map((name) => (
        <TextInput
          key={name}
          label={t(($) => $.office.agreements[name])}
          maxLength={AGREEMENT_LIMITS[name]}
          required
          {...inputOf(name)}
        />
      ))}
      {(['bodyZh', 'bodyEn'] as const).map((name) => (
        <Textarea
          key={name}
          label={t(($) => $.office.agreements[name])}
          rows={12}
          maxLength={AGREEMENT_LIMITS[name]}
          required
          {...inputOf(name)}
        />
      ))}
    </div>
  );
}
