import { useTranslation } from '../../lib/translation.ts';
import { BeforeTyping } from './before-typing.tsx';
import classes from './search-panel.module.css';
import { type PanelProps, SuggestionList } from './suggestion-list.tsx';

/** The panel below a search box: ideas before anything is typed, then suggestions. */
export function SearchPanel(props: PanelProps) {
  const { t } = useTranslation();
  const { typed, kind, go, suggestions } = props.box;
  const keyword = typed.trim();
  return (
    <div className={classes.panel}>
      {keyword === '' && <BeforeTyping type={kind} links={props.links} onGo={go} />}
      {keyword !== '' && suggestions.length > 0 && <SuggestionList {...props} />}
      {keyword !== '' && suggestions.length === 0 && (
        <p className={classes.hint}>{t(($) => $.search.noSuggestions, { keyword })}</p>
      )}
    </div>
  );
}
