import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { typeOfKind } from '#contract/domain/discovery.ts';
import type { PageText } from '#contract/text/text.ts';
import type { PictureItem } from '#contract/items.ts';
import { formatDate, formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import * as format from './facts-format.ts';

type FactName = Exclude<keyof PageText['detail']['facts'], `${string}_other`>;

export interface Fact {
  name: string;
  /** A row without a value is not shown. */
  value: ReactNode;
}

/** Facts about a material, in the order in which buyers ask for them. */
export function useFacts(item: PictureItem, material: MaterialDetail): Fact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { technical, category } = material;
  const name = (fact: FactName) => t(($) => $.detail.facts[fact]);
  const sound = technical.hasAudio ? name('withSound') : name('withoutSound');
  const ofClips: Fact[] = [
    { name: name('frameRate'), value: technical.frameRate && format.formatFrameRate(technical.frameRate) },
    { name: name('length'), value: item.kind === 'video' && formatClock(item.duration) },
    { name: name('range'), value: item.kind === 'video' && (item.hdrFlag === 1 ? 'HDR (HLG)' : 'SDR') },
    { name: name('bitrate'), value: technical.bitrate && format.formatBitrate(technical.bitrate) },
    { name: name('sound'), value: item.kind === 'video' && sound },
  ];
  const bits = technical.bitDepth && t(($) => $.detail.facts.bits, { number: technical.bitDepth });
  // A day without a time must stay that day in any time zone.
  const takenOn = material.takenOn && formatDay(material.takenOn, language);
  return [
    ...usePixels(item, material),
    ...ofClips,
    { name: name('format'), value: format.formatFormat(technical) },
    { name: name('bitDepth'), value: bits },
    { name: name('size'), value: format.formatSize(technical.sizeBytes) },
    { name: name('category'), value: category && <Category item={item} category={category} /> },
    { name: name('place'), value: material.place },
    { name: name('takenOn'), value: takenOn },
    { name: name('wonIn'), value: material.wonIn.length > 0 && <Contests contests={material.wonIn} /> },
    { name: name('releases'), value: useReleases(material) },
    { name: name('publishedAt'), value: formatDate(material.publishedAt, language) },
  ];
}

function usePixels(item: PictureItem, { technical: { width, height, resolution } }: MaterialDetail): Fact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!width || !height) return [];
  const photo = item.kind === 'photo';
  const size = photo
    ? t(($) => $.detail.facts.megapixels, { pixels: format.pixelCount(width, height, language) })
    : resolution;
  const print = { width: format.printSize(width), height: format.printSize(height) };
  const orientation = format.orientationOf(width, height);
  return [
    { name: t(($) => $.detail.facts.pixels), value: [`${width} × ${height}`, size].filter(Boolean).join(' · ') },
    { name: t(($) => $.detail.facts.print), value: photo && t(($) => $.detail.facts.printValue, print) },
    { name: t(($) => $.detail.facts.orientation), value: t(($) => $.find.values.orientation[orientation]) },
  ];
}

function Category({ item, category }: { item: PictureItem; category: NonNullable<MaterialDetail['category']> }) {
  const to = paths.searchResult({ type: typeOfKind(item.kind), categoryId: String(category.id) });
  return <Link to={to}>{category.categoryName}</Link>;
}

function Contests({ contests }: { contests: MaterialDetail['wonIn'] }) {
  return contests.map(({ slug, title }) => (
    <Link key={slug} to={paths.contest(slug)}>
      {title}
    </Link>
  ));
}

function useReleases({ releases }: MaterialDetail): string {
  const { t } = useTranslation();
  const parts = [
    releases.model > 0 && t(($) => $.detail.facts.model, { count: releases.model }),
    releases.property > 0 && t(($) => $.detail.facts.property, { count: releases.property }),
  ];
  return parts.filter(Boolean).join(' · ');
}
