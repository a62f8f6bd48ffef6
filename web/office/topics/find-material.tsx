import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskMaterial } from '#contract/calls/catalogue-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Pictured } from '../../ui/table/cells.tsx';
import { useTyped } from '../../ui/table/search-field.tsx';
import { useTitles } from '../catalogue/material-words.ts';
import { materialsQuery } from '../catalogue/queries.ts';
import classes from './topic-materials.module.css';
import { useTopicMaterial } from './use-change-topics.ts';

const SHOWN = 12;

interface Props {
  topicId: number;
  /** Ids of materials already in the topic. */
  listed: readonly number[];
}

/** Finds material on sale by code or words, to add it to a topic. */
export function FindMaterial({ topicId, listed }: Props) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState('');
  const [typed, type] = useTyped(keyword, setKeyword);
  const wanted = keyword !== '';
  const { data } = useQuery({
    ...materialsQuery({ keyword, state: 'online', pageSize: SHOWN }),
    enabled: wanted,
  });
  return (
    <div className={classes.find}>
      <TextInput
        type="search"
        size="xs"
        aria-label={t(($) => $.office.topics.materials.search)}
        placeholder={t(($) => $.office.topics.materials.searchHint)}
        maxLength={1000}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <output>
        {wanted && data?.infos.length === 0 && (
          <p className={classes.note}>{t(($) => $.office.topics.materials.nothing)}</p>
        )}
      </output>
      {wanted && data && data.infos.length > 0 && (
        <ul className={classes.found}>
          {data.infos.map((material) => (
            <Found key={material.id} topicId={topicId} material={material} listed={listed.includes(material.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Found({ topicId, material, listed }: { topicId: number; material: DeskMaterial; listed: boolean }) {
  const { t } = useTranslation();
  const { title } = useTitles()(material);
  const add = useTopicMaterial(topicId, 'addMaterial');
  return (
    <li>
      <Pictured of={material} title={title} second={material.code} />
      {listed ? (
        <span>{t(($) => $.office.topics.materials.inTopic)}</span>
      ) : (
        <Button
          variant="default"
          size="small"
          loading={add.isPending}
          aria-label={t(($) => $.office.topics.materials.add, { name: title })}
          onClick={() => add.mutate(material.id)}
        >
          {t(($) => $.office.order.add)}
        </Button>
      )}
    </li>
  );
}
