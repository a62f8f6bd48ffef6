import type { OrderDetail } from '#contract/calls/orders.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
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
  const isDivided = order.furtherParts.length > 0;
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
    <>
      <Section
        level={2}
        title={t(($) => $.office.sales.order.licence)}
        aside={isDivided && t(($) => $.trade.part.name, { number: 1 })}
      >
        <Facts
          facts={[
            [t(($) => $.office.sales.order.fields.licenseeType), type],
            ...fields,
            ...(isDivided ? [[t(($) => $.trade.part.items), codesOf(order, 0).join(' · ')] as const] : []),
            ...given,
            [t(($) => $.office.sales.created), <Moment key="created" at={order.createdAt} />],
            ...moments,
          ]}
        />
      </Section>
      {order.furtherParts.map((part, place) => (
        <FurtherProject key={place} part={part} number={place + 2} codes={codesOf(order, place + 1)} />
      ))}
    </>
  );
}

const codesOf = ({ lines }: OrderDetail, wanted: number) =>
  lines.filter(({ part }) => part === wanted).map(({ code }) => code);

const PART_FIELDS = ['licensee', 'creditCode', 'projectName', 'brand', 'endClient', 'startsOn'] as const;

interface Further {
  part: PartInfo;
  number: number;
  codes: readonly string[];
}

/** What the licences of another project of the order will show. */
function FurtherProject({ part, number, codes }: Further) {
  const { t } = useTranslation();
  const type = t(($) => $.trade.licenseeType[part.licenseeType]);
  const fields = PART_FIELDS.filter((name) => part[name] !== '').map(
    (name) => [t(($) => $.office.sales.order.fields[name]), part[name]] as const,
  );
  return (
    <Section level={2} title={t(($) => $.trade.part.name, { number })}>
      <Facts
        facts={[
          [t(($) => $.office.sales.order.fields.licenseeType), type],
          ...fields,
          [t(($) => $.trade.part.items), codes.join(' · ')],
        ]}
      />
    </Section>
  );
}
