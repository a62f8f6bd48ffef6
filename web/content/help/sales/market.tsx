import { useTranslation } from '../../../lib/translation.ts';
import { Checklist, DoAndDont, Figure, Note, Paragraphs } from '../blocks/prose.tsx';
import { Shot, Shots } from '../figures/shot.tsx';
import { Calendar } from './calendar.tsx';
import classes from './market.module.css';

export function Finding() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.finding);
  return (
    <>
      <Paragraphs lines={words.intro} />
      <Figure caption={words.figure}>
        <ol className={classes.path}>
          {Object.values(words.steps).map(({ name, about }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{about}</span>
            </li>
          ))}
        </ol>
      </Figure>
      <Note>{words.note}</Note>
    </>
  );
}

export function Demand() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.demand);
  return (
    <>
      <Paragraphs lines={words.intro} />
      <Figure caption={words.figure}>
        <Calendar />
      </Figure>
    </>
  );
}

export function Series() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.series);
  const shot = { palette: 'sunset', seed: 21, photographer: true } as const;
  return (
    <>
      <p>{words.intro}</p>
      <Figure caption={words.figure}>
        <Shots>
          <Shot {...shot} label={words.shots.wide} />
          <Shot {...shot} label={words.shots.medium} near={2.6} />
          <Shot {...shot} label={words.shots.detail} near={7} />
          <Shot {...shot} label={words.shots.upright} shape="upright" />
          <Shot label={words.shots.space} palette="sunset" seed={8}>
            <span className={classes.headline} />
          </Shot>
        </Shots>
      </Figure>
      <DoAndDont dos={words.dos} donts={words.donts} />
    </>
  );
}

export function Shop() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.shop);
  return (
    <>
      <p>{words.intro}</p>
      <DoAndDont dos={words.dos} donts={words.donts} />
    </>
  );
}

export function Ready() {
  const { t } = useTranslation();
  return <Checklist lines={t(($) => $.help.sales.ready.lines)} />;
}
