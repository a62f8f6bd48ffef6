import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentPicture } from '#contract/calls/content-pictures.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyList } from '../../../ui/table/empty-list.tsx';
import { isNarrowed, type PictureFilter, PictureFilters } from './picture-filters.tsx';
import { PictureGrid } from './picture-grid.tsx';
import classes from './pictures.module.css';
import { picturesQuery } from './queries.ts';

const SHOWN = 24;

interface Props {
  onChosen: (picture: ContentPicture) => void;
  onClosed: () => void;
}

/** Lets a picture of the library be chosen. */
export function ChooseDialog({ onChosen, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.office.pictures.chooseTitle)} size={900} onClosed={onClosed}>
      {(close) => (
        <Choosing
          onChosen={(picture) => {
            onChosen(picture);
            close();
          }}
        />
      )}
    </Dialog>
  );
}

function Choosing({ onChosen }: Pick<Props, 'onChosen'>) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<PictureFilter>({ keyword: '' });
  const [page, setPage] = useState(1);
  const query = useQuery(picturesQuery({ ...filter, pageNo: page, pageSize: SHOWN }));
  const narrow = (next: PictureFilter) => {
    setFilter(next);
    setPage(1);
  };
  return (
    <div className={classes.library}>
      <PictureFilters filter={filter} onChange={narrow} />
      <PictureGrid
        query={query}
        paging={{ page, pageSize: SHOWN, onPage: setPage }}
        onOpen={onChosen}
        empty={
          <EmptyList
            filtered={isNarrowed(filter)}
            onClear={() => narrow({ keyword: '' })}
            title={t(($) => $.office.pictures.empty.title)}
            hint={t(($) => $.office.pictures.empty.hint)}
          />
        }
      />
    </div>
  );
}
