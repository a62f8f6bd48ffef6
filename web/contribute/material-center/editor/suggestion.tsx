import { IconFileInfo } from '@tabler/icons-react';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { EditorForm } from './form.tsx';
import { type FromFile, suggestionsFor } from './from-file.ts';
import classes from './side.module.css';

/** Details in the file, each accepted with one click. */
export function Suggestion({ material, form }: { material: EditorMaterial; form: EditorForm }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const found = material.suggestion ? suggestionsFor(material.suggestion, form.values, language) : [];
  const usable = found.filter(({ changes }) =>
    (Object.keys(changes) as (keyof typeof changes)[]).every((field) => form.mayEdit(field)),
  );
  if (usable.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t(($) => $.editor.suggestion.title)}>
      <h3>
        <IconFileInfo size={16} stroke={1.7} aria-hidden="true" />
        {t(($) => $.editor.suggestion.title)}
      </h3>
      <p className={classes.note}>{t(($) => $.editor.suggestion.hint)}</p>
      <ul className={classes.suggestions}>
        {usable.map((one) => (
          <Row key={one.name} one={one} onAccept={() => form.set(one.changes)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one: { name, shown, title = shown }, onAccept }: { one: FromFile; onAccept: () => void }) {
  const { t } = useTranslation();
  const label = name === 'takenOn' ? t(($) => $.editor.belonging.takenOn) : t(($) => $.editor.words[name]);
  return (
    <li>
      <span className={classes.name}>{label}</span>
      <span className={classes.shown} title={title}>
        {shown}
      </span>
      <Button
        variant="default"
        size="small"
        aria-label={`${t(($) => $.editor.suggestion.accept)} ${label}`}
        onClick={onAccept}
      >
        {t(($) => $.editor.suggestion.accept)}
      </Button>
    </li>
  );
}
