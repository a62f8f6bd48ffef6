import type { ComponentProps } from 'react';
import { LIMITS } from '#contract/domain/limits.ts';
import { useTranslation } from '../lib/translation.ts';
import { PasswordInput } from '../ui/fields.ts';

interface Props {
  /** Props of the field from the form. */
  input: ComponentProps<typeof PasswordInput>;
  label: string;
  /** Whether a new password is being chosen, not the current one entered. */
  isNew: boolean;
}

export function PasswordField({ input, label, isNew }: Props) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...input}
      label={label}
      description={isNew ? t(($) => $.login.passwordHint, { min: LIMITS.passwordMin }) : undefined}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      visibilityToggleButtonProps={{ 'aria-label': t(($) => $.login.showPassword), tabIndex: 0 }}
      maxLength={LIMITS.passwordMax}
      size="md"
    />
  );
}
