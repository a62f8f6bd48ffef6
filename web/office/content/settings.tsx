import { CONTENT_LIMITS, type ContentDetail } from '#contract/calls/content-desk.ts';
import { hasAddress } from '#contract/domain/content.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Section } from '../blocks/section.tsx';
import classes from './content.module.css';
import type { EntrySaver } from './entry-values.ts';
import { FactFields } from './fact-fields.tsx';
import { ListField } from './list-field.tsx';
import { CoverField } from './pictures/cover-field.tsx';
import { ShopsField, TopicsField } from './related-fields.tsx';
import { StandingFields } from './standing-fields.tsx';

interface Props {
  entry: ContentDetail;
  saver: EntrySaver;
  onChanged: () => Promise<void>;
}

/** What an entry says beside its words: address, place, facts of its type, tags, and what belongs to it. */
export function Settings({ entry, saver, onChanged }: Props) {
  const { t } = useTranslation();
  const { facts, cover } = saver.use(({ values }) => values);
  const errors = saver.use((state) => state.errors);
  return (
    <Section title={t(($) => $.office.content.form.settings)} level={2}>
      <div className={classes.form}>
        <StandingFields entry={entry} saver={saver} onChanged={onChanged} />
        <FactFields type={entry.type} facts={facts} onChange={(next) => saver.set({ facts: next })} />
        <CoverField cover={cover} error={errors['cover']} onChange={(next) => saver.set({ cover: next })} />
        {hasAddress(entry.type) && <Belonging saver={saver} />}
      </div>
    </Section>
  );
}

/** Tags, and what is offered below a body. */
function Belonging({ saver }: { saver: EntrySaver }) {
  const { t } = useTranslation();
  const { tags, materials, shops, topics } = saver.use(({ values }) => values);
  const errors = saver.use((state) => state.errors);
  return (
    <>
      <ListField
        label={t(($) => $.office.content.form.tags)}
        hint={t(($) => $.office.content.form.tagsHint, { max: CONTENT_LIMITS.tags })}
        value={tags}
        error={errors['tags']}
        onChange={(next) => saver.set({ tags: next })}
      />
      <ListField
        label={t(($) => $.office.content.form.materials)}
        hint={t(($) => $.office.content.form.materialsHint)}
        value={materials}
        error={errors['materials']}
        onChange={(next) => saver.set({ materials: next.map((code) => code.toUpperCase()) })}
      />
      <ShopsField chosen={shops} error={errors['shops']} onChange={(next) => saver.set({ shops: next })} />
      <TopicsField chosen={topics} error={errors['topics']} onChange={(next) => saver.set({ topics: next })} />
    </>
  );
}
