import { useTranslation } from 'react-i18next';
import { FactTable } from '../blocks/fact-table.tsx';
import { SubTitle } from '../blocks/prose.tsx';
import { Scrollable } from '../blocks/scrollable.tsx';
import { useSampleRun } from './sample-run.ts';
import classes from './report.module.css';

/** The words are the tool's own: what it says and what the page explains cannot drift apart. */
export function Report() {
  const { t } = useTranslation();
  const words = t(($) => $.help.tool.report, { returnObjects: true });
  const says = t(($) => $.uploadTool, { returnObjects: true });
  const rows = [
    { says: says.sent, ...words.sent },
    { says: t(($) => $.uploadTool.goesOn, { percent: 62 }), ...words.goesOn },
    { says: says.waiting, ...words.waiting },
    { says: says.refused, ...words.refused },
    { says: says.failed, ...words.failed },
  ];
  const codes = [
    ['0', words.code0],
    ['1', words.code1],
    ['2', words.code2],
    ['130', words.code130],
  ] as const;
  const { word, meaning, next } = words.heads;
  return (
    <>
      <p>{words.intro}</p>
      <Sample />
      <SubTitle>{words.words}</SubTitle>
      <FactTable
        label={words.words}
        heads={[word, meaning, next]}
        rows={rows.map((row) => ({ name: row.says, values: [row.meaning, row.next] }))}
      />
      <SubTitle>{words.codes}</SubTitle>
      <p>{words.codesIntro}</p>
      <FactTable
        label={words.codes}
        heads={[words.codeHeads.code, words.codeHeads.meaning]}
        rows={codes.map(([code, means]) => ({ name: <code>{code}</code>, values: [means] }))}
      />
    </>
  );
}

function Sample() {
  const { t } = useTranslation();
  const lines = useSampleRun();
  const label = t(($) => $.help.tool.report.sample);
  return (
    <div className={classes.terminal}>
      <div className={classes.bar} aria-hidden="true">
        <i />
        <i />
        <i />
        <span>{label}</span>
      </div>
      <Scrollable label={label} className={classes.lines}>
        <code>{lines.join('\n')}</code>
      </Scrollable>
    </div>
  );
}
