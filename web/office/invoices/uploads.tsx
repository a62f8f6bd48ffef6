import { INVOICE_FILE_BYTES, INVOICE_FILES, type InvoiceFile } from '#contract/domain/invoice.ts';
import { formatBytes } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { toBase64 } from '../../lib/shrink-picture.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PickButton } from '../../ui/pick-button.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './invoices.module.css';
import { useChange } from './queries.ts';

interface Props {
  /** Those that are there. */
  files: readonly InvoiceFile[];
  send: (kind: InvoiceFile, file: string) => Promise<unknown>;
}

/** The three files of an invoice, each of which may be replaced until it is issued. */
export function Uploads({ files, send }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sending = useChange(async ({ kind, file }: { kind: InvoiceFile; file: File }) => {
    const size = formatBytes(INVOICE_FILE_BYTES, language);
    if (file.size > INVOICE_FILE_BYTES) throw new Error(t(($) => $.office.invoices.issue.tooBig, { size }));
    await send(kind, `data:application/octet-stream;base64,${await toBase64(file)}`);
  });
  return (
    <>
      <div className={classes.buttons}>
        {INVOICE_FILES.map((kind) => (
          <PickButton
            key={kind}
            pick={`invoice-${kind}`}
            accept={`.${kind}`}
            variant="default"
            onPick={([file]) => file && sending.mutate({ kind, file })}
          >
            {t(($) => $.office.invoices.issue[files.includes(kind) ? 'replace' : 'pick'], { kind: kind.toUpperCase() })}
          </PickButton>
        ))}
      </div>
      <Problem>{sending.error?.message}</Problem>
    </>
  );
}
