import type { ReactNode } from 'react';
import classes from './fact-table.module.css';
import { Scrollable } from './prose.tsx';

interface Props {
  /** Describes the table, for screen readers. */
  label: string;
  /** Headings of the columns; the first is that of the row names. */
  heads?: readonly string[];
  rows: readonly { name: ReactNode; values: readonly ReactNode[] }[];
  /** Width of the names, compared with the values. */
  names?: 'narrow' | 'wide';
}

export function FactTable({ label, heads, rows, names = 'narrow' }: Props) {
  return (
    <Scrollable label={label} className={classes.scroll}>
      <table className={classes.table} data-names={names} data-columns={rows[0]?.values.length ?? 1}>
        {heads && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ name, values }, row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
