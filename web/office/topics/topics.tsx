import { CollectionDesk } from '../collections/collection-desk.tsx';
import { topicCalls } from '../collections/collections.ts';
import { topicsQuery } from '../collections/queries.ts';
import { Standing } from '../collections/standing.tsx';
import { TopicBody } from './topic-body.tsx';
import { TopicForm } from './topic-form.tsx';

/** The topics of the home page, in their order. */
export function Topics() {
  return (
    <CollectionDesk
      of="topics"
      list={topicsQuery}
      label={(topic) => <Standing of="topics" item={topic} />}
      form={(topic) => (
        <>
          <TopicForm topic={topic} />
          <TopicBody id={topic.id} />
        </>
      )}
      add={topicCalls.add}
    />
  );
}
