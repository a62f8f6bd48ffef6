import { useTranslation } from '../../../lib/translation.ts';
import { FactTable } from '../blocks/fact-table.tsx';
import { Scrollable, SubTitle } from '../blocks/prose.tsx';
import classes from './report.module.css';
import { MAC_ASKING } from './commands.ts';

/** Output of the tool for a small folder, in its own texts. */
function useSampleRun(): string[] {
  const { t } = useTranslation();
  const says = t(($) => $.uploadTool);
  const line = (...parts: string[]) => parts.join('  ');
  return [
    `$ ${MAC_ASKING} ~/Movies/footage`,
    t(($) => $.uploadTool.found, {
      videos: t(($) => $.uploadTool.videos, { count: 4 }),
      photos: t(($) => $.uploadTool.photos, { count: 2 }),
      size: '3.2 GB',
    }),
    t(($) => $.uploadTool.leftAlone, { count: 2 }),
    line(
      t(($) => $.uploadTool.goesOn, { percent: 62 }),
      'day-1/ridge-01.mp4',
    ),
    line(says.sent, 'day-1/ridge-01.mp4', '1.4 GB', 'V00000217'),
    line(says.sent, 'day-1/ridge-02.mp4', '842 MB', 'V00000218'),
    line(
      says.refused,
      'day-2/phone.mp4',
      t(($) => $.pipeline.rejections['under-1080p']),
    ),
    line(says.sent, 'day-2/lake.jpg', '21.3 MB', 'P00000219'),
    line(says.sent, 'day-2/summit.jpg', '18.6 MB', 'P00000220'),
    t(($) => $.uploadTool.summary, { count: 4, before: 1, refused: 1, failed: 0 }),
  ];
}

/** Explains the tool's report with the tool's own texts, so that the two cannot drift apart. */
export function Report() {
  const { t } = useTranslation();
  const words = t(($) => $.help.tool.report);
  const says = t(($) => $.uploadTool);
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
