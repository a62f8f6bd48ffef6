import { FOLLOWING_LIMITS } from '#contract/domain/following.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextInput } from './fields.ts';
import { Problem } from './problem.tsx';
import classes from './search-name-dialog.module.css';
import { useCallForm } from './use-call-form.ts';

interface Props {
  title: string;
  note?: string;
  /** Filled in at first. */
  name: string;
  onName: (name: string) => Promise<void>;
  onClosed: () => void;
}

/** Asks for the name of a saved search, and stays open until the server has accepted it. */
export function SearchNameDialog({ title, onClosed, ...form }: Props) {
  return (
    <Dialog title={title} size={420} onClosed={onClosed}>
      {(close) => <NameForm {...form} onDone={close} />}
    </Dialog>
  );
}

function NameForm({ note, name, onName, onDone }: Omit<Props, 'title' | 'onClosed'> & { onDone: () => void }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { name: Array.from(name).slice(0, FOLLOWING_LIMITS.nameMax).join('') },
    send: async (values) => {
      await onName(values.name.trim());
      onDone();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {note && <p>{note}</p>}
      <TextInput
        label={t(($) => $.following.name)}
        maxLength={FOLLOWING_LIMITS.nameMax}
        size="md"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending}>
        {t(($) => $.common.save)}
      </Button>
    </form>
  );
}
