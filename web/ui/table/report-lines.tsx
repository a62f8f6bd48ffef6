import type { ReactNode } from 'react';
import classes from './report-lines.module.css';

/** How many lines are shown: a file may have thousands. */
export const REPORT_LINES_SHOWN = 200;

interface Props<Line> {
  label: string;
  heads: readonly string[];
  lines: readonly Line[];
  /** The cells after the line's number and code. */
  children: (line: Line) => ReactNode;
}

/** What a file would change, line by line. */
export function ReportLines<Line extends { line: number; code: string }>({
  label,
  heads,
  lines,
  children,
}: Props<Line>) {
  return (
    // Focusable, so that the arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.lines} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, REPORT_LINES_SHOWN).map((line) => (
            <tr key={line.line}>
              <td>{line.line}</td>
              <td>{line.code}</td>
              {children(line)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Changes {
  problems: readonly { name: string; text: string }[];
  changes: readonly { name: string; before: string; after: string }[];
}

/** What is wrong with a line, and what it would change. */
export function LineChanges({ problems, changes }: Changes) {
  return (
    <ul className={classes.what}>
      {problems.map(({ name, text }) => (
        <li key={`${name} ${text}`} className={classes.problem}>
          {name}: {text}
        </li>
      ))}
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          <span className={classes.field}>{name}</span>
          <del>{before}</del>
          <span aria-hidden="true">→</span>
          <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
