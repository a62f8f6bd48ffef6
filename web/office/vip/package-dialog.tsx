import { useState } from 'react';
import type { DeskPackage } from '#contract/calls/packages-desk.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { fenOf, yuanOf } from '#contract/domain/money.ts';
import { PACKAGE_LIMITS } from '#contract/domain/package.ts';
import { SKU_KINDS, type SkuKind } from '#contract/domain/project.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { LicenceChooser } from '../../ui/licence/licence-chooser.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './plans.module.css';
import { packageDesk, useChange } from './queries.ts';
import { wholeNumber } from './whole-number.ts';

interface Props {
  /** Undefined while a package is added. */
  offer: DeskPackage | undefined;
  onClosed: () => void;
}

/** The form for a package. What was bought before stays as it was. */
export function PackageDialog({ offer, onClosed }: Props) {
  const { t } = useTranslation();
  const title = offer ? t(($) => $.office.vip.packages.editTitle) : t(($) => $.office.vip.packages.addTitle);
  return (
    <Dialog title={title} size={620} onClosed={onClosed}>
      {(close) => <PackageForm offer={offer} close={close} />}
    </Dialog>
  );
}

interface FormProps {
  offer: DeskPackage | undefined;
  close: () => void;
}

const kindOf = (value: string): SkuKind => SKU_KINDS.find((kind) => kind === value) ?? 'video';

function PackageForm({ offer, close }: FormProps) {
  const { t } = useTranslation();
  const [terms, setTerms] = useState<LicenceTerms | null>(offer?.terms ?? null);
  const { form, onSubmit, pending, problem } = usePackageForm({ offer, close }, terms);
  const { kind } = form.getValues();
  const chooseKind = (value: string) => {
    setTerms(null);
    form.setFieldValue('kind', value);
  };
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const;
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.pair}>
        {(['nameZh', 'nameEn'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(($) => $.office.vip.fields[name])}
            {...form.getInputProps(name)}
            maxLength={PACKAGE_LIMITS.name}
          />
        ))}
        <NativeSelect
          {...form.getInputProps('kind')}
          label={t(($) => $.office.vip.packages.kind)}
          data={SKU_KINDS.map((value) => ({ value, label: t(($) => $.trade.kind[value]) }))}
          onChange={({ currentTarget }) => chooseKind(currentTarget.value)}
        />
        <TextInput {...form.getInputProps('price')} label={t(($) => $.office.vip.packages.price)} inputMode="decimal" />
        <TextInput {...form.getInputProps('count')} label={t(($) => $.office.vip.packages.count)} {...number} />
        <TextInput {...form.getInputProps('days')} label={t(($) => $.office.vip.fields.days)} {...number} />
      </div>
      <LicenceChooser key={kind} kinds={[kindOf(kind)]} value={terms} onChange={setTerms} />
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.office.vip.save)}
        </Button>
      </div>
    </form>
  );
}

function usePackageForm({ offer, close }: FormProps, terms: LicenceTerms | null) {
  const { t } = useTranslation();
  const saved = t(($) => $.office.vip.packages.saved);
  const add = useChange(packageDesk.add, saved);
  const change = useChange(packageDesk.change, saved);
  return useCallForm({
    initial: {
      nameZh: offer?.nameZh ?? '',
      nameEn: offer?.nameEn ?? '',
      kind: String(offer?.kind ?? 'video'),
      price: offer?.priceFen ? yuanOf(offer.priceFen) : '',
      count: offer ? String(offer.count) : '',
      days: offer ? String(offer.days) : '',
    },
    mayBeEmpty: ['price'],
    send: async ({ nameZh, nameEn, kind, ...typed }) => {
      const count = wholeNumber(typed.count, PACKAGE_LIMITS.count);
      const days = wholeNumber(typed.days, PACKAGE_LIMITS.days);
      const priceFen = typed.price.trim() === '' ? null : fenOf(typed.price.trim());
      if (!terms) throw new Error(t(($) => $.office.vip.packages.chooseUse));
      if (count === undefined || days === undefined || priceFen === undefined || (priceFen ?? count) < count)
        throw new Error(
          t(($) => $.office.vip.packages.invalid, { count: PACKAGE_LIMITS.count, days: PACKAGE_LIMITS.days }),
        );
      const next = { nameZh, nameEn, kind: kindOf(kind), terms, count, days, priceFen };
      if (offer) await change.mutateAsync({ packageId: offer.packageId, version: offer.version, ...next });
      else await add.mutateAsync(next);
      close();
    },
  });
}
