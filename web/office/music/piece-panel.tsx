import { useQuery } from '@tanstack/react-query';
import { IconMusicOff } from '@tabler/icons-react';
import { useRef } from 'react';
import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import type { DeskSound } from '#contract/calls/music-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { MaterialForm } from '../catalogue/material-form.tsx';
import { MaterialHistory, WhyOffline } from '../catalogue/material-history.tsx';
import classes from '../catalogue/material-panel.module.css';
import { MaterialPreview } from '../catalogue/material-preview.tsx';
import { MaterialState } from '../catalogue/material-state.tsx';
import { useTitles } from '../catalogue/material-words.ts';
import { materialQuery } from '../catalogue/queries.ts';
import { CoverChoice } from './cover-choice.tsx';
import { PieceActions } from './piece-actions.tsx';
import { pieceQuery } from './queries.ts';
import { RightsForm } from './rights-form.tsx';
import { SoundForm } from './sound-form.tsx';
import { Versions } from './versions.tsx';

interface Props {
  id: number;
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}

/** One piece: how it sounds, who made it, and its texts. */
export function PiecePanel({ id, onUnsaved, onClose }: Props) {
  const { t } = useTranslation();
  const titles = useTitles();
  const [material, piece] = [useQuery(materialQuery(id)), useQuery(pieceQuery(id))];
  const error = material.error ?? piece.error;
  const loaded = material.data !== undefined && piece.data !== undefined;
  const both = material.data && piece.data && { material: material.data, piece: piece.data };
  const title = both ? `${both.material.code} ${titles(both.material).title}` : t(($) => $.office.music.panel);
  const retry = () => {
    void material.refetch();
    void piece.refetch();
  };
  return (
    <SidePanel about={String(id)} title={title} wide onClose={onClose}>
      {both && <PieceContent {...both} onUnsaved={onUnsaved} />}
      {loaded && !both && (
        <Nothing
          icon={IconMusicOff}
          title={t(($) => $.office.music.notFound)}
          hint={t(($) => $.office.music.notFoundHint)}
        />
      )}
      {!loaded && (error ? <Retry error={error} onRetry={retry} /> : <Skeleton height={420} />)}
    </SidePanel>
  );
}

interface ContentProps {
  material: DeskMaterialDetail;
  piece: DeskSound;
  onUnsaved: (unsaved: boolean) => void;
}

function PieceContent({ material, piece, onUnsaved }: ContentProps) {
  const unsaved = useUnsavedForms(onUnsaved);
  const { title } = useTitles()(material);
  return (
    <div className={classes.content}>
      <div className={classes.top}>
        <MaterialPreview material={material} />
        <div className={classes.standing}>
          <MaterialState material={material} />
          {material.state === 'offline' && <WhyOffline id={material.id} />}
          <PieceActions material={material} versions={piece.versions} />
          <CoverChoice material={material} inFile={piece.inFile.cover} />
        </div>
      </div>
      <SoundForm piece={piece} onUnsaved={unsaved.sound} />
      <RightsForm piece={piece} onUnsaved={unsaved.rights} />
      <MaterialForm material={material} mayEdit titleInFile={piece.inFile.title} onUnsaved={unsaved.texts} />
      <Versions piece={{ id: piece.id, title }} versions={piece.versions} />
      <MaterialHistory id={material.id} />
    </div>
  );
}

/** Something is unsaved as long as one of the forms says so. */
function useUnsavedForms(onUnsaved: (unsaved: boolean) => void) {
  const forms = useRef({ sound: false, rights: false, texts: false });
  const noteOf = (form: keyof typeof forms.current) => (now: boolean) => {
    forms.current[form] = now;
    onUnsaved(Object.values(forms.current).some(Boolean));
  };
  return { sound: noteOf('sound'), rights: noteOf('rights'), texts: noteOf('texts') };
}
