import { IconBulb, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { EditorMaterial, OwnerEdit } from '#contract/calls/material-editor.ts';
import {
  countedKeywords,
  type Described,
  type Hint,
  hintsOf,
  MISSING,
  missingOf,
} from '#contract/domain/description.ts';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './side.module.css';

export function describedAs(values: OwnerEdit, releases: EditorMaterial['releases']): Described {
  return { ...values, modelReleases: releases.filter(({ kind }) => kind === 'model').length };
}

/** What is still missing before the work can be submitted, updated while typing. */
export function Checklist({ described }: { described: Described }) {
  const { t } = useTranslation();
  const missing = missingOf(described);
  const hints = hintsOf(described);
  const count = countedKeywords(described);
  const names = {
    title: t(($) => $.editor.checklist.workTitle),
    keywords: t(($) => $.editor.checklist.keywords, { count }),
    category: t(($) => $.editor.checklist.category),
  };
  const hintNames: Record<Hint, string> = {
    release: t(($) => $.editor.checklist.release),
    people: t(($) => $.editor.checklist.people),
    'second-language': t(($) => $.editor.checklist.secondLanguage),
  };
  const ready = missing.length === 0;
  return (
    <section className={classes.checklist} data-ready={ready}>
      <h3 aria-live="polite">
        {ready && <IconCircleCheckFilled size={16} aria-hidden="true" />}
        {t(($) => $.editor.checklist[ready ? 'ready' : 'title'])}
      </h3>
      {!ready && (
        <ul>
          {MISSING.map((one) => {
            const done = !missing.includes(one);
            const Icon = done ? IconCircleCheckFilled : IconCircle;
            return (
              <li key={one} data-done={done}>
                <Icon size={15} aria-hidden="true" />
                <span>{names[one]}</span>
              </li>
            );
          })}
        </ul>
      )}
      {hints.length > 0 && (
        <>
          <h4>{t(($) => $.editor.checklist.optional)}</h4>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>
                <IconBulb size={15} stroke={1.7} aria-hidden="true" />
                <span>{hintNames[hint]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
