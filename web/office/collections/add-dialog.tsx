import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import type { CollectionName } from './collections.ts';
import { TextFields } from './text-fields.tsx';
import classes from './text-fields.module.css';
import { useRefresh } from './use-change.ts';
import { type Texts, useCollectionForm } from './use-collection-form.ts';

interface Props {
  of: CollectionName;
  add: (texts: Texts & { published: boolean }) => Promise<{ id: number }>;
  onAdded: (id: number) => void;
  onClosed: () => void;
}

export function AddDialog({ onClosed, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office[rest.of].addTitle)} size={720} onClosed={onClosed}>
      {(close) => <AddForm {...rest} close={close} />}
    </Dialog>
  );
}

// A new one is empty, so it stays unpublished at first.
const BLANK = {
  values: { slug: '', titleZh: '', titleEn: '', descriptionZh: '', descriptionEn: '' },
  published: false,
};

function AddForm({ of, add, onAdded, close }: Omit<Props, 'onClosed'> & { close: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefresh(of);
  const form = useCollectionForm({
    initial: BLANK,
    send: async ({ values, published }) => {
      const { id } = await add({ ...values, published });
      refresh();
      void toast(t(($) => $.office[of].added));
      onAdded(id);
      close();
    },
  });
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <TextFields of={of} form={form} />
      <Problem>{form.problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={form.pending}>
          {t(($) => $.office[of].add)}
        </Button>
      </div>
    </form>
  );
}
