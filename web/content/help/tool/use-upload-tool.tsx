import { useTranslation } from '../../../lib/translation.ts';
import { HelpPage } from '../blocks/help-page.tsx';
import { MacSteps, Options, Resume, Script, WindowsSteps } from './running.tsx';
import { Report } from './report.tsx';
import { Download, What } from './start.tsx';
import { Troubles } from './troubles.tsx';
import { PROGRAM } from './commands.ts';
import classes from './use-upload-tool.module.css';

const SECTIONS = [
  ['what', What],
  ['download', Download],
  ['windows', WindowsSteps],
  ['mac', MacSteps],
  ['options', Options],
  ['resume', Resume],
  ['report', Report],
  ['script', Script],
  ['troubles', Troubles],
] as const;

/** The upload tool: how to get it, run it and read its output. */
export function UseUploadTool() {
  const { t } = useTranslation();
  const sections = SECTIONS.map(([id, Body]) => ({
    id,
    title: t(($) => $.help.tool[id].title),
    body: <Body />,
  }));
  return (
    <HelpPage name="tool" sections={sections} art={{ palette: 'night', seed: 17, drawing: <TerminalPicture /> }} />
  );
}

/** A terminal with the tool at work. */
function TerminalPicture() {
  return (
    <div className={classes.window}>
      <span>$ node {PROGRAM}</span>
      <span className={classes.bar}>
        <i />
      </span>
      <span>62 % 8.4 MB/s</span>
    </div>
  );
}
