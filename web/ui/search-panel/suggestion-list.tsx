// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the box has the focus and the keys
import { IconBuildingStore, IconCategory, IconHash, IconSearch, IconStack2 } from '@tabler/icons-react';
import type { Suggestion } from '#contract/calls/search.ts';
import { useTranslation } from '../../lib/translation.ts';
import { linkOf, type SearchLinks } from './links.ts';
import classes from './suggestion-list.module.css';
import type { Box } from './use-box.ts';

const ICONS = {
  word: IconSearch,
  category: IconCategory,
  topic: IconStack2,
  shop: IconBuildingStore,
  code: IconHash,
} as const;

export interface PanelProps {
  /** Element id of the list. */
  list: string;
  box: Box;
  links: SearchLinks;
}

/** Suggestions that the arrow keys choose from while the focus stays in the box. */
export function SuggestionList({ list, box, links }: PanelProps) {
  const { t } = useTranslation();
  const { typed, kind: chosen, suggestions, active, go } = box;
  return (
    <div id={list} role="listbox" aria-label={t(($) => $.search.suggestions)} className={classes.list}>
      {suggestions.map((suggestion, n) => {
        const Icon = ICONS[suggestion.kind];
        const { kind, text } = suggestion;
        return (
          <div
            key={`${kind} ${suggestion.id ?? text}`}
            id={`${list}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === active}
            // Keeps the focus in the box, so that a click does not count as leaving it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(linkOf(suggestion, links, chosen), kind === 'word' ? text : undefined)}
          >
            <span className={classes.sign}>
              {suggestion.thumbnail === null ? (
                <Icon size={16} stroke={1.8} aria-hidden="true" />
              ) : (
                <img src={suggestion.thumbnail} alt="" width={48} height={32} decoding="async" />
              )}
            </span>
            <Completed suggestion={suggestion} typed={typed.trim()} />
            {kind !== 'word' && <span className={classes.kind}>{t(($) => $.search.kinds[kind])}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** Emphasises the part of a suggestion that is not typed yet. */
function Completed({ suggestion: { text }, typed }: { suggestion: Suggestion; typed: string }) {
  if (!text.toLowerCase().startsWith(typed.toLowerCase())) return <strong className={classes.text}>{text}</strong>;
  return (
    <span className={classes.text}>
      {text.slice(0, typed.length)}
      <strong>{text.slice(typed.length)}</strong>
    </span>
  );
}
