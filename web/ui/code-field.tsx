import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import type { InputOf } from '#contract/call.ts';
import { accountCalls } from '#contract/calls/accounts.ts';
import { LIMITS } from '#contract/domain/limits.ts';
import { CallError, client } from '../lib/api.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from './button.tsx';
import { TextInput } from './fields.ts';
import classes from './code-field.module.css';

const accounts = client(accountCalls);
const SECONDS_BETWEEN_CODES = 60;

export type CodePurpose = InputOf<typeof accountCalls.sendCode>['purpose'];

interface Props {
  /** Props of the field from the form. */
  input: ComponentProps<typeof TextInput>;
  account: string;
  purpose: CodePurpose;
  label?: string;
  /** Called when the account is the reason why no code was sent. */
  onAccountProblem: (message: string) => void;
}

/** Sends a verification code and takes its digits. */
export function CodeField({ input, account, purpose, label, onAccountProblem }: Props) {
  const { t } = useTranslation();
  const { left, start } = useCountdown(SECONDS_BETWEEN_CODES);
  const sending = useMutation({
    mutationFn: () => accounts.sendCode({ account, purpose }),
    onSuccess: start,
    onError: (error) => {
      const message = error instanceof CallError ? error.fields['account'] : undefined;
      if (message) onAccountProblem(message);
    },
  });
  const send = () => {
    if (account.trim() === '') onAccountProblem(t(($) => $.fieldProblems.required));
    else sending.mutate();
  };
  const blamesAccount = sending.error instanceof CallError && 'account' in sending.error.fields;
  return (
    <div className={classes.field}>
      <div className={classes.row}>
        <TextInput
          {...input}
          label={label ?? t(($) => $.login.code)}
          placeholder={t(($) => $.login.codeHint)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LIMITS.codeLength}
          size="md"
        />
        <Button variant="default" disabled={left > 0} loading={sending.isPending} onClick={send}>
          {left > 0 ? t(($) => $.login.sendAgain, { seconds: left }) : t(($) => $.login.sendCode)}
        </Button>
      </div>
      <output className={classes.note} data-failed={sending.isError}>
        {sending.isSuccess && t(($) => $.login.codeSent, { minutes: LIMITS.codeMinutes })}
        {sending.isError && !blamesAccount && sending.error.message}
      </output>
    </div>
  );
}

/** Seconds left of the countdown, and a function to start it. */
function useCountdown(seconds: number): { left: number; start: () => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: () => setLeft(seconds) };
}
