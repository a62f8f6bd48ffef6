import { CONTENT_LIMITS, type ContentDetail } from '#contract/calls/content-desk.ts';
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
  onPlaced: () => Promise<void>;
  onClosed: () => void;
}

/** Another place for an entry in the list of its type. */
export function PlaceDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.content.form.positionTitle)} onClosed={props.onClosed}>
      {(close) => <PlaceForm {...props} close={close} />}
    </Dialog>
  );
}

function PlaceForm({ entry, version, onPlaced, close }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const place = useChange(
    desk.place,
    t(($) => $.office.content.form.positioned),
  );
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { position: String(entry.position) },
    send: async ({ position }) => {
      await place.mutateAsync({ id: entry.id, version, position: Number(position) });
      close();
      await onPlaced();
    },
  });
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        label={t(($) => $.office.content.form.position)}
        description={t(($) => $.office.content.form.positionHint)}
        required
        inputMode="numeric"
        maxLength={String(CONTENT_LIMITS.position).length}
        {...form.getInputProps('position')}
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
