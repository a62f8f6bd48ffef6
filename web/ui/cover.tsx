import type { Cover as Shown } from '#contract/body.ts';
import { Picture } from './material/picture.tsx';
import type { PaletteName } from './scene/palettes.ts';
import { Scene } from './scene/scene.tsx';

interface Props {
  cover: Shown | null;
  slug: string;
  large?: boolean;
  /** How wide it is shown; as wide as a card unless told. */
  sizes?: string;
  eager?: boolean;
}

/** The picture of an entry, filling its box; a drawn scene where it has none. */
export function Cover({ cover, slug, large = false, sizes = large ? '100vw' : CARD, eager = false }: Props) {
  if (!cover) return <Scene {...sceneOf(slug)} />;
  const { url, small, srcset, colour, focus } = cover;
  return (
    <Picture src={large ? url : small} widths={{ srcset, sizes }} alt="" colour={colour} eager={eager} focus={focus} />
  );
}

/** How wide a card is at most. */
const CARD = '(min-width: 900px) 600px, 100vw';

const PALETTES: PaletteName[] = ['sunset', 'night', 'ember', 'dawn'];

/** The same for an entry wherever it is shown. */
function sceneOf(slug: string) {
  const seed = Array.from(slug).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 997, 7);
  const sun = { x: 0.2 + ((seed * 7) % 60) / 100, y: 0.28 + (seed % 20) / 100 };
  return {
    palette: PALETTES[seed % PALETTES.length]!,
    seed,
    sun,
    ...(seed % 2 === 0 && { photographer: 0.8 - sun.x / 2 }),
  };
}
