import { Logo } from '../../ui/logo.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import classes from './client-header.module.css';

/** Says where the reader is, and in which language; nothing else. */
export function ClientHeader() {
  return (
    <header className={classes.header}>
      <Logo />
      <LanguageToggle />
    </header>
  );
}
