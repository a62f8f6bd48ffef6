import type { ContentDetail } from '#contract/calls/content-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './content.module.css';
import { desk, useChange } from './queries.ts';

interface Props {
  entry: ContentDetail;
  version: number;
  onRenamed: () => Promise<void>;
  onClosed: () => void;
}

/** Another address for an entry. */
export function RenameDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.content.form.renameTitle)} onClosed={props.onClosed}>
      {(close) => <RenameForm {...props} close={close} />}
    </Dialog>
  );
}

function RenameForm({ entry: { id, slug }, version, onRenamed, close }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const rename = useChange(
    desk.rename,
    t(($) => $.office.content.form.renamed),
  );
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { slug },
    send: async (typed) => {
      await rename.mutateAsync({ id, version, ...typed });
      close();
      await onRenamed();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p>{t(($) => $.office.content.form.renameHint)}</p>
      <TextInput
        label={t(($) => $.office.content.form.slug)}
        description={t(($) => $.office.content.create.slugHint)}
        required
        maxLength={80}
        {...form.getInputProps('slug')}
      />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending} disabled={!form.isDirty()}>
          {t(($) => $.office.content.form.rename)}
        </Button>
      </div>
    </form>
  );
}
