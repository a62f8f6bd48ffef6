import { useNavigate } from 'react-router';
import { boardCalls, type Board } from '#contract/calls/boards.ts';
import { client } from '../../lib/api.ts';
import { reloadBoards } from '../../lib/bookmarks-queries.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import { boardPath } from './bookmarks-address.ts';
import classes from './name-dialog.module.css';

const boards = client(boardCalls);

/** Creates a board and opens it. */
export function NewBoardDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Dialog title={t(($) => $.ownBoard.create)} size={420} onClosed={onClosed}>
      {(close) => (
        <NameForm
          name=""
          submit={t(($) => $.ownBoard.submit)}
          onName={async (name) => {
            const { id } = await boards.create({ name });
            await reloadBoards();
            close();
            await navigate(boardPath(id));
          }}
        />
      )}
    </Dialog>
  );
}

export function RenameDialog({ board, onClosed }: { board: Board; onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.ownBoard.rename)} size={420} onClosed={onClosed}>
      {(close) => (
        <NameForm
          name={board.name}
          submit={t(($) => $.common.save)}
          onName={async (name) => {
            await boards.rename({ id: board.id, name });
            await reloadBoards();
            close();
            void toast(t(($) => $.ownBoard.renamed));
          }}
        />
      )}
    </Dialog>
  );
}

interface FormProps {
  name: string;
  submit: string;
  onName: (name: string) => Promise<void>;
}

function NameForm({ name, submit, onName }: FormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { name },
    send: (values) => onName(values.name.trim()),
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        label={t(($) => $.ownBoard.name)}
        placeholder={t(($) => $.ownBoard.nameHint)}
        maxLength={60}
        size="md"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={pending}>
        {submit}
      </Button>
    </form>
  );
}
