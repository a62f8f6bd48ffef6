import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { Tabs } from '../../ui/table/controls.ts';
import classes from './view-tabs.module.css';

interface Props<View extends string> {
  views: readonly View[];
  view: View;
  name: (view: View) => string;
  /** Number of entries in a view; undefined where it is not counted. */
  count?: (view: View) => number | undefined;
  /** The view of overdue entries. */
  bad?: View;
  onView: (view: View) => void;
  children: ReactNode;
}

/** The lists of a desk, one at a time. */
export function ViewTabs<View extends string>({ views, view, name, count, bad, onView, children }: Props<View>) {
  const language = useLanguage();
  const choose = (next: string | null) => {
    const known = views.find((one) => one === next);
    if (known) onView(known);
  };
  return (
    <Tabs value={view} onChange={choose} keepMounted={false}>
      <Tabs.List className={classes.tabs!}>
        {views.map((one) => {
          const many = count?.(one) ?? 0;
          return (
            <Tabs.Tab key={one} value={one}>
              {name(one)}
              {many > 0 && (
                <span className={classes.count} data-bad={one === bad}>
                  {formatNumber(many, language)}
                </span>
              )}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      <Tabs.Panel value={view}>{children}</Tabs.Panel>
    </Tabs>
  );
}
