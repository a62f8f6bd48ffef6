import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { PasswordField } from '../password-field.tsx';
import type { Profile } from './profile-query.ts';
import classes from './settings.module.css';

interface ProofValues extends Record<string, string> {
  password: string;
  ownerCode: string;
}

/** The reader proves to be the owner by password, or by a code to the address that `kind` names. */
export function useOwnerProof(profile: Profile, kind: 'email' | 'mobile') {
  const [byCode, setByCode] = useState(!profile.hasPassword);
  const other = kind === 'email' ? 'mobile' : 'email';
  return {
    byCode,
    address: profile[kind] ?? profile[other] ?? '',
    toggle: profile.hasPassword ? () => setByCode(!byCode) : undefined,
    initial: { password: '', ownerCode: '' },
    mayBeEmpty: [byCode ? ('password' as const) : ('ownerCode' as const)],
    of: ({ password, ownerCode }: ProofValues): { password?: string; ownerCode?: string } =>
      byCode ? { ownerCode } : { password },
  };
}

interface Props<Values extends ProofValues> {
  form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'setFieldError'>;
  proof: ReturnType<typeof useOwnerProof>;
}

export function OwnerProof<Values extends ProofValues>({ form, proof: { byCode, address, toggle } }: Props<Values>) {
  const { t } = useTranslation();
  return (
    <div>
      {byCode ? (
        <CodeField
          input={form.getInputProps('ownerCode')}
          label={address.includes('@') ? t(($) => $.userCenter.emailCode) : t(($) => $.userCenter.mobileCode)}
          account={address}
          purpose="prove"
          onAccountProblem={(message) => form.setFieldError('ownerCode', message)}
        />
      ) : (
        <PasswordField
          input={form.getInputProps('password')}
          label={t(($) => $.userCenter.oldPassword)}
          isNew={false}
        />
      )}
      {toggle && (
        <div className={classes.otherProof}>
          <Button variant="plain" size="small" onClick={toggle}>
            {byCode ? t(($) => $.userCenter.proveByPassword) : t(($) => $.userCenter.proveByCode)}
          </Button>
        </div>
      )}
    </div>
  );
}
