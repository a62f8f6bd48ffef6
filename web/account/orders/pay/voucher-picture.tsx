import { IconFileTypePdf } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { VOUCHER_BYTES } from '#contract/domain/payment.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Unreadable } from '../../../lib/shrink-picture.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './voucher-form.module.css';
import { isPdf, voucherPicture } from './voucher-values.ts';

interface Props {
  /** A data URL; empty until a file is chosen. */
  value: string;
  error: string | undefined;
  onChange: (picture: string) => void;
}

/** Accepts a receipt as a picture or PDF by choosing or dropping it, and shows it. */
export function VoucherPicture({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { busy, failure, name, take } = useTaking(onChange);
  const wrong = failure ?? error;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div>
      <p className={classes.label} id="voucher-picture">
        {t(($) => $.orderPay.picture)}
      </p>
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-invalid={wrong ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Chosen value={value} name={name} />
        <Button
          variant="default"
          size="small"
          loading={busy}
          aria-describedby={wrong ? 'voucher-picture-error' : undefined}
          onClick={() => input.current?.click()}
        >
          {value ? t(($) => $.orderPay.changePicture) : t(($) => $.orderPay.choosePicture)}
        </Button>
        {!value && <p>{t(($) => $.orderPay.pictureHint, { size: formatBytes(VOUCHER_BYTES, language) })}</p>}
        <input
          ref={input}
          type="file"
          accept="image/*,application/pdf"
          hidden
          aria-labelledby="voucher-picture"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Reset, so that the same file can be chosen again.
            event.target.value = '';
            take(chosen);
          }}
        />
      </div>
      <p id="voucher-picture-error" className={classes.error} role="alert" hidden={!wrong}>
        {wrong}
      </p>
    </div>
  );
}

function Chosen({ value, name }: { value: string; name: string }) {
  const { t } = useTranslation();
  if (value === '') return <p>{t(($) => $.orderPay.pictureDrop)}</p>;
  if (!isPdf(value)) return <img src={value} alt={t(($) => $.orderPay.pictureAlt)} />;
  return (
    <p className={classes.pdf}>
      <IconFileTypePdf size={28} stroke={1.5} aria-hidden="true" />
      {name}
    </p>
  );
}

function useTaking(onChange: (picture: string) => void) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [name, setName] = useState('');
  const work = async (file: File) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const picture = await voucherPicture(file);
      if (picture === null) return setFailure(t(($) => $.orderPay.tooBig));
      setName(file.name);
      onChange(picture);
    } catch (error) {
      setFailure(error instanceof Unreadable ? t(($) => $.picture.unreadable) : (error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File | undefined) => {
    if (file) void work(file);
  };
  return { busy, failure, name, take };
}
