import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { APPLICATION_TEXT } from '#contract/domain/application.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { TextInput } from '../../ui/fields.ts';
import { applications, keepApplication } from './join-queries.ts';
import { LoginFirst } from './login-first.tsx';
import classes from './wizard.module.css';
import type { StepProps } from './step-props.ts';

export function StepContact({ form, facts, member }: StepProps) {
  const { t } = useTranslation();
  const [phoneError, setPhoneError] = useState<string>();
  const { values, set, errors } = form;
  return (
    <>
      <h1 tabIndex={-1}>{t(($) => $.join.contact.title)}</h1>
      <TextInput
        size="md"
        label={t(($) => $.join.contact.realName)}
        description={t(($) => $.join.contact.realNameHint)}
        autoComplete="name"
        maxLength={APPLICATION_TEXT.realName}
        value={values.realName}
        error={errors['realName']}
        onChange={(event) => set({ realName: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        label={t(($) => $.join.contact.phone)}
        description={t(($) => $.join.contact.phoneHint)}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={values.phone}
        error={errors['phone'] ?? phoneError}
        onChange={(event) => {
          setPhoneError(undefined);
          set({ phone: event.currentTarget.value });
        }}
      />
      {facts.phoneVerified && (
        <p className={classes.verified}>
          <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
          {t(($) => $.join.contact.verified)}
        </p>
      )}
      {member && !facts.phoneVerified && <Verify form={form} onPhoneProblem={setPhoneError} />}
      <TextInput
        size="md"
        label={t(($) => $.join.contact.wechat)}
        maxLength={APPLICATION_TEXT.wechat}
        value={values.wechat}
        error={errors['wechat']}
        onChange={(event) => set({ wechat: event.currentTarget.value })}
      />
      {!member && <LoginFirst why="contact" />}
    </>
  );
}

/** Proves the number with a code; the number is saved first, since the server proves the saved one. */
function Verify({ form, onPhoneProblem }: { form: StepProps['form']; onPhoneProblem: (message: string) => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const verifying = useMutation({
    mutationFn: async () => {
      if (await form.flush()) keepApplication((await applications.verifyPhone({ code })).application);
    },
  });
  return (
    <div className={classes.code}>
      <CodeField
        input={{
          value: code,
          error: verifying.error?.message,
          onChange: (event) => setCode(event.currentTarget.value),
        }}
        account={form.values.phone}
        purpose="apply"
        onAccountProblem={onPhoneProblem}
      />
      <Button disabled={code.length !== 6} loading={verifying.isPending} onClick={() => verifying.mutate()}>
        {t(($) => $.join.contact.verify)}
      </Button>
    </div>
  );
}
