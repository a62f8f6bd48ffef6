import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import { type Described, missingOf } from '#contract/domain/description.ts';
import { editableIn, mayEdit } from '#contract/domain/editing.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { AboutFile } from './about-file.tsx';
import { Belonging } from './belonging.tsx';
import { Checklist, describedAs } from './checklist.tsx';
import { Dispute } from './dispute.tsx';
import fieldClasses from './fields.module.css';
import type { EditorForm } from './form.tsx';
import classes from './material-editor.module.css';
import { Releases } from './releases.tsx';
import { SaveState } from '../../../ui/save-state.tsx';
import type { OwnerSaver } from './form-state.ts';
import { Stage } from './stage.tsx';
import { SubmitBlock, useSubmit } from './submit.tsx';
import { Suggestion } from './suggestion.tsx';
import { TextsIn } from './texts-in.tsx';
import { Translation, useDictionary } from './translation.tsx';
import { Decision } from '../list/decision.tsx';

export interface FormProps {
  material: EditorMaterial;
  saver: OwnerSaver;
  isLast: boolean;
  /** Slot for the save status and the next action. */
  actions: HTMLElement | null;
  onChanged: () => void;
  onSubmitted: () => void;
}

export function SingleForm({ material, saver, isLast, actions, onChanged, onSubmitted }: FormProps) {
  const { t } = useTranslation();
  const values = saver.use((state) => state.values);
  const errors = saver.use((state) => state.errors);
  const editable = editableIn(material.state);
  const form: EditorForm = { values, errors, set: saver.set, mayEdit: (field) => mayEdit(material.state, field) };
  const described = describedAs(values, material.releases);
  const ready = missingOf(described).length === 0;
  const fields = useRef<HTMLFormElement>(null);
  // Focuses the first field, so that going through many works needs no mouse.
  useEffect(
    () => fields.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true }),
    [],
  );
  const submit = useSubmit({ material, saver, ready, onChanged, onSubmitted });
  return (
    <>
      {actions &&
        createPortal(
          <>
            {editable !== 'none' && <SaveState saver={saver} words={t(($) => $.editor.saving)} />}
            {editable === 'all' && (
              <Button disabled={!ready} loading={submit.isPending} onClick={submit.run}>
                {t(($) => $.editor.submit[!isLast ? 'next' : material.state === 'returned' ? 'again' : 'button'])}
              </Button>
            )}
          </>,
          actions,
        )}
      <div className={classes.columns}>
        <Side material={material} form={form} described={described} />
        <div className={classes.work}>
          <form ref={fields} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
            <Notice state={material.state} />
            <PastDecisions material={material} />
            <Dispute saver={saver} />
            <Words form={form} />
            <section className={classes.block}>
              <h3>{t(($) => $.editor.belonging.title)}</h3>
              <Belonging kind={material.kind} form={form} />
            </section>
            <section className={classes.block}>
              <h3>{t(($) => $.editor.releases.title)}</h3>
              <Releases
                ids={[material.id]}
                attached={material.releases}
                mayEdit={editable === 'all'}
                onChanged={onChanged}
              />
            </section>
            {editable === 'all' && <SubmitBlock material={material} ready={ready} submit={submit} />}
          </form>
        </div>
      </div>
    </>
  );
}

/** The work itself, with help for describing it. */
function Side({ material, form, described }: { material: EditorMaterial; form: EditorForm; described: Described }) {
  const { t } = useTranslation();
  return (
    <aside className={classes.side}>
      <Stage material={material} />
      <p className={classes.code}>{material.code}</p>
      {editableIn(material.state) === 'all' && <Checklist described={described} />}
      <Suggestion material={material} form={form} />
      <AboutFile material={material} />
      <p className={classes.keys}>{t(($) => $.editor.keys)}</p>
    </aside>
  );
}

/** Both languages side by side, with the dictionary between them. */
function Words({ form }: { form: EditorForm }) {
  const { t } = useTranslation();
  const dictionary = useDictionary(form);
  const { looking } = dictionary;
  const button = (from: 'zh' | 'en') => {
    const busy = looking.isPending && looking.variables === from;
    return (
      <Button variant="plain" size="small" loading={busy} onClick={() => dictionary.ask(from)}>
        {t(($) => $.editor.translate[from === 'zh' ? 'toEn' : 'toZh'])}
      </Button>
    );
  };
  const mayTranslate = form.mayEdit('titleZh');
  return (
    <div className={fieldClasses.languages}>
      <TextsIn language="zh" form={form} action={mayTranslate && button('zh')} />
      <TextsIn language="en" form={form} action={mayTranslate && button('en')} />
      <Translation form={form} dictionary={dictionary} />
    </div>
  );
}

function Notice({ state }: Pick<EditorMaterial, 'state'>) {
  const { t } = useTranslation();
  if (state === 'incomplete' || state === 'returned') return null;
  return <p className={classes.notice}>{t(($) => $.editor.closed[state])}</p>;
}

/** Reviewers' decisions: the newest in full, earlier ones folded. */
function PastDecisions({ material: { decisions } }: { material: EditorMaterial }) {
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
