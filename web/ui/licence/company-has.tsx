import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { licenceCalls } from '#contract/calls/licences.ts';
import { isCustomer } from '#contract/domain/roles.ts';
import { formatDay } from '../../lib/format.ts';
import { heldQuery } from '../../lib/held.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './company-has.module.css';

interface Props {
  materialId: number;
  /** All that the page shows, so that one call asks for them together. */
  among?: readonly number[];
  /** Address of what was bought with an order. */
  filesAt: (orderId: number) => string;
}

/** Tells a member that their company already holds a licence, so that nobody pays twice. */
export function CompanyHas({ materialId, among = [materialId], filesAt }: Props) {
  const session = useSession();
  const member = session ? isCustomer(session) : false;
  const { data } = useQuery({ ...heldQuery(among), enabled: member });
  const held = member && data?.find((one) => one.materialId === materialId);
  return held ? <HeldLine held={held} filesAt={filesAt} /> : null;
}

type Held = OutputOf<typeof licenceCalls.held>['infos'][number];

/** The same where it is known already. */
export function HeldLine({ held: { by, endsOn, orderId }, filesAt }: { held: Held } & Pick<Props, 'filesAt'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p className={classes.has}>
      <IconBuilding size={17} stroke={1.7} aria-hidden="true" />
      <span>
        <strong>{t(($) => $.companyHas.title)}</strong>{' '}
        {endsOn === null
          ? t(($) => $.companyHas.forEver, { by })
          : t(($) => $.companyHas.until, { by, date: formatDay(endsOn, language) })}{' '}
        <Link to={filesAt(orderId)}>{t(($) => $.companyHas.download)}</Link>
      </span>
    </p>
  );
}
