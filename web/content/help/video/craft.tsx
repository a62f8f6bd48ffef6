import { useTranslation } from 'react-i18next';
import { FINDINGS } from '#contract/domain/media.ts';
import { FactTable } from '../blocks/fact-table.tsx';
import { Figure } from '../blocks/figure.tsx';
import { Checklist, DoAndDont, Note, Paragraphs } from '../blocks/prose.tsx';
import { Shot, Shots } from '../figures/shot.tsx';
import { useLimits } from '../limits.ts';
import { ClipLength } from './clip-length.tsx';
import { Exposures } from './exposures.tsx';
import { Faults } from './faults.tsx';

export function Shooting() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.shooting, { returnObjects: true });
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
  const words = t(($) => $.help.video.length, { returnObjects: true });
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
  const words = t(($) => $.help.video.grading, { returnObjects: true });
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
  const words = t(($) => $.help.video.clean, { returnObjects: true });
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

/** Sound files only can clip. */
const OF_VIDEO = FINDINGS.filter((code) => code !== 'clipping');

export function Checks() {
  const { t } = useTranslation();
  const words = t(($) => $.help.video.checks, { returnObjects: true, ...useLimits() });
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
  return <Checklist lines={t(($) => $.help.video.ready.lines, { returnObjects: true, ...useLimits() })} />;
}
