import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { licenceCalls } from '#contract/calls/licences.ts';
import { namesAward } from '#contract/domain/award.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Mantine } from '../../ui/mantine.tsx';
import { Retry } from '../../ui/retry.tsx';
import { AwardResult } from './award.tsx';
import { FileResult } from './file-result.tsx';
import { FileZone } from './file-zone.tsx';
import { isUnknown } from './is-unknown.ts';
import { Unknown, Verdict } from './verdict.tsx';
import classes from './verify.module.css';
import { Waiting } from './waiting.tsx';

const licences = client(licenceCalls);

/** The verification page: whether a certificate is genuine and what it allows. */
export function Verify() {
  const { t } = useTranslation();
  const { number } = useParams();
  const [file, setFile] = useState<File>();
  return (
    <Mantine>
      <div className={classes.page}>
        <h1>{t(($) => $.verify.title)}</h1>
        <p className={classes.lead}>{t(($) => $.verify.lead)}</p>
        <NumberForm key={number} number={number ?? ''} onLook={() => setFile(undefined)} />
        <FileZone forMusic={number !== undefined && !namesAward(number)} onFile={setFile} />
        {file && <FileResult file={file} number={number} />}
        {!file &&
          number !== undefined &&
          (namesAward(number) ? <AwardResult number={number} /> : <Result number={number} />)}
      </div>
    </Mantine>
  );
}

function NumberForm({ number, onLook }: { number: string; onLook: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(number);
  const look = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '') return;
    onLook();
    void navigate(paths.verify(wanted));
  };
  return (
    <form className={classes.form} onSubmit={look}>
      <TextInput
        size="lg"
        className={classes.field}
        label={t(($) => $.verify.label)}
        placeholder={t(($) => $.verify.example)}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="large" disabled={typed.trim() === ''}>
        {t(($) => $.verify.check)}
      </Button>
    </form>
  );
}

function Result({ number }: { number: string }) {
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['verify', number, language],
    queryFn: async ({ signal }) => (await licences.verify({ number: number.slice(0, 40) }, { signal })).licence,
    retry: (count, failure) => count < 2 && !isUnknown(failure),
  });
  if (data) return <Verdict licence={data} />;
  if (isUnknown(error)) return <Unknown number={number} />;
  return error ? <Retry error={error} onRetry={() => void refetch()} /> : <Waiting />;
}
