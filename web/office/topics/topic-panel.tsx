import { IconStack2 } from '@tabler/icons-react';
import type { DeskTopic } from '#contract/calls/topics-desk.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Nothing } from '../../ui/table/nothing.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import classes from './topic-panel.module.css';
import { TopicMaterials } from './topic-materials.tsx';
import { TopicTexts } from './topic-texts.tsx';
import { useRemoveTopic } from './use-change-topics.ts';

interface Props {
  topic: DeskTopic | undefined;
  onClose: () => void;
}

/** One topic: its texts and its materials. */
export function TopicPanel({ topic, onClose }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = topic && (language === 'en' ? topic.titleEn : topic.titleZh);
  return (
    <SidePanel about={String(topic?.id)} title={title ?? t(($) => $.office.topics.panel)} wide onClose={onClose}>
      {topic ? (
        <>
          <TopicTexts topic={topic} />
          <TopicMaterials topic={topic} />
          <Ends topic={topic} name={title ?? ''} onRemoved={onClose} />
        </>
      ) : (
        <Nothing
          icon={IconStack2}
          title={t(($) => $.office.topics.notFound)}
          hint={t(($) => $.office.topics.notFoundHint)}
        />
      )}
    </SidePanel>
  );
}

function Ends({ topic, name, onRemoved }: { topic: DeskTopic; name: string; onRemoved: () => void }) {
  const { t } = useTranslation();
  const remove = useRemoveTopic(onRemoved);
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.office.topics.remove.title, { name }),
      body: t(($) => $.office.topics.remove.body),
      confirm: t(($) => $.office.topics.remove.confirm),
    });
    if (sure) remove.mutate(topic);
  };
  return (
    <div className={classes.ends}>
      <Button variant="default" size="small" loading={remove.isPending} onClick={() => void ask()}>
        {t(($) => $.office.topics.remove.button)}
      </Button>
    </div>
  );
}
