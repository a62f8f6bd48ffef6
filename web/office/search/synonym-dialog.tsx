import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './search.module.css';
import { type SynonymDraft, useSaveSynonyms } from './use-change-synonyms.ts';

interface Props {
  draft: SynonymDraft;
  onClosed: () => void;
}

export function SynonymDialog({ draft, onClosed }: Props) {
  const { t } = useTranslation();
  const title = t(($) => (draft.id === undefined ? $.office.search.addTitle : $.office.search.editTitle));
  return (
    <Dialog title={title} onClosed={onClosed}>
      {(close) => <SynonymForm draft={draft} close={close} />}
    </Dialog>
  );
}

function SynonymForm({ draft, close }: { draft: SynonymDraft; close: () => void }) {
  const { t } = useTranslation();
  const save = useSaveSynonyms();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { words: draft.words.map((word) => `${word}\n`).join('') },
    send: async ({ words }) => {
      await save.mutateAsync({ ...draft, words: linesOf(words) });
      close();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <Textarea
        data-autofocus
        label={t(($) => $.office.search.words)}
        description={t(($) => $.office.search.formHint)}
        rows={9}
        maxLength={900}
        required
        {...form.getInputProps('words')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.search.save)}
        </Button>
      </div>
    </form>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
