import { useTranslation } from '../../../lib/translation.ts';
import { Command } from '../blocks/command.tsx';
import { FactTable } from '../blocks/fact-table.tsx';
import { Note, Paragraphs, Step, Steps, SubTitle } from '../blocks/prose.tsx';
import {
  BREW_COMMAND,
  MAC_ASKING,
  MAC_AWAKE,
  MAC_COMMAND,
  UNIX_SCRIPT,
  WINDOWS_COMMAND,
  WINDOWS_SCRIPT,
} from './commands.ts';

export function WindowsSteps() {
  const { t } = useTranslation();
  const words = t(($) => $.help.tool.windows);
  return (
    <>
      <Steps>
        {[words.node, words.files, words.start, words.typing, words.wait].map((step) => (
          <Step key={step}>{step}</Step>
        ))}
      </Steps>
      <Note warning>{words.warning}</Note>
      <Command label={words.command} text={WINDOWS_COMMAND} />
    </>
  );
}

export function MacSteps() {
  const { t } = useTranslation();
  const words = t(($) => $.help.tool.mac);
  return (
    <>
      <Steps>
        <Step>
          <p>{words.node}</p>
          <Command label={words.brew} text={BREW_COMMAND} />
        </Step>
        <Step>{words.files}</Step>
        <Step>{words.start}</Step>
        <Step>{words.folder}</Step>
      </Steps>
      <Note warning>{words.warning}</Note>
      <Command label={words.ask} text={MAC_ASKING} />
      <Command label={words.whole} text={MAC_COMMAND} />
      <p>{words.awake}</p>
      <Command label={words.caffeinate} text={MAC_AWAKE} />
    </>
  );
}

export function Options() {
  const { t } = useTranslation();
  const words = t(($) => $.help.tool.options);
  const options = {
    FOLDER: words.folder,
    '--site URL': words.site,
    '--account NAME': words.account,
    '--state FILE': words.state,
    '--help': words.help,
    '--version': words.version,
    FRAMEHALL_PASSWORD: words.password,
  };
  return (
    <>
      <p>{words.intro}</p>
      <FactTable
        label={words.title}
        heads={[words.heads.option, words.heads.meaning]}
        rows={Object.entries(options).map(([option, meaning]) => ({ name: <code>{option}</code>, values: [meaning] }))}
      />
    </>
  );
}

export function Resume() {
  const { t } = useTranslation();
  const words = t(($) => $.help.tool.resume);
  return (
    <>
      <Paragraphs lines={words.intro} />
      <Note>{words.note}</Note>
    </>
  );
}

export function Script() {
  const { t } = useTranslation();
  const words = t(($) => $.help.tool.script);
  return (
    <>
      <p>{words.intro}</p>
      <SubTitle>{words.unix}</SubTitle>
      <Command label={words.unix} text={UNIX_SCRIPT} />
      <SubTitle>{words.windows}</SubTitle>
      <Command label={words.windows} text={WINDOWS_SCRIPT} />
      <Note warning>{words.note}</Note>
    </>
  );
}
