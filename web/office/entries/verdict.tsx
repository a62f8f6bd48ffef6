import { useState } from 'react';
import type { EntryDetail } from '#contract/calls/entries-desk.ts';
import { ENTRY_TEXT, REJECT_CODES, type RejectCode } from '#contract/domain/entry.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Checkbox } from '../../ui/table/controls.ts';
import type { Address } from '../../ui/table/use-address.ts';
import keys from '../blocks/key.module.css';
import { RejectDialog } from '../blocks/reject-dialog.tsx';
import classes from './entries.module.css';
import { desk, useChange } from './queries.ts';
import { useNext } from './use-next.ts';
import { useVerdictKeys } from './use-verdict-keys.ts';

interface Props {
  entry: EntryDetail;
  address: Address;
}

/** Reasons in the order of their keys; the car only where the track wants it. */
function codesFor(showsCar: boolean): [RejectCode, ...RejectCode[]] {
  const [first, ...rest] = REJECT_CODES;
  return [first, ...rest.filter((code) => showsCar || code !== 'car')];
}

const key = (name: string) => <kbd className={keys.key}>{name}</kbd>;

/** Passes an entry to the jury or rejects it, by one key, and goes on to the next. */
export function Verdict({ entry, address }: Props) {
  const { t } = useTranslation();
  const { id, version, showsCar } = entry;
  const [carSeen, setCarSeen] = useState(false);
  const [carAsked, setCarAsked] = useState(false);
  const [rejecting, setRejecting] = useState<RejectCode>();
  const next = useNext(address);
  const goOn = () => next.mutateAsync(id);
  const accepting = useChange(
    () => desk.accept({ id, version, carSeen }).then(goOn),
    t(($) => $.office.entries.accepted),
  );
  const skipping = useChange(() => desk.release({ id }).then(goOn));
  const accept = () => {
    if (showsCar && !carSeen) return setCarAsked(true);
    return accepting.mutate(undefined);
  };
  const codes = codesFor(showsCar);
  const run = {
    accept,
    reject: () => setRejecting(codes[0]),
    car: () => showsCar && setCarSeen(!carSeen),
    skip: () => skipping.mutate(undefined),
  };
  const busy = accepting.isPending || skipping.isPending;
  useVerdictKeys((pressed) => {
    if (busy) return;
    if (typeof pressed === 'string') run[pressed]();
    else setRejecting(codes[pressed.digit - 1]);
  });
  return (
    <>
      {showsCar && <CarTick seen={carSeen} asked={carAsked && !carSeen} onChange={setCarSeen} />}
      <Button icon={key('A')} loading={accepting.isPending} onClick={run.accept}>
        {t(($) => $.office.entries.accept)}
      </Button>
      <Button variant="default" icon={key('X')} onClick={run.reject}>
        {t(($) => $.office.entries.reject)}
      </Button>
      <Button variant="plain" icon={key('J')} loading={skipping.isPending} onClick={run.skip}>
        {t(($) => $.office.entries.skip)}
      </Button>
      <Problem>{accepting.error?.message ?? skipping.error?.message}</Problem>
      <small className={classes.keys}>{t(($) => $.office.entries.keys)}</small>
      {rejecting && (
        <Rejecting entry={entry} code={rejecting} onRejected={goOn} onClosed={() => setRejecting(undefined)} />
      )}
    </>
  );
}

function CarTick({ seen, asked, onChange }: { seen: boolean; asked: boolean; onChange: (seen: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.car}>
      <Checkbox
        checked={seen}
        label={
          <>
            {t(($) => $.office.entries.car)} {key('C')}
          </>
        }
        error={asked && t(($) => $.office.entries.carFirst)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

interface RejectingProps {
  entry: EntryDetail;
  /** The reason chosen by its key. */
  code: RejectCode;
  onRejected: () => Promise<unknown>;
  onClosed: () => void;
}

function Rejecting({ entry, code, onRejected, onClosed }: RejectingProps) {
  const { t } = useTranslation();
  const { id, version, title, open, closesAt, showsCar } = entry;
  const language = useLanguage();
  const reject = useChange(
    desk.reject,
    t(($) => $.office.entries.rejected),
  );
  const until = formatMoment(closesAt, 'minute', language);
  return (
    <RejectDialog<RejectCode>
      title={t(($) => $.office.entries.rejectTitle, { title })}
      body={open ? t(($) => $.office.entries.rejectOpen, { until }) : t(($) => $.office.entries.rejectClosed)}
      reasons={codesFor(showsCar)}
      reasonName={(one) => t(($) => $.entries.reasons[one])}
      chosen={code}
      label={t(($) => $.office.entries.words)}
      optional
      max={ENTRY_TEXT.words}
      onReject={(chosen, words) => reject.mutateAsync({ id, version, code: chosen, words }).then(onRejected)}
      onClosed={onClosed}
    />
  );
}
