import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OwnShop } from '#contract/calls/material-center.ts';
import { SHOP_TEXT } from '#contract/domain/material-center.ts';
import { CallError } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea, TextInput } from '../../../ui/fields.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { center, KEYS, shopQuery } from '../center-queries.ts';
import classes from './shop-form.module.css';

const FIELDS = ['nameZh', 'nameEn', 'bioZh', 'bioEn'] as const;
type Field = (typeof FIELDS)[number];

const wordsOf = (shop: OwnShop) =>
  Object.fromEntries(FIELDS.map((field) => [field, shop[field]])) as Record<Field, string>;

function useShopForm(shop: OwnShop) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  // The version that was loaded before typing, so that a save by somebody else is not overwritten.
  const version = useRef(shop.version);
  const [outdated, setOutdated] = useState(false);
  const call = useCallForm({
    initial: wordsOf(shop),
    mayBeEmpty: [...FIELDS],
    send: async (words) => {
      const saved = await center.saveShop({ version: version.current, ...words }).catch((error: unknown) => {
        setOutdated(error instanceof CallError && error.problem === 'changed-meanwhile');
        throw error;
      });
      version.current = saved.shop.version;
      setOutdated(false);
      cache.setQueryData(KEYS.shop, saved.shop);
      call.form.setValues(wordsOf(saved.shop));
      void toast(t(($) => $.center.shopForm.saved));
    },
  });
  const takeTheirs = async () => {
    const newest = await cache.fetchQuery({ ...shopQuery, staleTime: 0 });
    version.current = newest.version;
    call.form.setValues(wordsOf(newest));
    setOutdated(false);
  };
  return { ...call, outdated, takeTheirs };
}

export function ShopForm({ shop }: { shop: OwnShop }) {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem, outdated, takeTheirs } = useShopForm(shop);
  const languages = [
    ['zh', 'nameZh', 'bioZh'],
    ['en', 'nameEn', 'bioEn'],
  ] as const;
  return (
    <Panel title={t(($) => $.center.shopForm.words)} note={t(($) => $.center.shopForm.nameHint)}>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        {languages.map(([language, name, bio]) => (
          <fieldset key={language} className={classes.language}>
            <legend>{t(($) => $.center.shopForm[language])}</legend>
            <TextInput
              {...form.getInputProps(name)}
              label={t(($) => $.center.shopForm.name)}
              lang={language}
              maxLength={SHOP_TEXT.name}
              autoComplete="off"
            />
            <Textarea
              {...form.getInputProps(bio)}
              label={t(($) => $.center.shopForm.bio)}
              description={t(($) => $.center.shopForm.bioHint, { max: SHOP_TEXT.bio })}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              lang={language}
              rows={6}
              maxLength={SHOP_TEXT.bio}
            />
          </fieldset>
        ))}
        <div className={classes.end}>
          <Problem>{problem}</Problem>
          <div className={classes.buttons}>
            <Button type="submit" loading={pending}>
              {t(($) => $.common.save)}
            </Button>
            {outdated && (
              <Button variant="default" onClick={() => void takeTheirs()}>
                {t(($) => $.center.shopForm.newer)}
              </Button>
            )}
          </div>
        </div>
      </form>
    </Panel>
  );
}
