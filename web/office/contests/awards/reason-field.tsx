import type { ComponentProps } from 'react';
import { AWARD_LIMITS } from '#contract/domain/award.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { TextInput } from '../../../ui/fields.ts';

/** Why awards that were fixed are changed. */
export function ReasonField(props: ComponentProps<typeof TextInput>) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t(($) => $.office.awards.reason)}
      description={t(($) => $.office.awards.reasonHint)}
      required
      maxLength={AWARD_LIMITS.reason}
      {...props}
    />
  );
}
