import { useQuery } from '@tanstack/react-query';
import type { DeskRights, DeskSound, SoundEdit } from '#contract/calls/music-desk.ts';
import { TAG_TYPES_OF } from '#contract/domain/music.ts';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Suggestion } from '../blocks/suggestion.tsx';
import type { useEditing } from '../blocks/use-editing.ts';
import { tagsQuery } from './queries.ts';

interface SoundProps {
  piece: DeskSound;
  form: ReturnType<typeof useEditing<DeskSound>>;
}

/** What the file says of its sound where nobody has said anything yet. */
export function SoundInFile({ piece, form: { values, set } }: SoundProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { composer, artist, bpm, musicalKey } = piece.inFile;
  const genre = useGenre(piece, values.tagIds);
  const news = {
    ...(composer && values.composer === '' && { composer }),
    ...(artist && values.artist === '' && { artist }),
    ...(bpm !== null && values.bpm === null && { bpm }),
    ...(musicalKey && values.musicalKey === null && { musicalKey }),
    ...(genre && { tagIds: [...values.tagIds, genre.id] }),
  } satisfies Partial<SoundEdit>;
  const words = [
    news.composer && t(($) => $.office.music.inFile.composer, { name: composer }),
    news.artist && t(($) => $.office.music.inFile.artist, { name: artist }),
    news.bpm && t(($) => $.office.music.bpmValue, { bpm: news.bpm }),
    musicalKey && news.musicalKey && t(($) => $.find.values.key[musicalKey]),
    genre?.[language],
  ].filter((word) => typeof word === 'string');
  if (words.length === 0) return null;
  const says = t(($) => $.office.suggestion.inFile, { says: formatList(words, language) });
  return <Suggestion says={says} onTake={() => set(news)} />;
}

/** The tag that is called like the genre in the file, unless the piece has it. */
function useGenre({ kind, inFile }: DeskSound, chosen: readonly number[]) {
  const all = useQuery(tagsQuery).data?.infos ?? [];
  const name = inFile.genre.toLowerCase();
  if (!TAG_TYPES_OF[kind].includes('genre')) return undefined;
  const tag = all.find(
    ({ type, retired, zh, en }) => type === 'genre' && !retired && [zh.toLowerCase(), en.toLowerCase()].includes(name),
  );
  return tag && !chosen.includes(tag.id) ? tag : undefined;
}

interface RightsProps {
  piece: DeskSound;
  form: ReturnType<typeof useEditing<DeskRights>>;
}

/** The codes in the files of recordings that have none yet; album and copyright are only told. */
export function RightsInFile({ piece: { inFile }, form: { values, set } }: RightsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { album, copyright } = inFile;
  const isrcOf = (id: number) => inFile.isrcs.find((recording) => recording.id === id)?.isrc ?? '';
  const news = values.isrcs.filter(({ id, isrc }) => isrc === '' && isrcOf(id) !== '');
  const words = [
    ...news.map(({ id }) => t(($) => $.office.music.inFile.isrc, { isrc: isrcOf(id) })),
    ...(album ? [t(($) => $.office.music.inFile.album, { name: album })] : []),
    ...(copyright ? [t(($) => $.office.music.inFile.copyright, { words: copyright })] : []),
  ];
  if (words.length === 0) return null;
  const take = () => set({ isrcs: values.isrcs.map(({ id, isrc }) => ({ id, isrc: isrc || isrcOf(id) })) });
  const says = t(($) => $.office.suggestion.inFile, { says: formatList(words, language) });
  return <Suggestion says={says} onTake={news.length > 0 ? take : undefined} />;
}
