import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Question } from '#contract/calls/content.ts';
import { drawBody, NOTHING_AROUND } from '#contract/domain/draw-blocks.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Body } from '../../ui/blocks/body.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { OtherLanguage } from '../../ui/other-language.tsx';
import { Judge } from './judge.tsx';
import classes from './question-list.module.css';

/** Questions that unfold; the one that the address names is open. */
export function QuestionList({ questions }: { questions: Question[] }) {
  const { hash } = useLocation();
  const named = hash.slice(1);
  return (
    <ul className={classes.list}>
      {questions.map((question) => (
        <li key={question.slug}>
          <OneQuestion key={String(question.slug === named)} question={question} named={question.slug === named} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  question: Question;
  /** Whether the address leads here. */
  named: boolean;
}

function OneQuestion({ question: { slug, title, language, answer }, named }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(named);
  return (
    <details id={slug} className={classes.question} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3 lang={language === 'en' ? 'en' : 'zh-CN'}>{title}</h3>
        <IconChevronDown size={18} stroke={1.8} aria-hidden="true" />
      </summary>
      <div className={classes.answer}>
        <OtherLanguage language={language} />
        <Body drawn={drawBody(answer, NOTHING_AROUND)} />
        <footer>
          <Judge slug={slug} />
          <CopyButton
            text={`${location.origin}${paths.questions()}#${slug}`}
            label={t(($) => $.content.questions.link)}
            done={t(($) => $.content.questions.linkDone)}
          />
        </footer>
      </div>
    </details>
  );
}
