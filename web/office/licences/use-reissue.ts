import { useTranslation } from 'react-i18next';
import type { InputOf } from '#contract/call.ts';
import type { licenceDeskCalls } from '#contract/calls/licences-desk.ts';
import { useChangeTrade } from '../blocks/use-change-trade.ts';
import { licences } from './queries.ts';

/** Reissues a licence and opens the new one. */
export function useReissue(onReissued: (id: number) => void) {
  const { t } = useTranslation();
  const reissue = useChangeTrade({
    send: licences.reissue,
    done: ({ number }) => t(($) => $.office.licences.correction.reissued, { number }),
  });
  return async (input: InputOf<(typeof licenceDeskCalls)['reissue']>) => {
    const { licenceId } = await reissue.mutateAsync(input);
    onReissued(licenceId);
  };
}
