import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnPackage } from '#contract/calls/packages.ts';
import { LICENSEE_TYPES, type LicenseeType, ORDER_LIMITS } from '#contract/domain/order.ts';
import type { PictureItem } from '#contract/items.ts';
import { askRulesAgain, useReferences } from '../../lib/company.ts';
import { formatDay } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { packages, refreshPackages } from '../../lib/packages.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, TextInput } from '../../ui/fields.ts';
import { ReferenceFields } from '../../ui/licence/reference-fields.tsx';
import { Problem } from '../../ui/problem.tsx';
import { toast } from '../../ui/toast.ts';
import { useCallForm } from '../../ui/use-call-form.ts';
import classes from './package-dialog.module.css';

interface Props {
  item: PictureItem;
  /** What fits this material. */
  own: readonly OwnPackage[];
  /** The company that becomes the licensee; null when the reader names one. */
  company: string | null;
}

/** Asks for which project a licence of a package is, and takes it. */
export function PackageDialog({ onClosed, ...props }: Props & { onClosed: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.detail.package.title)} onClosed={onClosed}>
      {(close) => <TakeForm {...props} close={close} />}
    </Dialog>
  );
}

function TakeForm({ item, own, company, close }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const [poolId, setPoolId] = useState(own[0]?.poolId);
  const chosen = own.find((one) => one.poolId === poolId) ?? own[0]!;
  const references = useReferences();
  const [asked, setAsked] = useState(false);
  const [licenseeType, setLicenseeType] = useState<LicenseeType>('company');
  const wish = { item, chosen, company, licenseeType, references, close };
  const { form, onSubmit, pending, problem } = useTaking(wish);
  const names =
    company === null ? (['projectName', 'brand', 'licensee'] as const) : (['projectName', 'brand'] as const);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        setAsked(true);
        onSubmit(event);
      }}
    >
      <PackageField own={own} chosen={chosen} onChange={setPoolId} />
      {names.map((name) => (
        <TextInput
          key={name}
          {...form.getInputProps(name)}
          label={t(($) => $.detail.package.fields[name])}
          maxLength={ORDER_LIMITS.name}
        />
      ))}
      {company === null ? (
        <LicenseeTypeField value={licenseeType} onChange={setLicenseeType} />
      ) : (
        <p className={classes.quiet}>{t(($) => $.detail.package.licensee, { company })}</p>
      )}
      <ReferenceFields
        rules={references.rules}
        values={references.values}
        asked={asked}
        onChange={references.setValues}
      />
      <p className={classes.quiet}>{t(($) => $.detail.package.final)}</p>
      <Problem>{problem}</Problem>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {t(($) => $.common.cancel)}
        </Button>
        <Button type="submit" loading={pending}>
          {t(($) => $.detail.package.confirm)}
        </Button>
      </div>
    </form>
  );
}

interface PackageFieldProps {
  own: readonly OwnPackage[];
  chosen: OwnPackage;
  onChange: (poolId: number) => void;
}

function PackageField({ own, chosen, onChange }: PackageFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const inWords = useTermsWords();
  const option = ({ name, quota, used }: OwnPackage) =>
    t(($) => $.detail.package.option, { name, left: quota - used, quota });
  const day = formatDay(chosen.endsOn, language);
  return (
    <>
      <NativeSelect
        label={t(($) => $.detail.package.choose)}
        value={String(chosen.poolId)}
        data={own.map((one) => ({ value: String(one.poolId), label: option(one) }))}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <p className={classes.quiet}>{t(($) => $.detail.package.use, { use: inWords(chosen.terms), day })}</p>
    </>
  );
}

function LicenseeTypeField({ value, onChange }: { value: LicenseeType; onChange: (type: LicenseeType) => void }) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t(($) => $.detail.package.fields.licenseeType)}
      value={value}
      data={LICENSEE_TYPES.map((type) => ({ value: type, label: t(($) => $.trade.licenseeType[type]) }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value as LicenseeType)}
    />
  );
}

interface Taking extends Pick<Props, 'item' | 'company'> {
  chosen: OwnPackage;
  licenseeType: LicenseeType;
  references: ReturnType<typeof useReferences>;
  close: () => void;
}

/** One key for each wish, so that a click that is repeated after a lost answer takes nothing twice. */
function useTaking({ item, chosen: { poolId }, company, licenseeType, references, close }: Taking) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [last] = useState({ of: '', key: '' });
  return useCallForm({
    initial: { projectName: '', brand: '', licensee: '' },
    mayBeEmpty: company === null ? [] : ['licensee'],
    send: async ({ licensee, ...project }) => {
      if (references.missing) return;
      const whom = company === null ? { licensee, licenseeType } : {};
      const wish = { poolId, materialId: item.id, ...project, ...whom, ...references.toSend };
      const of = JSON.stringify(wish);
      if (last.of !== of) Object.assign(last, { of, key: crypto.randomUUID() });
      try {
        const { orderId } = await packages.take({ key: last.key, ...wish });
        close();
        void toast(t(($) => $.detail.package.done));
        await navigate(paths.order({ kind: item.kind, orderId }));
      } finally {
        void refreshPackages();
        void askRulesAgain();
      }
    },
  });
}
