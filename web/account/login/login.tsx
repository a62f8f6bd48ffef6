import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ownPath } from '#contract/domain/return-path.ts';
import { useSession, useUnfinishedSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths, type LoginMode } from '../../paths.ts';
import { LoginForm } from './login-form.tsx';
import classes from './login.module.css';
import { modeOf } from './modes.ts';
import { SecondFactor } from './second-factor.tsx';
import { Split } from './split.tsx';

export function Login() {
  const [query] = useSearchParams();
  const session = useSession();
  const unfinished = useUnfinishedSession();
  const from = ownPath(query.get('from'));
  if (session) return <Navigate to={from} replace />;
  return (
    <Split>
      {unfinished ? (
        <SecondFactor owed={unfinished.secondFactor === 'set-up' ? 'set-up' : 'enter'} />
      ) : (
        session === null && <ByMode mode={modeOf(query.get('mode'))} from={from} />
      )}
    </Split>
  );
}

function ByMode({ mode, from }: { mode: LoginMode; from: string }) {
  const { t } = useTranslation();
  const [account, setAccount] = useState('');
  const login = mode === 'password' || mode === 'code';
  const link = (to: LoginMode) => paths.login({ mode: to, ...(from !== '/' && { from }) });
  const title = mode === 'register' ? 'registerTitle' : mode === 'reset' ? 'resetTitle' : 'title';
  return (
    <>
      <h1 className={classes.title}>{t(($) => $.login[title])}</h1>
      {mode === 'reset' && <p className={classes.note}>{t(($) => $.login.resetBody)}</p>}
      {login && (
        <nav className={classes.modes} aria-label={t(($) => $.login.modes)}>
          <Link to={link('password')} replace aria-current={mode === 'password' ? 'page' : undefined}>
            {t(($) => $.login.byPassword)}
          </Link>
          <Link to={link('code')} replace aria-current={mode === 'code' ? 'page' : undefined}>
            {t(($) => $.login.byCode)}
          </Link>
        </nav>
      )}
      <LoginForm key={mode} mode={mode} account={account} onAccount={setAccount} />
      <div className={classes.others}>
        {login ? (
          <p>
            {t(($) => $.login.noAccount)} <Link to={link('register')}>{t(($) => $.login.toRegister)}</Link>
          </p>
        ) : (
          <p>
            {t(($) => $.login.hasAccount)} <Link to={link('password')}>{t(($) => $.login.toLogin)}</Link>
          </p>
        )}
        {mode === 'password' && <Link to={link('reset')}>{t(($) => $.login.forgot)}</Link>}
      </div>
    </>
  );
}
