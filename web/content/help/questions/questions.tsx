import { IconMessageCircleQuestion } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { openContact } from '../../../ui/overlays.ts';
import { HelpArticle } from '../blocks/help-page.tsx';
import { SubTitle } from '../blocks/prose.tsx';
import classes from './questions.module.css';

/** What buyers ask about licences, paying and refunds, and the answers. */
export function Questions() {
  const { t } = useTranslation();
  const words = t(($) => $.help.questions);
  const sections = Object.entries(words.groups).map(([id, { title, entries }]) => ({
    id,
    title,
    body: Object.entries(entries).map(([key, { question, answer }]) => (
      <div key={key} className={classes.entry}>
        <SubTitle>{question}</SubTitle>
        <p>{answer}</p>
      </div>
    )),
  }));
  const drawing = <IconMessageCircleQuestion className={classes.mark} size={72} stroke={1.2} />;
  return (
    <HelpArticle
      title={words.title}
      lead={words.lead}
      sections={sections}
      art={{ palette: 'night', seed: 5, drawing }}
      next={<Ask />}
    />
  );
}

function Ask() {
  const { t } = useTranslation();
  return (
    <section className={classes.ask} aria-labelledby="ask">
      <div>
        <h2 id="ask">{t(($) => $.help.questions.ask)}</h2>
        <p>{t(($) => $.help.questions.askBody)}</p>
      </div>
      <Button variant="default" onClick={openContact}>
        {t(($) => $.help.questions.contact)}
      </Button>
    </section>
  );
}
