import { useState } from 'react';
import { useCallForm } from '../../ui/use-call-form.ts';

export interface TopicTexts {
  slug: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
  published: boolean;
}

export function textsOf({ titleZh, descriptionZh, titleEn, descriptionEn, slug, published }: TopicTexts): TopicTexts {
  return { titleZh, descriptionZh, titleEn, descriptionEn, slug, published };
}

export function useTopicForm(initial: TopicTexts, send: (texts: TopicTexts) => Promise<unknown>) {
  const { published: was, ...texts } = textsOf(initial);
  const [published, setPublished] = useState(was);
  const call = useCallForm({
    initial: texts,
    mayBeEmpty: ['descriptionZh', 'descriptionEn'],
    send: (typed) => send({ ...typed, published }),
  });
  const { form } = call;
  return {
    ...call,
    published,
    setPublished,
    changed: form.isDirty() || published !== was,
    /** Takes over others' values for fields not edited here. */
    takeOver: ({ published: theirs, ...other }: TopicTexts) => {
      for (const name of Object.keys(texts) as (keyof typeof texts)[])
        if (!form.isDirty(name)) form.setFieldValue(name, other[name]);
      if (published === was) setPublished(theirs);
    },
  };
}
