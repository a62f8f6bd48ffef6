import { useTranslation } from '../../lib/translation.ts';
import classes from './vip.module.css';

const RULES = ['quote', 'most', 'company', 'renew', 'refund'] as const;
const PACKAGE_RULES = ['take', 'scope', 'company', 'expiry', 'refund'] as const;

/** What a membership is, in a few sentences. */
export function Rules() {
  const { t } = useTranslation();
  return <Sentences title={t(($) => $.vip.rules)} sentences={RULES.map((rule) => t(($) => $.vip.rule[rule]))} />;
}

/** The same of packages. */
export function PackageRules() {
  const { t } = useTranslation();
  const sentences = PACKAGE_RULES.map((rule) => t(($) => $.packages.rule[rule]));
  return <Sentences title={t(($) => $.packages.rules)} sentences={sentences} />;
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <section className={classes.rules} aria-labelledby="vip-rules">
      <h2 id="vip-rules">{title}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
