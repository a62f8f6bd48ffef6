import type { ReviewedSound } from '#contract/calls/review.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { formatShare } from '#contract/domain/music-rights.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { Facts } from '../blocks/section.tsx';
import classes from './side.module.css';

/** How a sound was described by staff, and who has rights in it. */
export function SoundFacts({ sound }: { sound: ReviewedSound }) {
  const { t } = useTranslation();
  const answer = (known: boolean | null) =>
    t(($) => $.office.music.rights[known === null ? 'unknown' : known ? 'yes' : 'no']);
  const { bpm, musicalKey, vocals } = sound;
  const facts: [string, string | false][] = [
    [t(($) => $.office.fields.composer), sound.composer],
    [t(($) => $.office.fields.artist), sound.artist],
    [t(($) => $.find.names.bpm), bpm !== null && t(($) => $.office.music.bpmValue, { bpm })],
    [t(($) => $.find.names.key), musicalKey !== null && t(($) => $.find.values.key[musicalKey])],
    [t(($) => $.find.names.vocals), vocals !== null && t(($) => $.find.values.vocals[vocals ? '1' : '0'])],
    ['ISWC', sound.iswc],
    [t(($) => $.office.music.rights.contentId), answer(sound.contentId)],
    [t(($) => $.office.music.rights.samples), answer(sound.samples)],
    [t(($) => $.office.music.rights.madeWithAi), answer(sound.madeWithAi)],
  ];
  return (
    <div className={`${classes.stack} ${classes.sound}`}>
      <p className={classes.labels}>
        {sound.tags.map(({ type, name }) => (
          <Label key={`${type}/${name}`}>{name}</Label>
        ))}
        {sound.tags.length === 0 && <span className={classes.quiet}>{t(($) => $.office.music.lacks.tags)}</span>}
      </p>
      <Facts facts={facts.filter(([, value]) => value)} />
      <ul className={classes.papers}>
        {sound.writers.map(({ role, name, pro, ipi, share }, place) => (
          <li key={place}>
            <Label>{t(($) => $.office.music.rights.roles[role])}</Label>{' '}
            {[name, pro, ipi, formatShare(share)].filter(Boolean).join(' · ')}
          </li>
        ))}
        {sound.writers.length === 0 && <li className={classes.quiet}>{t(($) => $.office.music.lacks.rights)}</li>}
      </ul>
    </div>
  );
}

/** The versions that are decided together with a piece, to be heard. */
export function SoundVersions({ sound: { versions } }: { sound: ReviewedSound }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.versions}>
      {versions.map(({ id, code, title, durationMs, playable }) => (
        <li key={id}>
          <span title={title}>{title}</span>
          <span className={classes.quiet}>
            {[code, durationMs !== null && formatClock(durationMs / 1000)].filter(Boolean).join(' · ')}
          </span>
          {playable && (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no captions
            <audio controls preload="none" src={playable} aria-label={t(($) => $.office.review.side.hear, { title })} />
          )}
        </li>
      ))}
    </ul>
  );
}
