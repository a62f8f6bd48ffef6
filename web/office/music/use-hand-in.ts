import { useMutation } from '@tanstack/react-query';
import type { NotHandedIn } from '#contract/calls/music-intake.ts';
import { formatList } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import { toast } from '../../ui/toast.ts';
import { intake, useRefreshMusic } from './queries.ts';

interface Piece {
  id: number;
  title: string;
}

/** Hands in pieces for review, and says of each that stays why it does. */
export function useHandIn() {
  const { t } = useTranslation();
  const language = useLanguage();
  const why = ({ why: reason, missing }: NotHandedIn) =>
    t(($) => $.office.music.upload.why[reason], {
      missing: formatList(
        missing.map((what) => t(($) => $.office.music.upload.missing[what])),
        language,
      ),
    });
  return useMutation({
    mutationFn: async (pieces: Piece[]) => ({
      pieces,
      ...(await intake.handIn({ ids: pieces.map(({ id }) => id) })),
    }),
    onSuccess: ({ pieces, done, left }) => {
      if (done.length > 0) void toast(t(($) => $.office.music.upload.handedIn, { count: done.length }));
      const words = left.map((one) =>
        t(($) => $.office.music.upload.notHandedIn, {
          title: pieces.find(({ id }) => id === one.id)?.title ?? '',
          why: why(one),
        }),
      );
      if (words.length > 0) void toast(words.join(' · '), 'failed');
    },
    onError: (error) => void toast(error.message, 'failed'),
    onSettled: useRefreshMusic(),
  });
}
