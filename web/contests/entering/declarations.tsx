import type { ReactNode } from 'react';
import { ENTRY_TEXT, PEOPLE_SHOWN } from '#contract/domain/entry.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Textarea } from '../../ui/fields.ts';
import classes from './entering.module.css';
import type { EntrySaver } from './entry-saver.ts';

/** What an entrant declares about the work. */
export function Declarations({ saver, showsCar }: { saver: EntrySaver; showsCar: boolean }) {
  const { t } = useTranslation();
  const { ownWork, declaresCar, offersStock, aiUsed, peopleShown, editing } = saver.use((state) => state.values);
  const ai = [
    { value: false, label: t(($) => $.entering.declare.no) },
    { value: true, label: t(($) => $.entering.declare.yes) },
  ];
  const people = PEOPLE_SHOWN.map((value) => ({ value, label: t(($) => $.entries.people[value]) }));
  return (
    <section className={classes.part}>
      <h2>{t(($) => $.entering.declare.title)}</h2>
      <Tick checked={ownWork} onChange={(checked) => saver.set({ ownWork: checked })}>
        {t(($) => $.entering.declare.ownWork)}
      </Tick>
      {showsCar && (
        <Tick checked={declaresCar} onChange={(checked) => saver.set({ declaresCar: checked })}>
          {t(($) => $.entering.declare.car)}
        </Tick>
      )}
      <Choice
        name="ai"
        legend={t(($) => $.entering.declare.ai)}
        options={ai}
        value={aiUsed}
        onChoose={(value) => saver.set({ aiUsed: value })}
      />
      <Textarea
        size="md"
        autosize
        minRows={2}
        label={t(($) => $.entering.declare.editing)}
        description={t(($) => $.entering.declare.editingHint)}
        maxLength={ENTRY_TEXT.editing}
        value={editing}
        onChange={(event) => saver.set({ editing: event.currentTarget.value })}
      />
      <Choice
        name="people"
        legend={t(($) => $.entering.declare.people)}
        options={people}
        value={peopleShown}
        onChoose={(value) => saver.set({ peopleShown: value })}
      />
      <Tick checked={offersStock} onChange={(checked) => saver.set({ offersStock: checked })}>
        {t(($) => $.entering.declare.stock)}
      </Tick>
    </section>
  );
}

interface TickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className={classes.tick}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface ChoiceProps<Value> {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  /** Null until something is chosen. */
  value: Value | null;
  onChoose: (value: Value) => void;
}

function Choice<Value>({ name, legend, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={String(option.value)} className={classes.tick}>
          <input type="radio" name={name} checked={value === option.value} onChange={() => onChoose(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
