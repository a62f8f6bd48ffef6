import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { orders } from '../queries.ts';
import { LinkButton } from './link-button.tsx';

export function PaperButton({ orderId, quoteId }: { orderId: number; quoteId: number }) {
  const { t } = useTranslation();
  return (
    <LinkButton
      icon={<IconFileTypePdf size={16} stroke={1.7} aria-hidden="true" />}
      fetchLink={() => orders.quotePaper({ orderId, quoteId })}
    >
      {t(($) => $.orderQuote.paper)}
    </LinkButton>
  );
}
