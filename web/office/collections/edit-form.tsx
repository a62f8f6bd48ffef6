import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { Conflict } from '../blocks/changes.tsx';
import { type CollectionName, COLLECTIONS } from './collections.ts';
import classes from './panel.module.css';
import { TextFields } from './text-fields.tsx';
import { useRefresh } from './use-change.ts';
import { type CollectionForm, type Filled, type Texts, useCollectionForm } from './use-collection-form.ts';

interface Versioned<Values> extends Filled<Values> {
  version: number;
}

interface Props<Values> {
  of: CollectionName;
  id: number;
  /** As the server has it now. */
  latest: Versioned<Values>;
  /** Whether visitors see it. */
  shown: boolean;
  save: (version: number, filled: Filled<Values>) => Promise<unknown>;
  /** Fields besides the texts. */
  more?: (form: CollectionForm) => ReactNode;
}

/** A topic's or playlist's own fields. Without unsaved input it follows others' changes; otherwise it shows them. */
export function EditForm<Values extends Texts & Record<string, string>>(props: Props<Values>) {
  const [base, setBase] = useState(props.latest);
  return <Form key={base.version} {...props} base={base} onBase={setBase} />;
}

interface FormProps<Values> extends Props<Values> {
  /** As it was when typing began. */
  base: Versioned<Values>;
  onBase: (base: Versioned<Values>) => void;
}

function Form<Values extends Texts & Record<string, string>>(props: FormProps<Values>) {
  const { of, id, base, latest, shown, save, more, onBase } = props;
  const { t } = useTranslation();
  const refresh = useRefresh(of);
  const [version, setVersion] = useState(base.version);
  const form = useCollectionForm({
    initial: base,
    send: async (filled) => {
      await save(version, filled).finally(refresh);
      void toast(t(($) => $.office[of].form.saved));
      onBase({ ...filled, version: version + 1 });
    },
  });
  const newer = latest.version > version;
  const theirs = newer && form.changed ? changesBetween(base, latest) : [];
  useEffect(() => {
    if (newer && !form.changed) onBase(latest);
  }, [newer, form.changed, latest, onBase]);
  const keepMine = () => {
    form.takeOver(latest);
    setVersion(latest.version);
  };
  return (
    <form className={classes.form} onSubmit={form.onSubmit} noValidate>
      <TextFields of={of} form={form}>
        {more?.(form)}
      </TextFields>
      {theirs.length > 0 ? (
        <Conflict theirs={theirs} onKeepMine={keepMine} onTakeTheirs={() => onBase(latest)} />
      ) : (
        <Problem>{form.problem}</Problem>
      )}
      <div className={classes.buttons}>
        {shown && <ViewLink of={of} id={id} />}
        <Button type="submit" size="small" loading={form.pending} disabled={!form.changed || theirs.length > 0}>
          {t(($) => $.office[of].form.save)}
        </Button>
      </div>
    </form>
  );
}

function ViewLink({ of, id }: { of: CollectionName; id: number }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      variant="plain"
      size="small"
      icon={<IconExternalLink size={15} stroke={1.8} aria-hidden="true" />}
      to={COLLECTIONS[of].page(id)}
    >
      {t(($) => $.office[of].view)}
    </ButtonLink>
  );
}

function changesBetween<Values extends Texts>(before: Filled<Values>, after: Filled<Values>) {
  const [was, is] = [before, after].map(({ values, published }): Record<string, unknown> => ({ ...values, published }));
  return Object.keys(is ?? {})
    .map((field) => ({ field, before: was?.[field], after: is?.[field] }))
    .filter((change) => change.before !== change.after);
}
