import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { MusicItem } from '#contract/items.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { About } from '../../detail/about.tsx';
import { Back } from '../../detail/back.tsx';
import classes from '../../detail/detail.module.css';
import { FactsWaiting } from '../../detail/facts.tsx';
import { Licence } from '../../detail/licence.tsx';
import { MaterialActions } from '../../detail/material-actions.tsx';
import { Opened } from '../../detail/opened.tsx';
import { isSound } from '../music-queries.ts';
import { PieceFacts } from './piece-facts.tsx';
import { PieceHead } from './piece-head.tsx';
import { PieceOffer } from './piece-offer.tsx';
import { PieceRights } from './piece-rights.tsx';
import { PieceRows } from './piece-rows.tsx';
import { PieceStage } from './piece-stage.tsx';
import stage from './piece-stage.module.css';
import { PieceTags } from './piece-tags.tsx';
import { PieceVersions } from './piece-versions.tsx';

/** The page of a piece of music or of a sound effect. */
export function DetailMusic() {
  return (
    <Opened waiting={<Loading />}>
      {(item, material, mdp) => isSound(item) && <Piece music={item} material={material} mdp={mdp} />}
    </Opened>
  );
}

interface Props {
  music: MusicItem;
  /** Absent while only the item is known. */
  material: MaterialDetail | undefined;
  mdp: string | null;
}

function Piece({ music, material, mdp }: Props) {
  return (
    <div className={classes.page}>
      <Back mdp={mdp} kind={music.kind} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <PieceStage music={music}>
            <PieceHead music={music} material={material} />
          </PieceStage>
          <MaterialActions item={music} />
          <PieceVersions music={music} />
          {material && <PieceTags kind={music.kind} tags={material.tags} />}
          <About material={material && withoutTags(material)} kind={music.kind} />
          <Licence />
        </div>
        <aside className={classes.side}>
          <PieceOffer music={music} />
          <PieceFacts music={music} material={material} />
          {material?.rights && <PieceRights rights={material.rights} />}
        </aside>
      </div>
      {material && <PieceRows music={music} material={material} />}
    </div>
  );
}

/** Keywords repeat tags, which stand above them. */
function withoutTags(material: MaterialDetail): MaterialDetail {
  const tags = new Set(material.tags.map(({ tagName }) => tagName.toLowerCase()));
  return { ...material, keywords: material.keywords.filter((word) => !tags.has(word.toLowerCase())) };
}

/** Placeholder of the page while it loads. */
function Loading() {
  const { t } = useTranslation();
  return (
    <output className={`${classes.page} ${classes.waiting}`} aria-label={t(($) => $.common.loading)}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={stage.stage} />
          <Skeleton width={360} height={38} />
          <About material={undefined} kind="music" />
        </div>
        <div className={classes.side}>
          <div className={classes.offerWaiting} />
          <FactsWaiting />
        </div>
      </div>
    </output>
  );
}
