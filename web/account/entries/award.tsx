import { IconCertificate } from '@tabler/icons-react';
import { Link } from 'react-router';
import { awardCalls } from '#contract/calls/awards.ts';
import type { EntryListed } from '#contract/calls/entries.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../orders/order/link-button.tsx';
import classes from './entries.module.css';

const awards = client(awardCalls);

interface Props {
  entryId: number;
  award: NonNullable<EntryListed['award']>;
}

/** The prize of an entry, what the jury says of it, and its certificate. */
export function Award({ entryId, award: { prize, words, number } }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.award}>
      <p>
        <strong>{prize}</strong>
      </p>
      {words !== '' && <p>{t(($) => $.entries.jurySays, { words })}</p>}
      <p className={classes.certificate}>
        <LinkButton
          icon={<IconCertificate size={15} stroke={1.8} aria-hidden="true" />}
          fetchLink={() => awards.certificate({ entryId })}
        >
          {t(($) => $.entering.certificate)}
        </LinkButton>
        <Link to={paths.verify(number)}>{number}</Link>
      </p>
    </div>
  );
}
