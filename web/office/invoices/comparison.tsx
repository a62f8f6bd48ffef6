import type { InvoiceComparison } from '#contract/calls/invoices-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import classes from './invoices.module.css';

/** What the XML says beside what was asked for. */
export function Comparison({ rows }: { rows: readonly InvoiceComparison[] }) {
  const { t } = useTranslation();
  const text = t(($) => $.office.invoices.comparison);
  return (
    <table className={classes.comparison} aria-label={text.title}>
      <thead>
        <tr>
          <th scope="col">{text.field}</th>
          <th scope="col">{text.asked}</th>
          <th scope="col">{text.found}</th>
          <th scope="col">{text.title}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, asked, found, same }) => (
          <tr key={field}>
            <th scope="row">{text.fields[field]}</th>
            <td>{asked || '–'}</td>
            <td>{found || '–'}</td>
            <td>
              <Label tone={same ? 'good' : 'bad'}>{same ? text.same : text.differs}</Label>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
