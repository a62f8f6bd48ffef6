import type { OrderDetail } from '#contract/calls/orders.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import { REFERENCES } from '#contract/domain/references.ts';
import { formatDay } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import page from './order-page.module.css';

/** What the licence certificates will say; of an order for several projects, what those of each will. */
export function LicenceFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const project = useProjectFacts();
  const { licence, furtherParts, references } = order;
  const codes = (part: number) =>
    order.lines
      .filter((line) => line.part === part)
      .map(({ code }) => code)
      .join(' · ');
  const shared = [
    [t(($) => $.licenceForm.contactName), licence.contactName],
    [t(($) => $.licenceForm.contact), licence.contact],
    ...REFERENCES.map((name) => [t(($) => $.trade.reference[name]), references[name]]),
  ];
  if (furtherParts.length === 0) return <Facts facts={[...project(licence), ...shared]} />;
  return (
    <>
      {[licence, ...furtherParts].map((one, place) => (
        <section key={place} className={page.project} aria-labelledby={`order-project-${place}`}>
          <h3 id={`order-project-${place}`}>{t(($) => $.trade.part.name, { number: place + 1 })}</h3>
          <Facts facts={[...project(one), [t(($) => $.trade.part.items), codes(place)]]} />
        </section>
      ))}
      <div className={page.project}>
        <Facts facts={shared} />
      </div>
    </>
  );
}

function useProjectFacts(): (project: LicenceInfo | PartInfo) => string[][] {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ licensee, licenseeType, creditCode, projectName, brand, endClient, startsOn }) => [
    [t(($) => $.licenceForm.licensee), licensee],
    [t(($) => $.licenceForm.licenseeType), t(($) => $.trade.licenseeType[licenseeType])],
    [t(($) => $.licenceForm.creditCode), creditCode],
    [t(($) => $.licenceForm.projectName), projectName],
    [t(($) => $.licenceForm.brand), brand],
    [t(($) => $.licenceForm.endClient), endClient],
    [t(($) => $.licenceForm.startsOn), formatDay(startsOn, language)],
  ];
}

function Facts({ facts }: { facts: readonly string[][] }) {
  return (
    <dl className={page.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
