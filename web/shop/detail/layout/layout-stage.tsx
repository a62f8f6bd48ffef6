import type { PictureItem } from '#contract/items.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { type LayoutState, ratioOf } from './layout.ts';
import classes from './layout.module.css';
import { Movable } from './movable.tsx';

interface Props {
  item: PictureItem;
  src: string;
  state: LayoutState;
  describedBy: string;
}

const percent = (share: number) => `${share * 100}%`;

/** The picture with what is laid over it; each part can be moved. */
export function LayoutStage({ item, src, state: { layout, change }, describedBy }: Props) {
  const { t } = useTranslation();
  const { crop, part, word, colour, wordAt, wordSize, logo, logoAt, logoSize } = layout;
  const ratio = ratioOf(crop, item.width / item.height || 16 / 9);
  const at = ({ x, y }: { x: number; y: number }) => ({ left: percent(x), top: percent(y) });
  const picture = (
    <img
      src={src}
      alt={item.title}
      draggable={false}
      style={{ objectPosition: `${percent(part.x)} ${percent(part.y)}` }}
    />
  );
  return (
    <div className={classes.stage} style={{ '--ratio': ratio, backgroundColor: item.colour } as object}>
      {crop === 'own' ? (
        <span className={classes.picture}>{picture}</span>
      ) : (
        <Movable
          label={t(($) => $.detail.layout.movePicture)}
          describedBy={describedBy}
          className={classes.picture}
          at={part}
          // The picture follows the pointer, so another part of it comes into sight.
          speed={-1}
          onMove={(place) => change({ part: place })}
        >
          {picture}
        </Movable>
      )}
      {logo && (
        <Movable
          label={t(($) => $.detail.layout.moveLogo)}
          describedBy={describedBy}
          className={classes.over}
          style={{ ...at(logoAt), width: percent(logoSize) }}
          at={logoAt}
          onMove={(place) => change({ logoAt: place })}
        >
          <img src={logo.url} alt="" draggable={false} />
        </Movable>
      )}
      {word !== '' && (
        <Movable
          label={t(($) => $.detail.layout.moveWord, { word })}
          describedBy={describedBy}
          className={classes.over}
          style={{ ...at(wordAt), color: colour, fontSize: `${wordSize * 100}cqw` }}
          at={wordAt}
          onMove={(place) => change({ wordAt: place })}
        >
          {word}
        </Movable>
      )}
    </div>
  );
}
