import { IconClock } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import classes from './before-typing.module.css';
import { Categories, HotTopics, HotWords, type IdeaProps } from './ideas.tsx';
import { forgetRecent, readRecent } from './recent.ts';

const TABS = ['hotWords', 'hotTopics', 'categories'] as const;
type Tab = (typeof TABS)[number];

/** Ideas before anything is typed: recent searches, and three tabs. */
export function BeforeTyping(props: IdeaProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('hotWords');
  const id = useId();
  return (
    <>
      <RecentSearches {...props} />
      <TabList id={id} tab={tab} onChange={setTab} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={classes.ideas}>
        {tab === 'hotWords' && <HotWords {...props} />}
        {tab === 'hotTopics' && <HotTopics {...props} />}
        {tab === 'categories' && <Categories {...props} label={t(($) => $.search.categories)} />}
      </div>
    </>
  );
}

function TabList({ id, tab, onChange }: { id: string; tab: Tab; onChange: (tab: Tab) => void }) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = TABS.at((TABS.indexOf(tab) + by) % TABS.length)!;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" className={classes.tabs}>
      {TABS.map((name) => (
        <button
          key={name}
          id={`${id}-${name}`}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={name === tab}
          aria-controls={`${id}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onChange(name)}
          onKeyDown={onKeyDown}
        >
          {t(($) => $.search[name])}
        </button>
      ))}
    </div>
  );
}

function RecentSearches({ links, onGo }: IdeaProps) {
  const { t } = useTranslation();
  const [recent, setRecent] = useState(readRecent);
  if (recent.length === 0) return null;
  const forget = () => {
    forgetRecent();
    setRecent([]);
  };
  return (
    <section className={classes.recent} aria-label={t(($) => $.search.recent)}>
      <div className={classes.recentHead}>
        <h2>{t(($) => $.search.recent)}</h2>
        <button type="button" onClick={forget}>
          {t(($) => $.search.forget)}
        </button>
      </div>
      <ul>
        {recent.map(({ keyword, type }) => (
          <li key={`${keyword} ${type}`}>
            <button type="button" title={keyword} onClick={() => onGo(links.words(keyword, type), keyword)}>
              <IconClock size={14} stroke={1.8} aria-hidden="true" />
              <span>{keyword}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
