import { Link } from 'react-router';
import { TRACKING_RULES } from '#contract/domain/discovery.ts';
import type { AnyItem } from '#contract/items.ts';
import { track } from '../../lib/tracking.ts';
import { useCardWords } from './card-words.ts';

interface Props {
  item: AnyItem;
  to: string;
  className: string | undefined;
}

/** Links to the material and tracks that it was opened, in this tab or another. */
export function CardLink({ item, to, className }: Props) {
  const title = 'musicName' in item ? item.musicName : item.title;
  const words = useCardWords();
  const opened = () => track(item, TRACKING_RULES.open);
  return (
    <Link
      to={to}
      title={[title, ...badgesExplained(item, words)].join('\n')}
      className={className}
      onClick={opened}
      onAuxClick={({ button }) => button === 1 && opened()}
    >
      {title}
    </Link>
  );
}

function badgesExplained(item: AnyItem, words: ReturnType<typeof useCardWords>): string[] {
  if ('musicId' in item) return [];
  return [...(item.groupFlag === 1 ? [words.group] : []), ...(item.alike > 0 ? [words.alike(item.alike)] : [])];
}
