import type { PhotographerContract } from '#contract/calls/contracts.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './statements.module.css';

type Terms = Pick<PhotographerContract, 'videos' | 'photos' | 'ended'>;

/** Whether a contract is in force and what may be uploaded, in words. */
export function useContractWords() {
  const { t } = useTranslation();
  return ({ videos, photos, ended }: Terms): string => {
    if (ended) return t(($) => $.office.statements.photographers.hasEnded);
    const uploads = [
      ...(videos ? [t(($) => $.office.statements.photographers.videos)] : []),
      ...(photos ? [t(($) => $.office.statements.photographers.photos)] : []),
    ];
    const may = uploads.length > 0 ? uploads : [t(($) => $.office.statements.photographers.noUploads)];
    return [t(($) => $.office.statements.photographers.inForce), ...may].join(' · ');
  };
}

export function ContractNow({ contract }: { contract: PhotographerContract }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { offSaleAt } = contract;
  return (
    <p className={classes.note}>
      {useContractWords()(contract)}
      {offSaleAt !== null &&
        ` · ${t(($) => $.office.statements.photographers.offSale, { day: formatDate(offSaleAt, language) })}`}
    </p>
  );
}
