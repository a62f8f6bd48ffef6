import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedPicture } from '#contract/calls/content-pictures.ts';
import { PICTURE_SHAPES, PICTURE_USES } from '#contract/domain/pictures.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { toast } from '../../../ui/toast.ts';
import { EmptyList } from '../../../ui/table/empty-list.tsx';
import { type Address, PAGE_SIZE } from '../../../ui/table/use-address.ts';
import { isNarrowed, type PictureFilter, PictureFilters } from './picture-filters.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { PictureSource } from './picture-source.tsx';
import classes from './pictures.module.css';
import { picturesQuery } from './queries.ts';

interface Props {
  address: Address;
  /** Opens an entry that shows a picture. */
  onOpen: (entry: number) => void;
}

/** All pictures that editors sent, what they show and where they are used. */
export function Library({ address, onOpen }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<ListedPicture>();
  const filter = filterIn(address);
  const narrow = ({ keyword, shape, use }: PictureFilter) => address.filter({ keyword, shape, use });
  const query = useQuery(picturesQuery({ ...filter, pageNo: address.page, pageSize: PAGE_SIZE }));
  return (
    <div className={classes.library}>
      <PictureSource choosable={false} onPicked={() => void toast(t(($) => $.office.pictures.sent))} />
      <PictureFilters filter={filter} onChange={narrow} />
      <PictureGrid
        query={query}
        paging={address.paging}
        onOpen={setOpened}
        empty={
          <EmptyList
            filtered={isNarrowed(filter)}
            onClear={() => narrow({ keyword: '' })}
            title={t(($) => $.office.pictures.empty.title)}
            hint={t(($) => $.office.pictures.empty.hint)}
          />
        }
      />
      {opened && (
        <PictureDialog key={opened.id} picture={opened} onEntry={onOpen} onClosed={() => setOpened(undefined)} />
      )}
    </div>
  );
}

function filterIn(address: Address): PictureFilter {
  const [shape, use] = [address.oneOf('shape', PICTURE_SHAPES), address.oneOf('use', PICTURE_USES)];
  return { keyword: address.get('keyword').slice(0, 60), ...(shape && { shape }), ...(use && { use }) };
}
