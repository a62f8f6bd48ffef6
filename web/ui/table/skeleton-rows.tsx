import { Skeleton } from '../skeleton.tsx';
import classes from './data-table.module.css';
import type { RowProps } from './table.ts';

const BONE = <Skeleton height={14} width={14} />;

// Uneven, as the words that will stand there.
const WIDTHS = ['72%', '88%', '60%', '80%', '66%'];

/** Rows of the real shape while the first page is on its way. */
export function SkeletonRows<Row>({ columns, selection, detail, count }: RowProps<Row> & { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {selection && <td className={classes.narrow}>{BONE}</td>}
      {detail && <td className={classes.narrow}>{BONE}</td>}
      {columns.map(({ name }, column) => (
        <td key={name}>
          <Skeleton height={10} width={WIDTHS[(row + column) % WIDTHS.length]!} />
        </td>
      ))}
    </tr>
  ));
}
