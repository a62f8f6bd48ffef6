import { useTranslation } from '../../lib/translation.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { PieceTable } from './piece-table.tsx';
import { TagVocabulary } from './tag-vocabulary.tsx';
import { Upload } from './upload/upload.tsx';

const VIEWS = ['pieces', 'upload', 'tags'] as const;

/** Pieces of music and sound effects, and the tags that they can have. */
export function Music() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('view', VIEWS) ?? 'pieces';
  return (
    <Desk title={t(($) => $.office.desks.music)} about={t(($) => $.office.about.music)}>
      <ViewTabs
        views={VIEWS}
        view={view}
        name={(name) => t(($) => $.office.music.views[name])}
        count={() => undefined}
        onView={(next) => address.filter({ view: next === 'pieces' ? undefined : next, piece: undefined })}
      >
        {view === 'pieces' && <PieceTable address={address} />}
        {view === 'upload' && <Upload />}
        {view === 'tags' && <TagVocabulary address={address} />}
      </ViewTabs>
    </Desk>
  );
}
