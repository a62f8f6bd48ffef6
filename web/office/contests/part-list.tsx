import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { IconButton } from '../blocks/icon-button.tsx';
import { Section } from '../blocks/section.tsx';
import classes from './contests.module.css';

interface Props<Item> {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  items: readonly Item[];
  /** A new one. */
  blank: Item;
  most: number;
  /** Nothing is added, moved or deleted any more. */
  fixed: boolean;
  error: string | undefined;
  words: { add: string; none?: string; name: (item: Item, index: number) => string; remove: (name: string) => string };
  onChange: (items: Item[]) => void;
  children: (item: Item, set: (change: Partial<Item>) => void) => ReactNode;
}

/** Tracks, criteria or prizes of a contest, in their order. */
export function PartList<Item>({ items, words, onChange, children, ...props }: Props<Item>) {
  const { t } = useTranslation();
  const { title, aside, blank, most, fixed, error } = props;
  const raise = (index: number) => onChange(items.toSpliced(index, 1).toSpliced(index - 1, 0, items[index] as Item));
  return (
    <Section title={title} level={2} aside={aside}>
      {fixed && <p className={classes.hint}>{t(($) => $.office.contests.form.fixed)}</p>}
      {items.length === 0 && words.none && <p className={classes.hint}>{words.none}</p>}
      <ol className={classes.parts}>
        {items.map((item, index) => {
          const name = words.name(item, index);
          return (
            <li key={index}>
              <div className={classes.part}>
                <h3>{name}</h3>
                {!fixed && index > 0 && (
                  <IconButton
                    icon={IconArrowUp}
                    label={t(($) => $.office.order.up, { name })}
                    onClick={() => raise(index)}
                  />
                )}
                {!fixed && (
                  <IconButton
                    icon={IconTrash}
                    label={words.remove(name)}
                    onClick={() => onChange(items.toSpliced(index, 1))}
                  />
                )}
              </div>
              {children(item, (change) => onChange(items.with(index, { ...item, ...change })))}
            </li>
          );
        })}
      </ol>
      <Problem>{error}</Problem>
      {!fixed && items.length < most && (
        <Button variant="default" size="small" onClick={() => onChange([...items, blank])}>
          {words.add}
        </Button>
      )}
    </Section>
  );
}
