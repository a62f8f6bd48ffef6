import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { licenseeCalls, SavedLicensee } from '#contract/calls/licensees.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { licensees, reloadLicensees } from '../queries.ts';
import { LicenseeForm } from './licensee-form.tsx';
import classes from './licensees-dialog.module.css';

interface Props {
  book: OutputOf<typeof licenseeCalls.list>;
  onChoose: (licensee: SavedLicensee) => void;
  onClosed: () => void;
}

/** All saved licensees: one to use, and for those who may, to add, rename and remove. */
export function LicenseesDialog({ book, onChoose, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.licensees.title)} size={560} onClosed={onClosed}>
      {(close) => (
        <Book
          book={book}
          onUse={(saved) => {
            onChoose(saved);
            close();
          }}
        />
      )}
    </Dialog>
  );
}

function Book({ book, onUse }: { book: Props['book']; onUse: (licensee: SavedLicensee) => void }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<number | 'new'>();
  return (
    <div className={classes.book}>
      <p>{book.shared ? t(($) => $.licensees.sharedNote) : t(($) => $.licensees.note)}</p>
      <ul>
        {book.infos.map((saved) => (
          <li key={saved.id}>
            {editing === saved.id ? (
              <LicenseeForm saved={saved} onDone={() => setEditing(undefined)} />
            ) : (
              <Row
                saved={saved}
                mayChange={book.mayChange}
                onUse={() => onUse(saved)}
                onEdit={() => setEditing(saved.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {editing === 'new' && <LicenseeForm onDone={() => setEditing(undefined)} />}
      {book.mayChange && editing !== 'new' && (
        <Button
          variant="default"
          icon={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => setEditing('new')}
        >
          {t(($) => $.licensees.add)}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  saved: SavedLicensee;
  mayChange: boolean;
  onUse: () => void;
  onEdit: () => void;
}

function Row({ saved: { id, licensee, licenseeType, creditCode }, mayChange, onUse, onEdit }: RowProps) {
  const { t } = useTranslation();
  const remove = useMutation({
    mutationFn: () => licensees.remove({ id }),
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: reloadLicensees,
  });
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <strong title={licensee}>{licensee}</strong>
        <span>{creditCode || t(($) => $.trade.licenseeType[licenseeType])}</span>
      </div>
      <Button variant="default" size="small" aria-label={t(($) => $.licensees.useOne, { licensee })} onClick={onUse}>
        {t(($) => $.licensees.use)}
      </Button>
      {mayChange && (
        <>
          <IconButton
            label={t(($) => $.licensees.edit, { licensee })}
            icon={<IconPencil size={18} stroke={1.7} aria-hidden="true" />}
            onClick={onEdit}
          />
          <IconButton
            label={t(($) => $.licensees.remove, { licensee })}
            icon={<IconTrash size={18} stroke={1.7} aria-hidden="true" />}
            disabled={remove.isPending}
            onClick={() => remove.mutate()}
          />
        </>
      )}
    </div>
  );
}
