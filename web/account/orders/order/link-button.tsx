import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

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
