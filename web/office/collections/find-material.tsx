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
import { type CollectionName, COLLECTIONS } from './collections.ts';
import classes from './members.module.css';
import { useMember } from './use-change.ts';

const SHOWN = 12;

interface Props {
  of: CollectionName;
  id: number;
  /** Ids of works already in it. */
  listed: readonly number[];
}

/** Finds work on sale by code or words, to add it to a topic or playlist. */
export function FindMaterial({ of, id, listed }: Props) {
  const { t } = useTranslation();
  const [keyword, setKeyword] = useState('');
  const [typed, type] = useTyped(keyword, setKeyword);
  const wanted = keyword !== '';
  const { kinds } = COLLECTIONS[of];
  const { data } = useQuery({
    ...materialsQuery({ keyword, state: 'online', pageSize: SHOWN, ...(kinds && { kinds }) }),
    enabled: wanted,
  });
  return (
    <div className={classes.find}>
      <TextInput
        type="search"
        size="xs"
        aria-label={t(($) => $.office[of].materials.search)}
        placeholder={t(($) => $.office[of].materials.searchHint)}
        maxLength={1000}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <output>
        {wanted && data?.infos.length === 0 && (
          <p className={classes.note}>{t(($) => $.office[of].materials.nothing)}</p>
        )}
      </output>
      {wanted && data && data.infos.length > 0 && (
        <ul className={classes.found}>
          {data.infos.map((material) => (
            <Found key={material.id} of={of} id={id} material={material} listed={listed.includes(material.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FoundProps {
  of: CollectionName;
  id: number;
  material: DeskMaterial;
  listed: boolean;
}

function Found({ of, id, material, listed }: FoundProps) {
  const { t } = useTranslation();
  const { title } = useTitles()(material);
  const add = useMember(of, id, 'addMaterial');
  return (
    <li>
      <Pictured of={material} title={title} second={material.code} />
      {listed ? (
        <span>{t(($) => $.office[of].materials.listed)}</span>
      ) : (
        <Button
          variant="default"
          size="small"
          loading={add.isPending}
          aria-label={t(($) => $.office[of].materials.add, { name: title })}
          onClick={() => add.mutate(material.id)}
        >
          {t(($) => $.office.order.add)}
        </Button>
      )}
    </li>
  );
}
