import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconFileTypePdf, IconHourglass } from '@tabler/icons-react';
import { CallError } from '../../../lib/api.ts';
import { openFile } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
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

/** Downloads a certificate or a file. A file that is still being prepared is asked for again until it is there. */
export function LinkButton({ fetchLink, icon, variant = 'default', size = 'small', onDone, children }: Props) {
  const { t } = useTranslation();
  const { patiently, preparing } = usePatience();
  const fetching = useMutation({
    mutationFn: () => patiently(fetchLink),
    onSuccess: (link) => {
      if (!link) return;
      openFile(link.url);
      onDone?.();
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={preparing ? <IconHourglass size={16} stroke={1.7} aria-hidden="true" /> : icon}
        // A loading button shows no words, and these are worth reading.
        loading={fetching.isPending && !preparing}
        aria-busy={fetching.isPending}
        aria-disabled={fetching.isPending}
        onClick={() => fetching.isPending || fetching.mutate()}
      >
        {preparing ? t(($) => $.trade.preparing) : children}
      </Button>
      <VisuallyHidden>
        <output>{preparing && t(($) => $.trade.preparingWords)}</output>
      </VisuallyHidden>
    </>
  );
}

const ASK_AGAIN_MS = 2000;

/** Repeats a call while its file is being prepared, until the page is left. */
function usePatience() {
  const [preparing, setPreparing] = useState(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);
  const patiently = async <T,>(call: () => Promise<T>): Promise<T | undefined> => {
    try {
      while (shown.current) {
        const made = await call().catch((error: unknown) => {
          if (!(error instanceof CallError && error.problem === 'copy-not-ready')) throw error;
        });
        if (made !== undefined) return made;
        setPreparing(true);
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      }
      return undefined;
    } finally {
      setPreparing(false);
    }
  };
  return { patiently, preparing };
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
