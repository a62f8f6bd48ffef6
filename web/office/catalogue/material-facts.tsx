import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskMaterialDetail } from '#contract/calls/catalogue-desk.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Facts } from '../blocks/section.tsx';
import { formatBytes, formatList, formatNumber } from '../../lib/format.ts';
import { Moment } from '../blocks/moment.tsx';
import { DESKS } from '../desks.ts';
import classes from './material-facts.module.css';

type Fact = readonly [name: string, value: ReactNode];

interface Props {
  material: DeskMaterialDetail;
  onOwner: (id: number) => void;
}

/** Facts about a material beside its description; missing ones are left out. */
export function MaterialFacts({ material, onOwner }: Props) {
  const { t } = useTranslation();
  const facts = [...useOrigin(material, onOwner), ...useFile(material), ...useLife(material)];
  return (
    <section className={classes.facts}>
      <h3>{t(($) => $.office.catalogue.facts.title)}</h3>
      <Facts facts={facts.filter(([, value]) => value !== null && value !== '')} />
    </section>
  );
}

function useOrigin(material: DeskMaterialDetail, onOwner: (id: number) => void): Fact[] {
  const { t } = useTranslation();
  const { kind, source, owner } = material;
  return [
    [t(($) => $.office.catalogue.code), material.code],
    [t(($) => $.office.catalogue.kind), t(($) => $.pipeline.kinds[kind])],
    [t(($) => $.office.catalogue.source), t(($) => $.office.catalogue.sources[source])],
    [t(($) => $.office.catalogue.seller), material.seller],
    [
      t(($) => $.office.catalogue.facts.owner),
      <button
        key="owner"
        type="button"
        className={classes.link}
        title={t(($) => $.office.catalogue.facts.onlyOwner)}
        onClick={() => onOwner(owner.id)}
      >
        {owner.name}
      </button>,
    ],
    [t(($) => $.office.catalogue.facts.ownerTitle), material.ownerTitle],
    [t(($) => $.office.catalogue.facts.composer), material.composer],
    [t(($) => $.office.catalogue.facts.artist), material.artist],
    [t(($) => $.office.catalogue.facts.takenOn), material.takenOn],
  ];
}

function useFile({ fileName, technical, colours, releases }: DeskMaterialDetail): Fact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number | null, decimals: number, unit: string) =>
    value === null ? null : `${formatNumber(value, language, decimals)} ${unit}`;
  const size = technical.width && technical.height ? `${technical.width} × ${technical.height}` : null;
  const counted = (['model', 'property'] as const)
    .filter((kind) => releases[kind] > 0)
    .map((kind) => t(($) => $.office.catalogue.facts.counts[kind], { count: releases[kind] }));
  const encoding = [technical.codec, technical.fileType, technical.bitDepth && `${technical.bitDepth} bit`];
  return [
    [t(($) => $.office.catalogue.facts.file), `${fileName} · ${formatBytes(technical.sizeBytes, language)}`],
    [t(($) => $.office.catalogue.facts.size), [size, technical.resolution].filter(Boolean).join(' · ')],
    [t(($) => $.office.catalogue.facts.duration), technical.duration === null ? null : formatClock(technical.duration)],
    [t(($) => $.office.catalogue.facts.frameRate), number(technical.frameRate, 2, 'fps')],
    [t(($) => $.office.catalogue.facts.encoding), encoding.filter(Boolean).join(' · ')],
    [t(($) => $.office.catalogue.facts.loudness), number(technical.loudness, 1, 'LUFS')],
    [
      t(($) => $.office.catalogue.facts.colours),
      colours.length > 0 ? <Colours key="colours" colours={colours} /> : null,
    ],
    [t(($) => $.office.catalogue.facts.releases), formatList(counted, language)],
  ];
}

function useLife(material: DeskMaterialDetail): Fact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const time = (at: string | null) => (at === null ? null : <Moment key={at} at={at} />);
  const topics = material.topics.map((topic) => (
    <Link key={topic.id} to={`${DESKS.topics.path}?topic=${topic.id}`} className={classes.link}>
      {topic[language] || topic.zh || topic.en}
    </Link>
  ));
  return [
    [
      t(($) => $.office.catalogue.facts.topics),
      topics.length > 0 ? (
        <span key="topics" className={classes.topics}>
          {topics}
        </span>
      ) : null,
    ],
    [t(($) => $.office.catalogue.opens), formatNumber(material.opens, language)],
    [t(($) => $.office.catalogue.bookmarks), formatNumber(material.bookmarks, language)],
    [t(($) => $.office.catalogue.facts.created), time(material.createdAt)],
    [t(($) => $.office.catalogue.published), time(material.publishedAt)],
    [t(($) => $.office.catalogue.changed), time(material.changedAt)],
  ];
}

function Colours({ colours }: { colours: string[] }) {
  return (
    <span className={classes.colours}>
      {colours.map((colour) => (
        <span key={colour} title={colour} style={{ background: colour }} />
      ))}
    </span>
  );
}
