import { IconArrowRight, IconCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Language } from '#contract/domain/language.ts';
import { useLanguage } from '../../../lib/language.ts';
import { formatList } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { editor } from './editor-queries.ts';
import type { EditorForm } from './form.tsx';
import { askedOf, type Offer, offersOf, otherLanguage, take, takeAll } from './known-words.ts';
import classes from './translation.module.css';

/** Looks up one language's texts in the dictionary. */
export function useDictionary(form: EditorForm) {
  const looking = useMutation({
    mutationFn: async (from: Language) => {
      const asked = askedOf(form.values, from);
      const isEmpty = asked.words.length === 0 && asked.texts.every((text) => text.trim() === '');
      return { asked, isEmpty, answer: isEmpty ? { words: [], texts: [] } : await editor.translate(asked) };
    },
  });
  return { ask: (from: Language) => looking.mutate(from), looking, close: () => looking.reset() };
}

interface Props {
  form: EditorForm;
  dictionary: ReturnType<typeof useDictionary>;
}

/** Translations from the dictionary, each to be accepted or ignored. */
export function Translation({ form, dictionary: { looking, close } }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (looking.isIdle) return null;
  const { data } = looking;
  const to = data && otherLanguage(data.asked.from);
  const { offers, unknown } = data ? offersOf(form.values, data.asked, data.answer) : { offers: [], unknown: [] };
  const heading = () => {
    if (looking.error) return t(($) => $.editor.translate.failed);
    if (!data) return '…';
    if (data.isEmpty) return t(($) => $.editor.translate.nothing);
    if (offers.length > 0) return t(($) => $.editor.translate.known, { count: offers.length });
    const knew = [...data.answer.words, ...data.answer.texts].some((one) => one !== null);
    return t(($) => $.editor.translate[knew ? 'done' : 'none']);
  };
  return (
    <section className={classes.panel} aria-live="polite">
      <div className={classes.head}>
        <p>{heading()}</p>
        {to && offers.length > 1 && (
          <Button size="small" variant="default" onClick={() => form.set(takeAll(form.values, to, offers))}>
            {t(($) => $.editor.translate.useAll)}
          </Button>
        )}
        <button type="button" className={classes.close} aria-label={t(($) => $.common.close)} onClick={close}>
          <IconX size={16} stroke={1.8} aria-hidden="true" />
        </button>
      </div>
      {to && offers.length > 0 && (
        <ul className={classes.offers}>
          {offers.map((offer) => (
            <li key={`${offer.field} ${offer.to}`}>
              <OfferButton offer={offer} onTake={() => form.set(take(form.values, to, offer))} />
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className={classes.unknown}>
          {t(($) => $.editor.translate.unknown, { words: formatList(unknown, language) })}
        </p>
      )}
    </section>
  );
}

function OfferButton({ offer, onTake }: { offer: Offer; onTake: () => void }) {
  const { t } = useTranslation();
  const { field } = offer;
  const name = t(($) => $.editor.words[field]);
  return (
    <button type="button" className={classes.offer} data-field={field} onClick={onTake}>
      {field !== 'keywords' && <span className={classes.name}>{name}</span>}
      <span className={classes.from}>{offer.from}</span>
      <IconArrowRight size={13} stroke={1.8} aria-hidden="true" />
      <span>{offer.to}</span>
      {field === 'keywords' ? (
        <IconPlus size={13} stroke={2} aria-hidden="true" />
      ) : (
        <IconCheck size={13} stroke={2} aria-hidden="true" />
      )}
    </button>
  );
}
