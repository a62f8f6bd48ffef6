import { useTranslation } from 'react-i18next';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import { Decision } from '../list/decision.tsx';
import classes from './material-editor.module.css';

/** What reviewers said: the newest in full, earlier ones folded away. */
export function PastDecisions({ material: { decisions } }: { material: EditorMaterial }) {
  const { t } = useTranslation();
  const [newest, ...earlier] = decisions;
  if (!newest || newest.verdict === 'approve') return null;
  return (
    <section className={classes.decision}>
      <h3>{t(($) => $.editor.decision.title)}</h3>
      <Decision decision={newest} />
      {earlier.length > 0 && (
        <details>
          <summary>{t(($) => $.editor.decision.earlier)}</summary>
          {earlier.map((decision) => (
            <Decision key={decision.decidedAt} decision={decision} />
          ))}
        </details>
      )}
    </section>
  );
}
