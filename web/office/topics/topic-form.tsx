import type { DeskTopic } from '#contract/calls/topics-desk.ts';
import { typedMoment } from '../blocks/moment-field.tsx';
import { topicCalls } from '../collections/collections.ts';
import { EditForm } from '../collections/edit-form.tsx';
import { ShownTimes, useTypedInstant } from '../collections/shown-times.tsx';
import { type CollectionForm, type Filled, textsOf } from '../collections/use-collection-form.ts';
import { CoverField } from '../content/pictures/cover-field.tsx';
import classes from './topic-form.module.css';

const valuesOf = (topic: DeskTopic) => ({
  ...textsOf(topic),
  shownFrom: typedMoment(topic.shownFrom),
  shownUntil: typedMoment(topic.shownUntil),
  chosenCover: topic.chosenCover ?? '',
});

/** The texts of a topic, its cover and when visitors see it. */
export function TopicForm({ topic }: { topic: DeskTopic }) {
  const { id, version, published, shown } = topic;
  const instant = useTypedInstant('topics');
  const save = async (seen: number, { values, published: wanted }: Filled<ReturnType<typeof valuesOf>>) =>
    await topicCalls.edit({
      id,
      version: seen,
      ...textsOf(values),
      published: wanted,
      shownFrom: instant('shownFrom', values.shownFrom),
      shownUntil: instant('shownUntil', values.shownUntil),
      chosenCover: values.chosenCover || null,
    });
  return (
    <EditForm
      of="topics"
      id={id}
      latest={{ version, published, values: valuesOf(topic) }}
      shown={shown}
      save={save}
      more={(form) => (
        <>
          <ChosenCover form={form} />
          <ShownTimes of="topics" form={form} />
        </>
      )}
    />
  );
}

function ChosenCover({ form }: { form: CollectionForm }) {
  const { value, error, onChange } = form.field('chosenCover');
  return (
    <div className={classes.cover}>
      <CoverField cover={value || null} error={error} onChange={(next) => onChange(next ?? '')} />
    </div>
  );
}
