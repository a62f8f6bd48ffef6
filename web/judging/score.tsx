import { useEffect, useState } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { saveJudgeToken, useJudgeToken } from '../lib/judge-token.ts';
import { useTranslation } from '../lib/translation.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/fields.ts';
import { Mantine } from '../ui/mantine.tsx';
import { Problem } from '../ui/problem.tsx';
import { useCallForm } from '../ui/use-call-form.ts';
import { judging, KEY } from './queries.ts';
import { flush, openQueue } from './queue.ts';
import { Scoring } from './scoring.tsx';
import { Seats } from './seats.tsx';
import { TooLate } from './too-late.tsx';
import classes from './score.module.css';

/** The judges' page: a key opens it, whoever is logged in beside it. */
export function Score() {
  const token = useJudgeToken();
  const [roundId, setRoundId] = useState<number>();
  // What an earlier page could not send.
  useEffect(() => void openQueue(), []);
  return (
    <Mantine>
      <TooLate />
      {token === null && <KeyForm />}
      {token !== null && roundId === undefined && <Seats onRound={setRoundId} />}
      {token !== null && roundId !== undefined && <Scoring roundId={roundId} onBack={() => setRoundId(undefined)} />}
    </Mantine>
  );
}

function KeyForm() {
  const { t } = useTranslation();
  const { form, onSubmit, pending, problem } = useCallForm({
    initial: { key: '' },
    send: async ({ key }) => {
      const { token, judgeId } = await judging.enter({ key });
      queryClient.removeQueries({ queryKey: [KEY] });
      saveJudgeToken(token, judgeId);
      void openQueue();
    },
  });
  // What waits may have come too late.
  useEffect(() => void flush(), []);
  return (
    <form className={classes.door} onSubmit={onSubmit} noValidate>
      <h1>{t(($) => $.judging.title)}</h1>
      <p>{t(($) => $.judging.lead)}</p>
      <TextInput
        size="lg"
        label={t(($) => $.judging.key)}
        placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('key')}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" size="large" wide loading={pending}>
        {t(($) => $.judging.enter)}
      </Button>
    </form>
  );
}
