import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Textarea } from '../../../ui/fields.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import classes from './words-dialog.module.css';

interface Props {
  title: string;
  /** What will happen, and what will be lost. */
  body: string;
  label: string;
  hint?: string;
  confirm: string;
  max: number;
  /** Nothing need be said. */
  optional?: boolean;
  danger?: boolean;
  onConfirm: (words: string) => Promise<unknown>;
  onClosed: () => void;
}

/** Asks the owner for some words, and stays open until the server has taken them. */
export function WordsDialog({ title, onClosed, ...rest }: Props) {
  return (
    <Dialog title={title} size={520} onClosed={onClosed}>
      {(close) => <WordsForm {...rest} close={close} />}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'title' | 'onClosed'> & { close: () => void };

function WordsForm({ body, label, hint, confirm, max, optional, danger, onConfirm, close }: FormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { request: '' },
    mayBeEmpty: optional ? ['request'] : [],
    send: async ({ request }) => {
      await onConfirm(request.trim());
      close();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.body}>{body}</p>
      <Textarea
        data-autofocus
        label={label}
        description={hint}
        rows={4}
        maxLength={max}
        required={!optional}
        {...form.getInputProps('request')}
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
