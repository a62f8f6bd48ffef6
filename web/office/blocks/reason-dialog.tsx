import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#contract/domain/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './reason-dialog.module.css';

export interface ReasonDialogProps {
  title: string;
  /** What will happen, and what will be lost. */
  body: string;
  confirm: string;
  danger?: boolean;
  /** What the words are called and who reads them, unless they are a reason for the audit trail. */
  label?: string;
  hint?: string;
  /** Nothing has to be said. */
  optional?: boolean;
  /** Fields above the reason, when there is something to choose. */
  children?: ReactNode;
  /** Why it cannot be sent yet. */
  refusal?: string | undefined;
  onConfirm: (reason: string) => Promise<unknown>;
  onClosed: () => void;
}

/** Asks for the reason of a change, and stays open until the server has made it. */
export function ReasonDialog({ title, onClosed, ...rest }: ReasonDialogProps) {
  return (
    <Dialog title={title} size={500} onClosed={onClosed}>
      {(close) => <ReasonForm {...rest} close={close} />}
    </Dialog>
  );
}

type FormProps = Omit<ReasonDialogProps, 'title' | 'onClosed'> & { close: () => void };

function ReasonForm({
  body,
  confirm,
  danger = false,
  optional = false,
  refusal,
  onConfirm,
  close,
  ...words
}: FormProps) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState(false);
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { reason: '' },
    mayBeEmpty: optional ? ['reason'] : [],
    send: async ({ reason }) => {
      await onConfirm(reason);
      close();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(refusal !== undefined);
    if (refusal === undefined && !pending) onSubmit(event);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.body}>{body}</p>
      {words.children}
      <Textarea
        data-autofocus={words.children ? undefined : true}
        label={words.label ?? t(($) => $.office.reason.label)}
        description={words.hint ?? t(($) => $.office.reason.hint)}
        rows={3}
        maxLength={LIMITS.reasonMax}
        required={!optional}
        {...form.getInputProps('reason')}
      />
      <Problem>{(refused && refusal) || problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'filled'} loading={pending}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
