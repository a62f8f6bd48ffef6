import { GUEST_NAME_LENGTH } from '#contract/domain/board.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/fields.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './board.module.css';

interface Props {
  onName: (name: string) => void;
  onClosed: () => void;
}

/** Asks a client for their name, once. */
export function GuestDialog({ onName, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.boardWork.askName)} size={420} onClosed={onClosed}>
      {(close) => (
        <NameForm
          onName={(name) => {
            onName(name);
            close();
          }}
        />
      )}
    </Dialog>
  );
}

function NameForm({ onName }: { onName: (name: string) => void }) {
  const { t } = useTranslation();
  const { form, onSubmit } = useCallForm({
    initial: { name: '' },
    send: async ({ name }) => {
      if (name.trim() !== '') onName(name.trim());
    },
  });
  return (
    <form className={classes.nameForm} onSubmit={onSubmit} noValidate>
      <TextInput
        label={t(($) => $.boardWork.yourName)}
        description={t(($) => $.boardWork.yourNameHint)}
        maxLength={GUEST_NAME_LENGTH}
        autoComplete="name"
        size="md"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Button type="submit">{t(($) => $.boardWork.nameSubmit)}</Button>
    </form>
  );
}
