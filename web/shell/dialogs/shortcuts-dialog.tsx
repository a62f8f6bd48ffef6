import { useTranslation } from '../../lib/translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type ShortcutGroup, SHORTCUTS } from '../../ui/shortcuts/groups.ts';
import { useShortcutGroups } from '../../ui/shortcuts/use-shortcuts.ts';
import classes from './shortcuts-dialog.module.css';

const MAC = /Mac/.test(navigator.userAgent);

/** The keys that hold on this page, those of the whole site last. */
export function ShortcutsDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation();
  const present = useShortcutGroups();
  // Desks of the office have keys of their own, so the player leaves them alone there.
  if (document.documentElement.dataset['page'] === 'office') present.delete('player');
  const groups = (Object.keys(SHORTCUTS) as ShortcutGroup[]).filter((group) => present.has(group));
  return (
    <Dialog title={t(($) => $.shortcuts.title)} size={440} onClosed={onClosed}>
      {() => (
        <div className={classes.groups}>
          {groups.map((group) => (
            <Group key={group} group={group} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

function Group({ group }: { group: ShortcutGroup }) {
  const { t } = useTranslation();
  const words: Record<string, string> = t(($) => $.shortcuts.groups[group]);
  return (
    <section aria-label={words['title']!}>
      <h3>{words['title']}</h3>
      <dl className={classes.keys}>
        {SHORTCUTS[group].map(([name, keys]) => (
          <div key={name}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{MAC && key === 'Ctrl' ? '⌘' : key}</kbd>
              ))}
            </dt>
            <dd>{words[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
