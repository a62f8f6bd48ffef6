import { useTranslation } from 'react-i18next';
import { HelpPage } from '../blocks/help-page.tsx';
import { Checks, Clean, Grading, Length, Ready, Shooting } from './craft.tsx';
import { Colour, Export, Limits, Photos } from './files.tsx';
import { Viewfinder } from './viewfinder.tsx';

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

/** What a film must be, and how it is shot, graded and exported. */
export function HighQualityVideo() {
  const { t } = useTranslation();
  const sections = SECTIONS.map(([id, Body]) => ({
    id,
    title: t(($) => $.help.video[id].title),
    body: <Body />,
  }));
  return <HelpPage name="video" sections={sections} art={{ palette: 'sunset', seed: 33, drawing: <Viewfinder /> }} />;
}
