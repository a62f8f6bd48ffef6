import { useTranslation } from 'react-i18next';
import { Mantine } from '../../ui/mantine.tsx';
import { MembersOnly } from '../../ui/members-only.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BillList } from './bill-list.tsx';
import classes from './bill.module.css';

/** The account's payments and refunds. */
export function Bill() {
  const { t } = useTranslation();
  return (
    <Mantine>
      <div className={classes.page}>
        <h1 className={classes.title}>{t(($) => $.bill.title)}</h1>
        <p className={classes.about}>{t(($) => $.bill.about)}</p>
        <MembersOnly placeholder={<Skeleton height={420} />}>{() => <BillList />}</MembersOnly>
      </div>
    </Mantine>
  );
}
