import { useState } from 'react';
import { useCallForm } from '../../ui/use-call-form.ts';
import type { Listed } from './collections.ts';

/** What editors type of every topic and playlist. */
export type Texts = Pick<Listed, 'slug' | 'titleZh' | 'titleEn' | 'descriptionZh' | 'descriptionEn'>;

export function textsOf({ titleZh, descriptionZh, titleEn, descriptionEn, slug }: Texts): Texts {
  return { titleZh, descriptionZh, titleEn, descriptionEn, slug };
}

/** What a form holds: texts, and whether the site shows it. */
export interface Filled<Values> {
  values: Values;
  published: boolean;
}

interface Options<Values> {
  initial: Filled<Values>;
  send: (filled: Filled<Values>) => Promise<unknown>;
}

const REQUIRED: string[] = ['slug', 'titleZh', 'titleEn'] satisfies (keyof Texts)[];

export function useCollectionForm<Values extends Texts & Record<string, string>>({ initial, send }: Options<Values>) {
  const { values, published: was } = initial;
  const [published, setPublished] = useState(was);
  const { form, ...call } = useCallForm<Values>({
    initial: values,
    mayBeEmpty: Object.keys(values).filter((name) => !REQUIRED.includes(name)),
    send: (typed) => send({ values: typed, published }),
  });
  return {
    ...call,
    values: form.values,
    field: (name: string) => form.getInputProps(name),
    published,
    setPublished,
    changed: form.isDirty() || published !== was,
    /** Takes over others' values for fields not edited here. */
    takeOver: (theirs: Filled<Values>) => {
      const kept = Object.keys(values).filter((name) => form.isDirty(name));
      const mine = Object.fromEntries(kept.map((name) => [name, form.values[name]]));
      form.setValues({ ...theirs.values, ...mine });
      if (published === was) setPublished(theirs.published);
    },
  };
}

export type CollectionForm = Pick<
  ReturnType<typeof useCollectionForm>,
  'field' | 'values' | 'published' | 'setPublished'
>;
