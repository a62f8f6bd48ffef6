import { IconFileZip } from '@tabler/icons-react';
import type { SkuKind } from '#contract/domain/project.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../orders/order/link-button.tsx';
import { licences } from '../orders/queries.ts';
import classes from './download-list.module.css';

export interface TakenOrder {
  orderId: number;
  kind: SkuKind;
  number: string;
  count: number;
}

interface Props {
  taken: TakenOrder;
  onClosed: () => void;
}

/** Says what was taken, and leads to its files and certificates. */
export function TakenDialog({ taken: { orderId, kind, number, count }, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.downloadList.taken.title, { count })} size={520} onClosed={onClosed}>
      {(close) => (
        <>
          <p>{t(($) => $.downloadList.taken.body, { number })}</p>
          <div className={classes.buttons}>
            <Zip orderId={orderId} variant="filled" />
            <ButtonLink variant="default" size="small" to={paths.order({ kind, orderId })}>
              {t(($) => $.downloadList.taken.papers)}
            </ButtonLink>
            <Button variant="plain" size="small" onClick={close}>
              {t(($) => $.downloadList.taken.go)}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** All files of an order in one archive. */
export function Zip({ orderId, variant = 'default' }: { orderId: number; variant?: 'filled' | 'default' }) {
  const { t } = useTranslation();
  return (
    <LinkButton
      variant={variant}
      icon={<IconFileZip size={16} stroke={1.7} aria-hidden="true" />}
      fetchLink={() => licences.archive({ orderId })}
    >
      {t(($) => $.downloadList.taken.zip)}
    </LinkButton>
  );
}
