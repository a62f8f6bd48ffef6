import { useId, useState } from 'react';
import type { PriceTree } from '#contract/calls/prices.ts';
import type { LicenceTerms, TermsQuestion } from '#contract/domain/licence-terms.ts';
import type { PriceKind } from '#contract/domain/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Retry } from '../retry.tsx';
import { Skeleton } from '../skeleton.tsx';
import classes from './licence-chooser.module.css';
import { LicencePrice } from './licence-price.tsx';
import { answer, type Answers, choicesFor, QUESTIONS, wholeTerms } from './questions.ts';
import { usePriceTree } from './use-price-tree.ts';

interface Props {
  /** Only uses that all of these kinds are sold for can be chosen. */
  kinds: readonly PriceKind[];
  value: LicenceTerms | null;
  /** Called with all four answers, or with null once one of them is open again. */
  onChange: (terms: LicenceTerms | null) => void;
  /** Materials to license; with them, the price is shown once all questions are answered. */
  materialIds?: readonly number[];
}

/** Asks for the scope of a licence in four questions, one after the other. Needs the texts of `trade`. */
export function LicenceChooser({ kinds, value, onChange, materialIds = [] }: Props) {
  const { tree, error, retry } = usePriceTree(kinds);
  const [draft, setDraft] = useState<Answers>({});
  // The caller holds complete answers; until then the draft is kept here.
  const given = value ?? (wholeTerms(draft) ? {} : draft);
  if (!tree) return error ? <Retry error={error} onRetry={retry} /> : <Waiting />;
  const choose = (question: TermsQuestion, choice: string) => {
    const answers = answer(tree, given, question, choice);
    setDraft(answers);
    const terms = wholeTerms(answers);
    if (terms !== null || value !== null) onChange(terms);
  };
  return (
    <div className={classes.chooser}>
      {QUESTIONS.filter((question) => choicesFor(tree, given, question).length > 0).map((question) => (
        <Question key={question} question={question} tree={tree} given={given} onChoose={choose} />
      ))}
      {value && materialIds.length > 0 && <LicencePrice materialIds={materialIds} terms={value} />}
    </div>
  );
}

interface QuestionProps {
  question: TermsQuestion;
  tree: PriceTree;
  given: Answers;
  onChoose: (question: TermsQuestion, choice: string) => void;
}

function Question({ question, tree, given, onChoose }: QuestionProps) {
  const { t } = useTranslation();
  const name = useId();
  const words: Record<string, string> = t(($) => $.trade[question]);
  return (
    <fieldset className={classes.question}>
      <legend>{t(($) => $.licenceChooser.ask[question])}</legend>
      {choicesFor(tree, given, question).map((choice) => (
        <label key={choice} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={given[question] === choice}
            onChange={() => onChoose(question, choice)}
          />
          <span>{words[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Waiting() {
  return (
    <div className={classes.chooser} aria-hidden="true">
      <Skeleton width={120} height={18} />
      <Skeleton height={62} />
    </div>
  );
}
