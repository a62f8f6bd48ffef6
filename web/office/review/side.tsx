import type { ReviewDetail } from '#contract/calls/review.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { Banner } from './banner.tsx';
import { Decisions } from './decisions.tsx';
import { FileFacts, OwnerFacts, SuggestedFacts, WordFacts } from './fact-lists.tsx';
import { openPaper } from './queries.ts';
import { Series } from './series.tsx';
import { SoundFacts, SoundVersions } from './sound-facts.tsx';
import classes from './side.module.css';
import type { ItemState } from './use-item.ts';

/** Information beside the work, most important first. */
export function Side({ review, item }: { review: ReviewDetail; item: ItemState }) {
  const { t } = useTranslation();
  return (
    <>
      <Banner review={review} />
      <Findings review={review} />
      <Alike review={review} onCompare={item.compare} />
      <Series review={review} item={item} />
      <Part title={t(($) => $.office.review.side.words)}>
        <WordFacts review={review} />
      </Part>
      {review.sound && (
        <Part title={t(($) => $.office.review.side.sound)}>
          <SoundFacts sound={review.sound} />
        </Part>
      )}
      {review.sound && review.sound.versions.length > 0 && (
        <Part title={t(($) => $.office.review.side.versions, { count: review.sound.versions.length })}>
          <SoundVersions sound={review.sound} />
        </Part>
      )}
      {!review.sound && <Releases review={review} />}
      <Part title={t(($) => $.office.review.side.file)}>
        <FileFacts review={review} />
      </Part>
      <Part title={t(($) => $.office.review.side.owner)}>
        <OwnerFacts review={review} />
      </Part>
      <Part title={t(($) => $.office.review.side.decisions)}>
        <Decisions decisions={review.decisions} onSeek={item.player.seek} />
      </Part>
      {review.suggestions && (
        <details className={classes.part}>
          <summary>{t(($) => $.office.review.side.suggestions)}</summary>
          <SuggestedFacts suggestions={review.suggestions} />
        </details>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Findings({ review: { findings } }: { review: ReviewDetail }) {
  const { t } = useTranslation();
  return (
    <Part title={t(($) => $.office.review.side.findings)}>
      <div className={classes.labels}>
        {findings.map((code) => (
          <Label key={code} tone="accent">
            {t(($) => $.office.media.findingNames[code])}
          </Label>
        ))}
        {findings.length === 0 && <span className={classes.quiet}>{t(($) => $.office.review.noFindings)}</span>}
      </div>
    </Part>
  );
}

function Alike({ review: { alike }, onCompare }: { review: ReviewDetail; onCompare: (at: number) => void }) {
  const { t } = useTranslation();
  if (alike.length === 0) return null;
  return (
    <Part title={t(($) => $.office.review.side.alike, { count: alike.length })}>
      <ul className={classes.pictures}>
        {alike.map((other, at) => (
          <li key={other.materialId}>
            <button type="button" title={`${other.code} ${other.title}`} onClick={() => onCompare(at)}>
              <Thumbnail of={{ kind: other.kind, thumbnail: other.poster }} large />
              <span>{other.code}</span>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Releases({ review }: { review: ReviewDetail }) {
  const { t } = useTranslation();
  return (
    <Part title={t(($) => $.office.review.side.releases)}>
      {review.releases.length === 0 && <p className={classes.quiet}>{t(($) => $.office.review.side.noReleases)}</p>}
      <ul className={classes.papers}>
        {review.releases.map(({ id, kind, subject, fileName }) => (
          <li key={id}>
            <Label>{t(($) => $.office.review.facts[kind])}</Label> {subject}
            <Button variant="plain" size="small" onClick={() => void openPaper(review.id, id)}>
              {fileName}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
