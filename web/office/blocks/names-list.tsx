import { IconArchive, IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { confirm, type Question } from '../../ui/overlays.ts';
import { toast } from '../../ui/toast.ts';
import { NamesForm, type Names } from './names-form.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './names-list.module.css';
import { OrderedList } from './ordered-list.tsx';

export interface Named extends Names {
  id: number;
  version: number;
}

interface Props<Item extends Named> {
  label: string;
  items: Item[];
  onOrder: (ids: number[]) => void;
  onEdit: (item: Item, names: Names) => Promise<unknown>;
  onRemove: (item: Item) => Promise<unknown>;
  /** Other words for removing one, and for saying that it is done. */
  removing?: { label: (name: string) => string; done: string };
  /** The question before one is removed. */
  question: (name: string) => Question;
  /** The reason why one cannot be removed, if any. */
  needed?: (item: Item) => string | undefined;
  /** Further details of one. */
  note: (item: Item) => ReactNode;
}

/** Names in both languages, in an order that staff choose. */
export function NamesList<Item extends Named>({ label, items, onOrder, ...row }: Props<Item>) {
  const language = useLanguage();
  const { edited, edit } = useEdited();
  return (
    <OrderedList label={label} items={items} name={(item) => item[language]} onOrder={onOrder}>
      {(item) =>
        edited === item.id ? (
          <EditRow item={item} onEdit={row.onEdit} onEnd={() => edit(null)} />
        ) : (
          <NameRow item={item} {...row} onPencil={() => edit(item.id)} />
        )
      }
    </OrderedList>
  );
}

/** The item being edited; afterwards its edit button gets the focus again. */
function useEdited() {
  const [edited, edit] = useState<number | null>(null);
  const last = useRef(edited);
  useEffect(() => {
    if (edited === null && last.current !== null)
      document.querySelector<HTMLElement>(`li[data-item="${last.current}"] [data-edit]`)?.focus();
    last.current = edited;
  }, [edited]);
  return { edited, edit };
}

interface EditProps<Item> {
  item: Item;
  onEdit: (item: Item, names: Names) => Promise<unknown>;
  onEnd: () => void;
}

function EditRow<Item extends Named>({ item, onEdit, onEnd }: EditProps<Item>) {
  const { t } = useTranslation();
  // The item as it was when editing began, so that somebody else's change is not overwritten.
  const [begun] = useState(item);
  const save = async (names: Names) => {
    await onEdit(begun, names);
    void toast(t(($) => $.office.order.saved));
    onEnd();
  };
  return (
    <NamesForm initial={{ zh: item.zh, en: item.en }} submit={t(($) => $.common.save)} send={save} onCancel={onEnd} />
  );
}

type RowProps<Item extends Named> = Omit<Props<Item>, 'label' | 'items' | 'onOrder' | 'onEdit'> & {
  item: Item;
  onPencil: () => void;
};

function NameRow<Item extends Named>(props: RowProps<Item>) {
  const { item, note, needed, removing, question, onRemove, onPencil } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const name = item[language];
  const why = needed?.(item);
  const remove = async () => {
    if (!(await confirm(question(name)))) return;
    await onRemove(item).then(
      () => toast(removing?.done ?? t(($) => $.office.order.removed)),
      (error: Error) => toast(error.message, 'failed'),
    );
  };
  return (
    <div className={classes.row}>
      <span lang="zh">{item.zh}</span>
      <span lang="en">{item.en}</span>
      <span className={classes.note}>{note(item)}</span>
      <span className={classes.actions}>
        <IconButton icon={IconPencil} data-edit label={t(($) => $.office.order.edit, { name })} onClick={onPencil} />
        <IconButton
          icon={removing ? IconArchive : IconTrash}
          label={removing?.label(name) ?? t(($) => $.office.order.remove, { name })}
          idle={why !== undefined}
          why={why}
          onClick={() => void remove()}
        />
      </span>
    </div>
  );
}
