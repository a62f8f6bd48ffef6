import type { ReactNode } from 'react';
import type { ContentEntry } from '#contract/calls/content.ts';
import type { LiveFigure } from '#contract/domain/blocks.ts';
import { drawBody, type Drawn, type Surroundings } from '#contract/domain/draw-blocks.ts';
import type { AnyItem } from '#contract/items.ts';
import { useLanguage } from '../../lib/language.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Body } from '../../ui/blocks/body.tsx';
import { ClipCard } from '../../ui/material/clip-card.tsx';
import { FramedPhotoCard } from '../../ui/material/photo-card.tsx';

/** The body of an entry, with cards where it names materials. */
export function EntryBody({ entry }: { entry: Named & Pick<ContentEntry, 'body'> }) {
  const around = useSurroundings(entry);
  return <DrawnBody entry={entry} drawn={drawBody(entry.body, around)} />;
}

type Named = Pick<ContentEntry, 'pictures' | 'materials' | 'figures'>;

interface Props {
  entry: Named;
  drawn: readonly Drawn[];
  looks?: Readonly<Record<string, string>>;
}

/** The same for a body that is drawn already. */
export function DrawnBody({ entry: { materials }, ...shown }: Props) {
  const named = new Map(materials.map((item) => [item.code, item]));
  return <Body {...shown} card={(code, link) => cardOf(named.get(code), link)} />;
}

/** What blocks only name, as it is now. */
export function useSurroundings({ pictures, materials, figures }: Named): Surroundings {
  const language = useLanguage();
  const titles = materials.map((item) => [item.code, { title: titleOf(item), path: paths.material(item) }] as const);
  const count = (figure: LiveFigure) => (figures ? formatNumber(figures[figure], language) : '');
  return {
    pictures,
    materials: Object.fromEntries(titles),
    figures: {
      works: count('works'),
      clips: count('clips'),
      tracks: count('tracks'),
      photographers: count('photographers'),
    },
  };
}

function titleOf(item: AnyItem): string {
  return 'musicName' in item ? item.musicName : item.title;
}

/** A sound stays a link: a card of it would be a row of a list. */
function cardOf(item: AnyItem | undefined, link: ReactNode): ReactNode {
  if (item?.kind === 'video') return <ClipCard clip={item} to={paths.material(item)} />;
  if (item?.kind === 'photo') return <FramedPhotoCard photo={item} to={paths.material(item)} />;
  return link;
}
