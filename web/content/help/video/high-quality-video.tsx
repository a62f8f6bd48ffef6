import { useTranslation } from '../../../lib/translation.ts';
import { HelpPage } from '../blocks/help-page.tsx';
import { Checks, Clean, Grading, Length, Ready, Shooting } from './craft.tsx';
import { Colour, Export, Limits, Photos } from './files.tsx';
import classes from './high-quality-video.module.css';

const SECTIONS = [
  ['limits', Limits],
  ['colour', Colour],
  ['shooting', Shooting],
  ['length', Length],
  ['grading', Grading],
  ['clean', Clean],
  ['checks', Checks],
  ['export', Export],
  ['photos', Photos],
  ['ready', Ready],
] as const;

/** Requirements for a video, and how to shoot, grade and export it. */
export function HighQualityVideo() {
  const { t } = useTranslation();
  const sections = SECTIONS.map(([id, Body]) => ({
    id,
    title: t(($) => $.help.video[id].title),
    body: <Body />,
  }));
  return <HelpPage name="video" sections={sections} art={{ palette: 'sunset', seed: 33, drawing: <Viewfinder /> }} />;
}

/** The overlay of a recording camera. */
function Viewfinder() {
  return (
    <div className={classes.finder}>
      <svg viewBox="0 0 160 90" preserveAspectRatio="none">
        <path d="M53.3 0V90M106.7 0V90M0 30H160M0 60H160" />
        <path data-corner d="M6 16V6H16M144 6H154V16M154 74V84H144M16 84H6V74" />
      </svg>
      <span className={classes.recording}>00:12</span>
      <span className={classes.format}>4K · 25p · 10 bit</span>
    </div>
  );
}
