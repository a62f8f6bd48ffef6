import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import type { Key } from '#contract/domain/music.ts';
import type { MusicItem } from '#contract/items.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { formatFormat, formatSize } from '../../detail/facts-format.ts';
import { FactList, FactsSection, FactsWaiting } from '../../detail/facts.tsx';
import type { Fact } from '../../detail/use-facts.tsx';

interface Props {
  music: MusicItem;
  material: MaterialDetail;
}

/** What is known of a piece and of its file. */
export function PieceFacts({ music, material }: { music: MusicItem; material: MaterialDetail | undefined }) {
  return <FactsSection>{material ? <List music={music} material={material} /> : <FactsWaiting />}</FactsSection>;
}

function List({ music, material }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { technical, category } = material;
  const bits = technical.bitDepth && t(($) => $.detail.facts.bits, { number: technical.bitDepth });
  const inCategory = category && paths.searchResult({ type: music.kind, categoryId: String(category.id) });
  const rows: Fact[] = [
    ...useSoundFacts({ music, material }),
    { name: t(($) => $.music.piece.facts.composer), value: music.composerText },
    { name: t(($) => $.music.piece.facts.artist), value: music.artistText },
    {
      name: t(($) => $.detail.facts.category),
      value: inCategory && <Link to={inCategory}>{category.categoryName}</Link>,
    },
    { name: t(($) => $.detail.facts.format), value: [formatFormat(technical), bits].filter(Boolean).join(' · ') },
    { name: t(($) => $.detail.facts.size), value: formatSize(technical.sizeBytes) },
    { name: t(($) => $.detail.facts.publishedAt), value: formatDate(material.publishedAt, language) },
  ];
  return <FactList rows={rows} />;
}

/** Length, tempo, key, voices, energy and loudness. */
function useSoundFacts({ music, material: { sound, heard, technical } }: Props): Fact[] {
  const { t } = useTranslation();
  const { vocals } = sound;
  const { energy } = heard;
  const { loudness } = technical;
  const bpm = (number: number) => t(($) => $.music.piece.facts.bpmValue, { number });
  const key = (one: Key) => t(($) => $.find.values.key[one]);
  return [
    { name: t(($) => $.detail.facts.length), value: music.durationText },
    { name: t(($) => $.find.names.bpm), value: confirmedOr(sound.bpm, heard.bpm, bpm) },
    { name: t(($) => $.find.names.key), value: confirmedOr(sound.key, heard.key, key) },
    {
      name: t(($) => $.find.names.vocals),
      value: vocals !== null && t(($) => $.find.values.vocals[vocals ? '1' : '0']),
    },
    { name: t(($) => $.find.names.energy), value: energy && t(($) => $.find.values.energy[energy]) },
    { name: t(($) => $.music.piece.facts.loudness), value: loudness !== null && `${loudness.toFixed(1)} LUFS` },
  ];
}

/** What staff confirmed, else what a machine heard, marked as such. */
function confirmedOr<Value>(confirmed: Value | null, heard: Value | null, words: (value: Value) => string): ReactNode {
  if (confirmed !== null) return words(confirmed);
  return heard !== null && <About value={words(heard)} />;
}

function About({ value }: { value: string }) {
  const { t } = useTranslation();
  return <span title={t(($) => $.music.piece.facts.aboutNote)}>{t(($) => $.music.piece.facts.about, { value })}</span>;
}
