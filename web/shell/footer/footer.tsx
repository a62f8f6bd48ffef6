import { Link } from 'react-router';
import { POLICY_NAMES } from '#contract/domain/policy.ts';
import { siteInfo } from '../../lib/site.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { openContact, openShortcuts } from '../../ui/overlays.ts';
import classes from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

const YEAR = new Date().getFullYear();

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo />
          <Tagline />
          <SocialLinks />
        </div>
        <Columns />
        <Contact />
      </div>
      <Bottom />
    </footer>
  );
}

function Tagline() {
  const { t } = useTranslation();
  return <p>{t(($) => $.footer.tagline)}</p>;
}

/** What the law wants at the bottom of each page. */
function Bottom() {
  const { t } = useTranslation();
  const { icp, police } = siteInfo();
  return (
    <div className={classes.bottom}>
      <span>{t(($) => $.footer.copyright, { year: YEAR })}</span>
      <nav aria-label={t(($) => $.footer.policies)}>
        {POLICY_NAMES.map((name) => (
          <Link key={name} to={paths.agreement(name)}>
            {t(($) => $.footer.policy[name])}
          </Link>
        ))}
      </nav>
      <button type="button" className={classes.keys} aria-keyshortcuts="?" onClick={openShortcuts}>
        {t(($) => $.footer.shortcuts)}
      </button>
      {icp && <a href="https://beian.miit.gov.cn/">{icp}</a>}
      {police && <a href="https://beian.mps.gov.cn/">{police}</a>}
    </div>
  );
}

function Columns() {
  const { t } = useTranslation();
  return (
    <>
      <Column
        title={t(($) => $.footer.explore)}
        links={[
          [paths.searchResult({ type: 'video' }), t(($) => $.nav.video)],
          [paths.searchResult({ type: 'pic' }), t(($) => $.nav.pictures)],
          [paths.music(), t(($) => $.nav.music)],
          [paths.soundEffects(), t(($) => $.footer.soundEffects)],
          [paths.topicList(), t(($) => $.nav.topics)],
        ]}
      />
      <Column
        title={t(($) => $.footer.learn)}
        links={[
          [paths.about(), t(($) => $.footer.about)],
          [paths.questions(), t(($) => $.nav.questions)],
          [paths.caseList(), t(($) => $.nav.caseList)],
          [paths.contentList(), t(($) => $.nav.contentList)],
        ]}
      />
      <Column
        title={t(($) => $.footer.work)}
        links={[
          [paths.join(), t(($) => $.nav.join)],
          [paths.howToGetHighQualityVideo(), t(($) => $.footer.photographerHelp)],
          [paths.activityList(), t(($) => $.nav.activityList)],
          [paths.vip(), t(($) => $.sideBar.vip)],
        ]}
      />
    </>
  );
}

function Column({ title, links }: { title: string; links: [to: string, label: string][] }) {
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.links}>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Contact() {
  const { t } = useTranslation();
  const { hotline, email } = siteInfo();
  return (
    <div className={classes.contact}>
      <h2 className={classes.title}>{t(($) => $.footer.contact)}</h2>
      <ul className={classes.links}>
        {hotline && (
          <li>
            <span>{t(($) => $.footer.hotline)}</span> <a href={`tel:${hotline.replaceAll(/[^\d+]/g, '')}`}>{hotline}</a>
          </li>
        )}
        <li>{t(($) => $.footer.hours)}</li>
        {email && (
          <li>
            <span>{t(($) => $.footer.email)}</span> <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        <li>
          <button type="button" className={classes.talk} onClick={openContact}>
            {t(($) => $.footer.openContact)}
          </button>
        </li>
      </ul>
    </div>
  );
}
