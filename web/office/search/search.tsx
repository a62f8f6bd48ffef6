import { useState } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { Tabs } from '../../ui/table/controls.ts';
import { Desk } from '../blocks/desk.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import classes from './search.module.css';
import { Engines } from './engines.tsx';
import { Placements } from './placements/placements.tsx';
import { Quality } from './quality/quality.tsx';
import { Searched } from './searched.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import type { SynonymDraft } from './use-change-synonyms.ts';
import { SynonymList } from './synonym-list.tsx';

const TABS = ['searched', 'synonyms', 'quality', 'placements', 'engines'] as const;
/** What each tab keeps in the address. */
const KEPT = ['keyword', 'days', 'type', 'which', 'language', 'engine', 'query'];

/** Searched words, synonyms, how good results are and which of them editors moved, and what searches. */
export function Search() {
  const { t } = useTranslation();
  const address = useAddress();
  const tab = address.oneOf('tab', TABS) ?? 'searched';
  const [draft, setDraft] = useState<SynonymDraft>();
  const open = (value: string | null) =>
    address.filter({ ...Object.fromEntries(KEPT.map((name) => [name, undefined])), tab: value ?? undefined });
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
        <Tabs.Panel value="quality">
          <Quality address={address} />
        </Tabs.Panel>
        <Tabs.Panel value="placements">
          <Placements address={address} />
        </Tabs.Panel>
        <Tabs.Panel value="engines">
          <Engines />
        </Tabs.Panel>
      </Tabs>
      {draft && <SynonymDialog draft={draft} onClosed={() => setDraft(undefined)} />}
    </Desk>
  );
}
