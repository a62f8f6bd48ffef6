import { useState } from 'react';
import { KEY_LIMITS, KEY_RATES, KEY_SCOPES, type KeyScope } from '#contract/domain/api-key.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { OwnerProof, useOwnerProof } from '../../user-center/owner-proof.tsx';
import type { Profile } from '../../user-center/profile-query.ts';
import companyClasses from '../company.module.css';
import { Checks } from './checks.tsx';
import { keepKeys, keys } from './queries.ts';
import { SecretDialog } from './secret-dialog.tsx';

function useKeyForm(profile: Profile) {
  const [scopes, setScopes] = useState<ReadonlySet<KeyScope>>(new Set(['search', 'prices']));
  const [made, setMade] = useState<string>();
  const proof = useOwnerProof(profile, 'email');
  const form = useCallForm({
    initial: { name: '', perMinute: String(KEY_RATES[1]), ...proof.initial },
    mayBeEmpty: proof.mayBeEmpty,
    send: async ({ name, perMinute, ...proven }) => {
      const wanted = { name, scopes: [...scopes], perMinute: Number(perMinute) };
      const reply = await keys.create({ ...wanted, ...proof.of(proven) });
      keepKeys(reply);
      setMade(reply.key);
      form.form.reset();
    },
  });
  return { ...form, proof, scopes, setScopes, made, forget: () => setMade(undefined) };
}

/** Makes a key for whoever proves to own the account, and shows it, once. */
export function KeyForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem, proof, scopes, setScopes, made, forget } = useKeyForm(profile);
  return (
    <form className={companyClasses.form} onSubmit={onSubmit} noValidate>
      <TextInput
        {...form.getInputProps('name')}
        label={t(($) => $.company.programs.name)}
        description={t(($) => $.company.programs.nameHint)}
        autoComplete="off"
        maxLength={KEY_LIMITS.name}
      />
      <Checks
        legend={t(($) => $.company.programs.scopesLabel)}
        all={KEY_SCOPES}
        chosen={scopes}
        nameOf={(scope) => t(($) => $.company.programs.scopes[scope])}
        onChange={setScopes}
      />
      <NativeSelect
        {...form.getInputProps('perMinute')}
        label={t(($) => $.company.programs.rate)}
        data={KEY_RATES.map((count) => ({
          value: String(count),
          label: t(($) => $.company.programs.perMinute, { count }),
        }))}
      />
      <OwnerProof form={form} proof={proof} />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending} disabled={scopes.size === 0}>
        {t(($) => $.company.programs.make)}
      </Button>
      {made !== undefined && (
        <SecretDialog
          title={t(($) => $.company.programs.madeTitle)}
          note={t(($) => $.company.programs.madeNote)}
          secret={made}
          onClosed={forget}
        />
      )}
    </form>
  );
}
