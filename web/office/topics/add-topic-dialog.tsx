import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { TopicFields } from './topic-fields.tsx';
import classes from './topic-fields.module.css';
import { topicCalls, useRefreshTopics } from './use-change-topics.ts';
import { useTopicForm } from './use-topic-form.ts';

interface Props {
  onAdded: (id: number) => void;
  onClosed: () => void;
}

export function AddTopicDialog({ onAdded, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.topics.addTitle)} size={720} onClosed={onClosed}>
      {(close) => <AddTopicForm onAdded={onAdded} close={close} />}
    </Dialog>
  );
}

// A new topic is empty, so it stays unpublished at first.
const BLANK = { slug: '', titleZh: '', titleEn: '', descriptionZh: '', descriptionEn: '', published: false };

function AddTopicForm({ onAdded, close }: { onAdded: (id: number) => void; close: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefreshTopics();
  const form = useTopicForm(BLANK, async (texts) => {
    const { id } = await topicCalls.add(texts);
    refresh();
    void toast(t(($) => $.office.topics.added));
    onAdded(id);
    close();
  });
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <TopicFields form={form} />
      <Problem>{form.problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={form.pending}>
          {t(($) => $.office.topics.add)}
        </Button>
      </div>
    </form>
  );
}
