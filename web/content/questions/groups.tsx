import { Link } from 'react-router';
import { useTranslation } from '../../lib/translation.ts';
import type { QuestionGroups } from './find-questions.ts';
import classes from './groups.module.css';
import { QuestionList } from './question-list.tsx';

/** All questions, with the list of their groups beside them. */
export function Groups({ groups }: { groups: QuestionGroups }) {
  const { t } = useTranslation();
  const names = t(($) => $.content.questions.groups);
  return (
    <div className={classes.columns}>
      <nav className={classes.contents} aria-label={t(($) => $.content.questions.contents)}>
        <ul>
          {groups.map(({ group, questions }) => (
            <li key={group}>
              <Link to={`#${group}`}>
                {names[group]}
                <span aria-hidden="true">{questions.length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.groups}>
        {groups.map(({ group, questions }) => (
          <section key={group} id={group} aria-labelledby={`${group}-title`} className={classes.group}>
            <h2 id={`${group}-title`}>{names[group]}</h2>
            <QuestionList questions={questions} />
          </section>
        ))}
      </div>
    </div>
  );
}
