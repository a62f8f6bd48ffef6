import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Tabs } from '../../ui/table/controls.ts';
import { Desk } from '../blocks/desk.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import classes from './search.module.css';
import { Searched } from './searched.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import type { SynonymDraft } from './use-change-synonyms.ts';
import { SynonymList } from './synonym-list.tsx';

const TABS = ['searched', 'synonyms'] as const;

/** Searched words, and synonyms. */
export function Search() {
  const { t } = useTranslation();
  const address = useAddress();
  const tab = address.oneOf('tab', TABS) ?? 'searched';
  const [draft, setDraft] = useState<SynonymDraft>();
  const open = (value: string | null) =>
    address.filter({ tab: value ?? undefined, keyword: undefined, days: undefined, type: undefined, which: undefined });
  return (
    <Desk title={t(($) => $.office.desks.search)} about={t(($) => $.office.about.search)}>
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List className={classes.tabs!}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(($) => $.office.search.tabs[name])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="searched">
          <Searched address={address} onAdd={(keyword) => setDraft({ words: [keyword] })} />
        </Tabs.Panel>
        <Tabs.Panel value="synonyms">
          <SynonymList address={address} onDraft={setDraft} />
        </Tabs.Panel>
      </Tabs>
      {draft && <SynonymDialog draft={draft} onClosed={() => setDraft(undefined)} />}
    </Desk>
  );
}
