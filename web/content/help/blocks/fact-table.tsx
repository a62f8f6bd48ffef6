import type { ReactNode } from 'react';
import classes from './fact-table.module.css';

interface Props {
  /** What the table is about, for those who cannot see where it stands. */
  label: string;
  /** Heads of the columns; the first, which may be empty, stands over the names of the rows. */
  heads?: readonly string[];
  rows: readonly { name: ReactNode; values: readonly ReactNode[] }[];
  /** Names are long or the values are: how the width is shared. */
  names?: 'narrow' | 'wide';
}

export function FactTable({ label, heads, rows, names = 'narrow' }: Props) {
  return (
    // A table that is too wide for a phone scrolls by itself; keys must reach it then.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={classes.table} data-names={names} data-columns={rows[0]?.values.length ?? 1}>
        {heads && (
          <thead>
            <tr>
              {heads.map((head) =>
                head === '' ? (
                  <td key={head} />
                ) : (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
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
    </div>
  );
}
