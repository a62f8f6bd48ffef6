import { useQuery } from '@tanstack/react-query';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { MusicItem } from '#contract/items.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { Row } from '../../detail/rows.tsx';
import rows from '../../detail/rows.module.css';
import { isSound, soundsQuery } from '../music-queries.ts';
import { MusicList } from '../music-list.tsx';

const SHOWN = 6;

/** Lists below a piece: what is like it, more by its composer, more from its shop. */
export function PieceRows({ music, material }: { music: MusicItem; material: MaterialDetail }) {
  const { t } = useTranslation();
  const { kind, musicId, composerText } = music;
  const similar = useOthers(music, { like: musicId });
  const byComposer = useOthers(music, { keyword: composerText || music.artistText, exact: '1' });
  const byName = byComposer?.filter((one) => one.composerText === composerText && composerText !== '');
  const known = new Set(byName?.map((one) => one.musicId));
  const { shop, alike } = material;
  const ofShop = useOthers(music, { shopId: shop?.id, sort: 'newest' })?.filter((one) => !known.has(one.musicId));
  return (
    <div className={rows.rows}>
      <List
        title={t(($) => $.music.piece.similar[kind])}
        items={similar}
        all={t(($) => $.detail.rows.similarAll)}
        to={paths.searchResult({ type: kind, like: String(musicId) })}
      />
      <List title={t(($) => $.music.piece.composer, { name: composerText })} items={byName} />
      {shop && (
        <List
          title={t(($) => $.detail.rows.shop, { name: shop.name })}
          items={ofShop}
          all={t(($) => $.detail.rows.shopAll)}
          to={paths.shop(shop.id)}
        />
      )}
      <List title={t(($) => $.detail.rows.alike)} items={alike.filter(isSound)} />
    </div>
  );
}

type Asked = Omit<Parameters<typeof soundsQuery>[0], 'type' | 'pageSize'>;

/** The first others that a search finds; undefined until they are known. */
function useOthers({ kind, musicId }: MusicItem, asked: Asked): MusicItem[] | undefined {
  const { data } = useQuery(soundsQuery({ type: kind, ...asked, pageSize: SHOWN + 1 }, useLanguage()));
  return data?.filter((one) => one.musicId !== musicId).slice(0, SHOWN);
}

interface ListProps {
  title: string;
  items: MusicItem[] | undefined;
  all?: string;
  to?: string;
}

function List({ title, items, all, to }: ListProps) {
  if (!items || items.length === 0) return null;
  return (
    <Row title={title} all={all} to={to}>
      <MusicList items={items} expected={SHOWN} />
    </Row>
  );
}
