import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { orders } from '../queries.ts';

interface Props {
  /** Links expire after minutes, so each click asks for a new one. */
  fetchLink: () => Promise<{ url: string }>;
  icon: ReactNode;
  variant?: 'filled' | 'default' | 'plain';
  size?: 'small' | 'medium';
  onDone?: () => void;
  children: ReactNode;
}

/** Downloads a certificate or a file. */
export function LinkButton({ fetchLink, icon, variant = 'default', size = 'small', onDone, children }: Props) {
  const fetching = useMutation({
    mutationFn: fetchLink,
    onSuccess: ({ url }) => {
      openFile(url);
      onDone?.();
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <Button variant={variant} size={size} icon={icon} loading={fetching.isPending} onClick={() => fetching.mutate()}>
      {children}
    </Button>
  );
}

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
