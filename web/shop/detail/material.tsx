import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { PictureItem } from '#contract/items.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { About } from './about.tsx';
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

function Back({ mdp, kind }: { mdp: string | null; kind: PictureItem['kind'] }) {
  const { t } = useTranslation();
  if (mdp !== '6' && mdp !== '7') return null;
  const where = { targetType: kind === 'photo' ? '1' : '0' } as const;
  return (
    <Link className={classes.back} to={mdp === '7' ? paths.cart(where) : paths.bookmarks(where)}>
      <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
      {t(($) => $.detail.back[mdp])}
    </Link>
  );
}
