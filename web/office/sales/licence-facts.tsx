import type { OrderDetail } from '#contract/calls/orders.ts';
import { REFERENCES } from '#contract/domain/references.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Facts, Section } from '../blocks/section.tsx';
import { Moment } from '../blocks/moment.tsx';

const FIELDS = [
  'licensee',
  'creditCode',
  'projectName',
  'brand',
  'endClient',
  'contactName',
  'contact',
  'startsOn',
] as const;
const MOMENTS = ['paidAt', 'confirmedAt', 'closedAt'] as const;

/** The details that the licence certificate will show, and the dates of the order. */
export function LicenceFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const { licence, references } = order;
  const type = t(($) => $.trade.licenseeType[licence.licenseeType]);
  const fields = FIELDS.filter((name) => licence[name] !== '').map(
    (name) => [t(($) => $.office.sales.order.fields[name]), licence[name]] as const,
  );
  const given = REFERENCES.filter((name) => references[name] !== '').map(
    (name) => [t(($) => $.trade.reference[name]), references[name]] as const,
  );
  const moments = MOMENTS.flatMap((name) => {
    const at = order[name];
    return at === null ? [] : [[t(($) => $.office.sales.order[name]), <Moment key={name} at={at} />] as const];
  });
  return (
    <Section level={2} title={t(($) => $.office.sales.order.licence)}>
      <Facts
        facts={[
          [t(($) => $.office.sales.order.fields.licenseeType), type],
          ...fields,
          ...given,
          [t(($) => $.office.sales.created), <Moment key="created" at={order.createdAt} />],
          ...moments,
        ]}
      />
    </Section>
  );
}
