import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { DeskTopic } from '#contract/calls/topics-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { Conflict } from '../blocks/changes.tsx';
import { TopicFields } from './topic-fields.tsx';
import classes from './topic-panel.module.css';
import { topicCalls, useRefreshTopics } from './use-change-topics.ts';
import { textsOf, type TopicTexts as Texts, useTopicForm } from './use-topic-form.ts';

/** The texts of a topic. Without unsaved input it follows others' changes; otherwise it shows them. */
export function TopicTexts({ topic }: { topic: DeskTopic }) {
  const [base, setBase] = useState(topic);
  return <TopicForm key={base.version} base={base} latest={topic} onBase={setBase} />;
}

interface Props {
  /** The topic as it was when typing began. */
  base: DeskTopic;
  latest: DeskTopic;
  onBase: (base: DeskTopic) => void;
}

function TopicForm({ base, latest, onBase }: Props) {
  const { t } = useTranslation();
  const refresh = useRefreshTopics();
  const [version, setVersion] = useState(base.version);
  const form = useTopicForm(base, async (texts) => {
    await topicCalls.edit({ id: base.id, version, ...texts }).finally(refresh);
    void toast(t(($) => $.office.topics.form.saved));
    onBase({ ...latest, ...texts, version: version + 1 });
  });
  const newer = latest.version > version;
  const theirs = newer && form.changed ? changesBetween(base, latest) : [];
  useEffect(() => {
    if (newer && !form.changed) onBase(latest);
  }, [newer, form.changed, latest, onBase]);
  const keepMine = () => {
    form.takeOver(textsOf(latest));
    setVersion(latest.version);
  };
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <TopicFields form={form} />
      {theirs.length > 0 ? (
        <Conflict theirs={theirs} onKeepMine={keepMine} onTakeTheirs={() => onBase(latest)} />
      ) : (
        <Problem>{form.problem}</Problem>
      )}
      <div className={classes.buttons}>
        {latest.published && latest.cover && (
          <ButtonLink
            variant="plain"
            size="small"
            icon={<IconExternalLink size={15} stroke={1.8} aria-hidden="true" />}
            to={paths.topic(base.id)}
          >
            {t(($) => $.office.topics.view)}
          </ButtonLink>
        )}
        <Button type="submit" size="small" loading={form.pending} disabled={!form.changed || theirs.length > 0}>
          {t(($) => $.office.topics.form.save)}
        </Button>
      </div>
    </form>
  );
}

function changesBetween(before: Texts, after: Texts) {
  const fields = Object.keys(textsOf(before)) as (keyof Texts)[];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
