import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/overlays.ts';
import { Nothing } from '../../ui/table/nothing.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { DESKS } from '../desks.ts';
import type { CollectionName, Listed } from './collections.ts';
import { Members } from './members.tsx';
import classes from './panel.module.css';
import { useRemove } from './use-change.ts';

interface Props<Item extends Listed> {
  of: CollectionName;
  /** Undefined when there is none at this address. */
  item: Item | undefined;
  form: (item: Item) => ReactNode;
  onClose: () => void;
}

/** One topic or playlist: its texts and its works. */
export function Panel<Item extends Listed>({ of, item, form, onClose }: Props<Item>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = item && (language === 'en' ? item.titleEn : item.titleZh);
  return (
    <SidePanel about={String(item?.id)} title={title ?? t(($) => $.office[of].panel)} wide onClose={onClose}>
      {item ? (
        <>
          {form(item)}
          <Members of={of} id={item.id} />
          <Ends of={of} item={item} name={title ?? ''} onRemoved={onClose} />
        </>
      ) : (
        <Nothing
          icon={DESKS[of].icon}
          title={t(($) => $.office[of].notFound)}
          hint={t(($) => $.office[of].notFoundHint)}
        />
      )}
    </SidePanel>
  );
}

interface EndsProps {
  of: CollectionName;
  item: Listed;
  name: string;
  onRemoved: () => void;
}

function Ends({ of, item, name, onRemoved }: EndsProps) {
  const { t } = useTranslation();
  const remove = useRemove(of, onRemoved);
  const ask = async () => {
    const sure = await confirm({
      title: t(($) => $.office[of].remove.title, { name }),
      body: t(($) => $.office[of].remove.body),
      confirm: t(($) => $.office[of].remove.confirm),
    });
    if (sure) remove.mutate(item);
  };
  return (
    <div className={classes.ends}>
      <Button variant="default" size="small" loading={remove.isPending} onClick={() => void ask()}>
        {t(($) => $.office[of].remove.button)}
      </Button>
    </div>
  );
}
