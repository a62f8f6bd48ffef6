import type { DeskTopic } from '#contract/calls/topics-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { CollectionDesk } from '../collections/collection-desk.tsx';
import { topicCalls } from '../collections/collections.ts';
import { EditForm } from '../collections/edit-form.tsx';
import { topicsQuery } from '../collections/queries.ts';
import { textsOf } from '../collections/use-collection-form.ts';

/** The topics of the home page, in their order. */
export function Topics() {
  return (
    <CollectionDesk
      of="topics"
      list={topicsQuery}
      label={(topic) => <Standing topic={topic} />}
      form={(topic) => <TopicForm topic={topic} />}
      add={topicCalls.add}
    />
  );
}

function Standing({ topic: { published } }: { topic: DeskTopic }) {
  const { t } = useTranslation();
  return (
    <Label tone={published ? 'good' : 'quiet'}>{t(($) => $.office.topics[published ? 'published' : 'draft'])}</Label>
  );
}

function TopicForm({ topic }: { topic: DeskTopic }) {
  const { id, version, published } = topic;
  return (
    <EditForm
      of="topics"
      id={id}
      latest={{ version, published, values: { ...textsOf(topic) } }}
      shown={published && topic.cover !== null}
      save={(seen, filled) => topicCalls.edit({ id, version: seen, ...filled.values, published: filled.published })}
    />
  );
}
