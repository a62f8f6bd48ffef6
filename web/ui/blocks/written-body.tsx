import type { ReactNode } from 'react';
import type { Written } from '#contract/body.ts';
import type { LiveFigure } from '#contract/domain/blocks.ts';
import { drawBody, type Drawn, type Surroundings } from '#contract/domain/draw-blocks.ts';
import { formatFen } from '#contract/domain/money.ts';
import type { AnyItem } from '#contract/items.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ClipCard } from '../material/clip-card.tsx';
import { FramedPhotoCard } from '../material/photo-card.tsx';
import { Body } from './body.tsx';

type LinkTo = (item: AnyItem) => string;

/** What editors wrote, with cards where it names materials. */
export function WrittenBody({ written, linkTo }: { written: Written; linkTo: LinkTo }) {
  const around = useSurroundings(written, linkTo);
  return <DrawnBody materials={written.materials} drawn={drawBody(written.body, around)} linkTo={linkTo} />;
}

interface Props {
  materials: Written['materials'];
  drawn: readonly Drawn[];
  looks?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, ReactNode>>;
  linkTo: LinkTo;
}

/** The same for a body that is drawn already. */
export function DrawnBody({ materials, linkTo, ...shown }: Props) {
  const named = new Map(materials.map((item) => [item.code, item]));
  return <Body {...shown} card={(code, link, large) => cardOf(named.get(code), { link, large, linkTo })} />;
}

/** What blocks only name, as it is now. */
export function useSurroundings(around: Omit<Written, 'body'>, linkTo: LinkTo): Surroundings {
  const { pictures, materials, prices, figures } = around;
  const language = useLanguage();
  const priceWords = usePriceWords();
  const named = materials.map((item) => {
    const price = priceWords(prices[item.code]);
    return [item.code, { title: titleOf(item), path: linkTo(item), price }] as const;
  });
  const count = (figure: LiveFigure) => (figures ? formatNumber(figures[figure], language) : '');
  return {
    pictures,
    materials: Object.fromEntries(named),
    figures: {
      works: count('works'),
      clips: count('clips'),
      tracks: count('tracks'),
      photographers: count('photographers'),
    },
  };
}

function usePriceWords() {
  const { t } = useTranslation();
  return (fen: number | null | undefined) =>
    typeof fen === 'number' ? t(($) => $.material.from, { price: formatFen(fen) }) : t(($) => $.material.byQuote);
}

function titleOf(item: AnyItem): string {
  return 'musicName' in item ? item.musicName : item.title;
}

interface Shown {
  link: ReactNode;
  large: boolean;
  linkTo: LinkTo;
}

/** A sound stays a link: a card of it would be a row of a list. */
function cardOf(item: AnyItem | undefined, { link, large, linkTo }: Shown): ReactNode {
  if (item?.kind === 'video') return <ClipCard clip={item} to={linkTo(item)} large={large} />;
  if (item?.kind === 'photo') return <FramedPhotoCard photo={item} to={linkTo(item)} large={large} />;
  return link;
}
