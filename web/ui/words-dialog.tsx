import { useState, type FormEvent, type ReactNode } from 'react';
import { LIMITS } from '#contract/domain/limits.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Textarea } from './fields.ts';
import { Problem } from './problem.tsx';
import { useCallForm } from './use-call-form.ts';
import classes from './words-dialog.module.css';

export interface WordsDialogProps {
  title: string;
  /** What will happen, and what will be lost. */
  body: string;
  /** Name of the text, and who reads it. */
  label: string;
  hint?: string;
  /** The server's name for the text; its complaints about it are shown beside the field. */
  field?: string;
  max?: number;
  confirm: string;
  danger?: boolean;
  optional?: boolean;
  /** Fields above the text. */
  children?: ReactNode;
  /** Reason why it cannot be sent yet. */
  refusal?: string | undefined;
  onConfirm: (words: string) => Promise<unknown>;
  onClosed: () => void;
}

/** Asks for a short text, mostly a reason, and stays open until the server has accepted it. */
export function WordsDialog({ title, onClosed, ...rest }: WordsDialogProps) {
  return (
    <Dialog title={title} size={500} onClosed={onClosed}>
      {(close) => <WordsForm {...rest} close={close} />}
    </Dialog>
  );
}

type FormProps = Omit<WordsDialogProps, 'title' | 'onClosed'> & { close: () => void };

function WordsForm({ body, confirm, danger = false, close, children, ...words }: FormProps) {
  const { t } = useTranslation();
  const { field = 'reason', max = LIMITS.reasonMax, optional = false } = words;
  const { input, submit, pending, problem } = useSending({ ...words, field, optional, close });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.body}>{body}</p>
      {children}
      <Textarea
        data-autofocus={children ? undefined : true}
        label={words.label}
        description={words.hint}
        rows={3}
        maxLength={max}
        required={!optional}
        {...input}
      />
      <Problem>{problem}</Problem>
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

interface Sending extends Pick<FormProps, 'refusal' | 'onConfirm' | 'close'> {
  field: string;
  optional: boolean;
}

function useSending({ field, optional, refusal, onConfirm, close }: Sending) {
  const [refused, setRefused] = useState(false);
  const { form, onSubmit, pending, problem } = useCallForm<Record<string, string>>({
    initial: { [field]: '' },
    mayBeEmpty: optional ? [field] : [],
    send: async (values) => {
      await onConfirm((values[field] ?? '').trim());
      close();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused(refusal !== undefined);
    if (refusal === undefined && !pending) onSubmit(event);
  };
  return { input: form.getInputProps(field), submit, pending, problem: (refused && refusal) || problem };
}
