import { IconPhotoOff } from '@tabler/icons-react';
import type { DeskTopic } from '#contract/calls/topics-desk.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import classes from './topic-row.module.css';

interface Props {
  topic: DeskTopic;
  open: boolean;
  onOpen: () => void;
}

/** A topic in the list: its cover, its titles and whether visitors see it. */
export function TopicRow({ topic, open, onOpen }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [title, other] = language === 'en' ? [topic.titleEn, topic.titleZh] : [topic.titleZh, topic.titleEn];
  const { online } = topic;
  const hidden = topic.materials - online;
  const count =
    hidden > 0
      ? t(($) => $.office.topics.countHidden, { online, hidden })
      : t(($) => $.office.topics.count, { online });
  return (
    <button type="button" className={classes.row} aria-current={open || undefined} onClick={onOpen}>
      <span className={classes.cover}>
        {topic.cover ? (
          <img src={topic.cover} alt="" loading="lazy" decoding="async" />
        ) : (
          <IconPhotoOff size={18} stroke={1.6} aria-hidden="true" />
        )}
      </span>
      <span className={classes.names}>
        <strong>{title}</strong>
        <span>{other}</span>
      </span>
      <span className={classes.count}>{topic.cover ? count : t(($) => $.office.topics.noCover)}</span>
      <Label tone={topic.published ? 'good' : 'quiet'}>
        {t(($) => $.office.topics[topic.published ? 'published' : 'draft'])}
      </Label>
    </button>
  );
}
