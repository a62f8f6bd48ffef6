import { IconCheck } from '@tabler/icons-react';
import type { Application } from '#contract/calls/applications.ts';
import { APPLICATION_DAYS, APPLICATION_PICTURES } from '#contract/domain/application.ts';
import { formatFen, roughFen, splitVat, VAT_PERCENT } from '#contract/domain/money.ts';
import { GID } from '#contract/domain/roles.ts';
import { LOWEST_PAYOUT_FEN, shareOf } from '#contract/domain/shares.ts';
import type { Session } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './join.module.css';
import { useShares } from './join-queries.ts';
import { Status } from './status.tsx';

interface Props {
  application: Application | null;
  session: Session | null;
}

/** What one earns and how, and where one's own application stands. */
export function Intro({ application, session }: Props) {
  const { t } = useTranslation();
  const shown = application && application.state !== 'draft' ? application : undefined;
  return (
    <div className={classes.page}>
      {shown && <Status application={shown} />}
      <header className={classes.head}>
        <p className={classes.eyebrow}>{t(($) => $.join.eyebrow)}</p>
        <h1>{t(($) => $.join.title)}</h1>
        <p>{t(($) => $.join.lead)}</p>
        {!shown && <Begin application={application} session={session} />}
      </header>
      <Figures />
      <Example />
      <Ways />
      <Wanted />
    </div>
  );
}

function Begin({ application, session }: Props) {
  const { t } = useTranslation();
  if (session && session.gid !== GID.buyer)
    return (
      <div className={classes.actions}>
        <p>{t(($) => $.join[session.gid === GID.photographer ? 'already' : 'manager'])}</p>
        <ButtonLink to={paths.materialCenter()}>{t(($) => $.join.toCenter)}</ButtonLink>
      </div>
    );
  return (
    <div className={classes.actions}>
      <ButtonLink size="large" to={paths.join('terms')}>
        {t(($) => $.join[application ? 'continue' : 'start'])}
      </ButtonLink>
    </div>
  );
}

function Figures() {
  const { t } = useTranslation();
  const shares = useShares();
  const figures = [
    ['standard', `${shares.standard}%`],
    ['exclusive', `${shares.exclusive}%`],
    ['payout', roughFen(LOWEST_PAYOUT_FEN)],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(($) => $.join.figures[name])}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const PAID_FEN = 50_000;

function Example() {
  const { t } = useTranslation();
  const { netFen, vatFen } = splitVat(PAID_FEN);
  const shares = useShares();
  return (
    <section className={classes.section}>
      <h2>{t(($) => $.join.example.title)}</h2>
      <dl className={classes.sum}>
        <div>
          <dt>{t(($) => $.join.example.paid, { percent: VAT_PERCENT })}</dt>
          <dd>{formatFen(PAID_FEN)}</dd>
        </div>
        <div>
          <dt>{t(($) => $.join.example.vat)}</dt>
          <dd>{formatFen(-vatFen)}</dd>
        </div>
        <div>
          <dt>{t(($) => $.join.example.net)}</dt>
          <dd>{formatFen(netFen)}</dd>
        </div>
        {(['standard', 'exclusive'] as const).map((name) => (
          <div key={name} data-ours="true">
            <dt>{t(($) => $.join.example[name], { percent: shares[name] })}</dt>
            <dd>{formatFen(shareOf(netFen, shares[name]))}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{t(($) => $.join.example.note)}</p>
    </section>
  );
}

function Ways() {
  const { t } = useTranslation();
  const counts = { apply: APPLICATION_PICTURES.least, review: APPLICATION_DAYS, sign: 0, earn: 0 };
  return (
    <section className={classes.section}>
      <h2>{t(($) => $.join.how.title)}</h2>
      <ol className={classes.ways}>
        {(['apply', 'review', 'sign', 'earn'] as const).map((way) => (
          <li key={way}>
            <h3>{t(($) => $.join.how[way].title)}</h3>
            <p>{t(($) => $.join.how[way].body, { count: counts[way] })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Wanted() {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <h2>{t(($) => $.join.want.title)}</h2>
      <ul className={classes.wanted}>
        {(['own', 'sharp', 'theme', 'people'] as const).map((what) => (
          <li key={what}>
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            {t(($) => $.join.want[what])}
          </li>
        ))}
      </ul>
    </section>
  );
}
