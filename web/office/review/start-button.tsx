import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { reviewCalls, type WorkView } from '#contract/calls/review.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { client } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { KEYS } from '../keys.ts';

const reviews = client(reviewCalls);

interface Props {
  view: WorkView;
  kind: MediaKind | undefined;
  onStart: (id: number) => void;
}

/** Opens the next work: one that the reviewer has already claimed, else the most urgent unclaimed one. */
export function StartButton({ view, kind, onStart }: Props) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const start = useMutation({
    mutationFn: () => reviews.next({ view, count: 1, ...(kind ? { kind } : {}) }),
    onSuccess: ({ ids: [first] }) => {
      if (first !== undefined) return onStart(first);
      void cache.invalidateQueries({ queryKey: KEYS.reviews });
      return void toast(t(($) => $.office.review.desk.done));
    },
    onError: (error) => void toast(error.message, 'failed'),
  });
  return (
    <Button
      icon={<IconPlayerPlay size={16} stroke={1.8} aria-hidden="true" />}
      loading={start.isPending}
      onClick={() => start.mutate()}
    >
      {t(($) => $.office.review.start)}
    </Button>
  );
}
