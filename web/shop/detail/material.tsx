import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { PictureItem } from '#contract/items.ts';
import { About } from './about.tsx';
import { Back } from './back.tsx';
import classes from './detail.module.css';
import { Facts } from './facts.tsx';
import { Head } from './head.tsx';
import { Licence } from './licence.tsx';
import { MaterialActions } from './material-actions.tsx';
import { Offer } from './offer.tsx';
import { Rows } from './rows.tsx';
import { PictureView } from './stage/picture-view.tsx';
import { Player } from './stage/player.tsx';

interface Props {
  item: PictureItem;
  /** Absent while only the item is known. */
  material: MaterialDetail | undefined;
  mdp: string | null;
}

export function Material({ item, material, mdp }: Props) {
  return (
    <div className={classes.page}>
      <Back mdp={mdp} kind={item.kind} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {item.kind === 'video' ? (
            <Player key={item.url} clip={item} sound={material?.technical.hasAudio ?? false} />
          ) : (
            <PictureView photo={item} />
          )}
          <MaterialActions item={item} />
          <About material={material} kind={item.kind} />
          <Licence />
        </div>
        <aside className={classes.side}>
          <Head item={item} material={material} />
          <Offer item={item} editorial={material?.editorial ?? false} />
          <Facts item={item} material={material} />
        </aside>
      </div>
      {material && <Rows item={item} material={material} />}
    </div>
  );
}
