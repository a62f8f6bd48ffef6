import { IconFileZip } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Licence } from '#contract/calls/licences.ts';
import { priceKindOf } from '#contract/domain/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../orders/order/link-button.tsx';
import { LicenceCard } from './licence-card.tsx';
import classes from './licences.module.css';
import { licences as calls, refreshLicences } from './queries.ts';

export function OrderSection({ licences }: { licences: readonly Licence[] }) {
  const { t } = useTranslation();
  const [first] = licences;
  if (!first) return null;
  const { orderId, orderNumber } = first;
  const projects = [...new Set(licences.map(({ projectName }) => projectName))].join(' · ');
  return (
    <section className={classes.order} aria-label={t(($) => $.purchased.order, { number: orderNumber })}>
      <div className={classes.orderHead}>
        <h2>
          <Link to={paths.order({ kind: priceKindOf(first.kind), orderId })}>
            {t(($) => $.purchased.order, { number: orderNumber })}
          </Link>
        </h2>
        <span className={classes.project} title={projects}>
          {projects}
        </span>
        {licences.some(({ standing }) => standing !== 'revoked') && (
          <LinkButton
            icon={<IconFileZip size={16} stroke={1.7} aria-hidden="true" />}
            fetchLink={() => calls.archive({ orderId })}
            onDone={() => void refreshLicences(orderId)}
          >
            {t(($) => $.purchased.zip)}
          </LinkButton>
        )}
      </div>
      <ul className={classes.cards}>
        {licences.map((licence) => (
          <li key={licence.licenceId}>
            <LicenceCard licence={licence} />
          </li>
        ))}
      </ul>
    </section>
  );
}
