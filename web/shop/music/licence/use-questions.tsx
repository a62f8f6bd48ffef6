import { useId } from 'react';
import type { PricingTemplate } from '#contract/calls/music.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { QUESTIONS } from '../../../ui/licence/questions.ts';
import classes from '../../../ui/licence/licence-chooser.module.css';

/** An answer on any level of the template. */
export interface Choice {
  label: string;
  value: string;
  children?: Choice[];
  purchasePrice?: number | null;
}

/** The choices of each question that can be asked after the given answers. */
function askedAfter(template: PricingTemplate, given: readonly string[]): Choice[][] {
  const asked: Choice[][] = [template];
  for (const value of given) {
    const next = asked.at(-1)?.find((choice) => choice.value === value)?.children;
    if (!next) break;
    asked.push(next);
  }
  return asked;
}

/** The price once all four questions are answered; null before. */
export function priceAt(template: PricingTemplate | undefined, given: readonly string[]): number | null {
  if (!template || given.length < QUESTIONS.length) return null;
  const last = askedAfter(template, given)[QUESTIONS.length - 1];
  return last?.find(({ value }) => value === given.at(-1))?.purchasePrice ?? null;
}

interface Props {
  template: PricingTemplate;
  given: readonly string[];
  /** Called with the answers up to the changed one: those after it are asked again. */
  onAnswer: (answers: string[]) => void;
}

/** The four questions about the use, each after the one before is answered. */
export function UseQuestions({ template, given, onAnswer }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div className={classes.chooser}>
      {askedAfter(template, given).map((choices, place) => (
        <fieldset key={QUESTIONS[place]} className={classes.question}>
          <legend>{t(($) => $.licenceChooser.ask[QUESTIONS[place]!])}</legend>
          {choices.map(({ label, value }) => (
            <label key={value} className={classes.choice}>
              <input
                type="radio"
                name={`${name}-${place}`}
                value={value}
                checked={given[place] === value}
                onChange={() => onAnswer([...given.slice(0, place), value])}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
