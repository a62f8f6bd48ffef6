import { IconMusic } from '@tabler/icons-react';
import { FINDINGS, MEDIA_LIMITS, RECOMMENDED_SECONDS } from '#contract/domain/media.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { FactTable } from '../blocks/fact-table.tsx';
import { Checklist, DoAndDont, Figure, Note, Paragraphs } from '../blocks/prose.tsx';
import { Shot, Shots } from '../figures/shot.tsx';
import { useLimits } from '../limits.ts';
import { Exposures } from './exposures.tsx';
import classes from './craft.module.css';

export function Shooting() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.shooting);
  return (
    <>
      <p>{words.intro}</p>
      <Figure caption={words.figure}>
        <Exposures />
      </Figure>
      <DoAndDont dos={words.dos} donts={words.donts} />
    </>
  );
}

export function Length() {
  const { t } = useTranslation();
  const limits = useLimits();
  const words = t(($) => $.help.video.length);
  return (
    <>
      <Paragraphs lines={words.intro} />
      <Figure caption={t(($) => $.help.video.length.figure, limits)}>
        <ClipLength />
      </Figure>
    </>
  );
}

export function Grading() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.grading);
  return (
    <>
      <p>{words.intro}</p>
      <Figure caption={words.figure}>
        <Shots>
          <Shot label={words.before} look="log" palette="ember" seed={40} verdict="bad" />
          <Shot label={words.after} palette="ember" seed={40} verdict="good" />
        </Shots>
      </Figure>
      <DoAndDont dos={words.dos} donts={words.donts} />
    </>
  );
}

export function Clean() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.clean);
  return (
    <>
      <p>{words.intro}</p>
      <Figure caption={words.figure}>
        <Faults />
      </Figure>
      <Note>{words.note}</Note>
    </>
  );
}

/** Only sound files can clip. */
const OF_VIDEO = FINDINGS.filter((code) => code !== 'clipping');

export function Checks() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.checks, useLimits());
  const { finding, meaning, fix } = words.heads;
  return (
    <>
      <p>{words.intro}</p>
      <FactTable
        label={words.title}
        heads={[finding, meaning, fix]}
        rows={OF_VIDEO.map((code) => {
          const found = words.findings[code];
          return { name: found.name, values: [found.meaning, found.fix] };
        })}
      />
    </>
  );
}

export function Ready() {
  const { t } = useTranslation();
  return <Checklist lines={t(($) => $.help.video.ready.lines, useLimits())} />;
}

const { minSeconds } = MEDIA_LIMITS.video;
const DRAWN_SECONDS = 30;

/** The right length of a clip, on a time line. */
function ClipLength() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.length);
  const parts = [
    { name: 'short', from: 0, to: minSeconds, label: words.tooShort },
    { name: 'best', from: minSeconds, to: RECOMMENDED_SECONDS, label: words.best },
    { name: 'long', from: RECOMMENDED_SECONDS, to: DRAWN_SECONDS, label: words.longer },
  ];
  return (
    <div className={classes.line} aria-hidden="true">
      {parts.map(({ name, from, to, label }) => (
        <div key={name} data-part={name} style={{ flexGrow: to - from }}>
          <span>{label}</span>
          <i />
          <small>{t(($) => $.help.video.length.seconds, { number: from })}</small>
        </div>
      ))}
    </div>
  );
}

/** Four faults that a video must not have. */
function Faults() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.clean);
  return (
    <Shots>
      <Shot label={words.watermark} palette="dawn" verdict="bad">
        <span className={classes.watermark}>© studio</span>
      </Shot>
      <Shot label={words.borders} palette="dawn" verdict="bad">
        <span className={classes.borders} />
      </Shot>
      <Shot label={words.captions} palette="dawn" verdict="bad">
        <span className={classes.timecode}>01:00:12:08</span>
        <span className={classes.caption} />
      </Shot>
      <Shot label={words.music} palette="dawn" verdict="bad">
        <IconMusic className={classes.music} size={34} stroke={1.8} />
      </Shot>
    </Shots>
  );
}
