import type { ReactNode } from 'react';
import type { ReviewDetail } from '#contract/calls/review.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { formatBytes, formatMoment, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { Facts } from '../blocks/section.tsx';
import classes from './side.module.css';

type Of = { review: ReviewDetail };

/** The owner's description in both languages, as buyers read it. */
export function WordFacts({ review: { material, sound, entered } }: Of) {
  const { t } = useTranslation();
  const fact = useFactName();
  const none = <span className={classes.quiet}>{t(($) => $.office.review.facts.none)}</span>;
  const both = (zh: string, en: string) =>
    zh === '' && en === '' ? (
      none
    ) : (
      <>
        {zh !== '' && <span lang="zh">{zh}</span>}
        {zh !== '' && en !== '' && <br />}
        {en !== '' && <span lang="en">{en}</span>}
      </>
    );
  // Sounds are of no place and no day.
  const taken = [
    [fact('place'), both(material.placeZh, material.placeEn)],
    [fact('takenOn'), material.takenOn ?? none],
  ] as const;
  const contests = entered.map(({ title, awarded }) =>
    awarded ? t(($) => $.office.review.facts.awarded, { contest: title }) : title,
  );
  return (
    <>
      <Facts
        facts={[
          [fact('title'), both(material.titleZh, material.titleEn)],
          [fact('description'), both(material.descriptionZh, material.descriptionEn)],
          [fact('keywords'), both(material.keywordsZh.join('、'), material.keywordsEn.join(', '))],
          [fact('category'), material.category ?? none],
          ...(sound ? [] : taken),
          ...(contests.length > 0 ? [[fact('entered'), contests.join(' · ')] as const] : []),
        ]}
      />
      <p className={classes.labels}>
        {material.editorial && <Label tone="accent">{t(($) => $.office.review.facts.editorial)}</Label>}
        {material.people !== null && (
          <Label>{t(($) => $.office.review.facts[material.people ? 'people' : 'noPeople'])}</Label>
        )}
      </p>
    </>
  );
}

export function FileFacts({ review: { material } }: Of) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fact = useFactName();
  const { width, height, resolution, duration, frameRate, bitrate, bitDepth, codec, hasAudio, sizeBytes } =
    material.technical;
  const sound = t(($) => $.office.review.facts[hasAudio ? 'sound' : 'noSound']);
  const encoding = [
    codec,
    bitDepth && `${bitDepth} bit`,
    bitrate && `${formatNumber(bitrate / 1e6, language, 1)} Mb/s`,
    frameRate && `${formatNumber(frameRate, language, frameRate % 1 === 0 ? 0 : 2)} fps`,
    material.kind === 'video' && sound,
  ];
  const facts: [string, string | false][] = [
    [fact('fileName'), material.fileName],
    [
      fact('size'),
      width !== null && height !== null && [`${width} × ${height}`, resolution].filter(Boolean).join(' · '),
    ],
    [fact('duration'), duration !== null && formatClock(duration)],
    [fact('encoding'), encoding.filter(Boolean).join(' · ')],
    [fact('bytes'), formatBytes(sizeBytes, language)],
  ];
  return <Facts facts={facts.filter((known) => known[1])} />;
}

export function OwnerFacts({ review: { owner } }: Of) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = formatMoment(owner.since, 'day', language);
  const count = (value: number) => formatNumber(value, language);
  return (
    <div className={classes.words}>
      <p>
        {owner.name} <span className={classes.quiet}>{t(($) => $.office.review.facts.since, { day })}</span>
      </p>
      <p className={classes.quiet}>
        {t(($) => $.office.review.facts.standing, {
          online: count(owner.online),
          returned: count(owner.returned),
          rejected: count(owner.rejected),
        })}
      </p>
    </div>
  );
}

export function SuggestedFacts({ suggestions }: { suggestions: NonNullable<ReviewDetail['suggestions']> }) {
  const fact = useFactName();
  const language = useLanguage();
  const { place, near } = suggestions;
  const shot = near ? <span title={near.coordinates}>{near[language]}</span> : place;
  const facts: [string, ReactNode][] = [
    [fact('title'), suggestions.title],
    [fact('description'), suggestions.description],
    [fact('keywords'), suggestions.keywords.join(', ')],
    [fact('place'), shot],
    [fact('takenOn'), suggestions.takenOn ?? ''],
  ];
  return <Facts facts={facts.filter(([, value]) => value !== '')} />;
}

function useFactName() {
  const { t } = useTranslation();
  type Fact =
    | 'title'
    | 'description'
    | 'keywords'
    | 'category'
    | 'place'
    | 'takenOn'
    | 'entered'
    | 'fileName'
    | 'size'
    | 'duration'
    | 'encoding'
    | 'bytes';
  return (name: Fact) => t(($) => $.office.review.facts[name]);
}
