import { Link } from 'react-router';
import type { StockOffer } from '#contract/calls/stock-offers.ts';
import type { SameFile } from '#contract/calls/uploads.ts';
import type { OfferOutcome } from '#contract/domain/stock-offer.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import classes from './entries.module.css';

type Files = StockOffer['files'];

/** What became of the files of an entry that was taken over as stock. */
export function StockOutcome({ files }: { files: Files }) {
  const { t } = useTranslation();
  const of = (outcome: OfferOutcome) => files.filter((file) => file.outcome === outcome);
  const [taken, known, small] = [of('taken'), of('known'), of('too-small')];
  const mayOpen = known.some(({ material }) => material?.material);
  return (
    <div className={classes.stock}>
      {taken.length > 0 && (
        <p>
          {t(($) => $.stockOffers.taken, { count: taken.length })} <Materials files={taken} />
        </p>
      )}
      {known.length > 0 && (
        <p>
          {t(($) => $.stockOffers[mayOpen ? 'knownAt' : 'known'], { count: known.length })} <Materials files={known} />
        </p>
      )}
      {small.length > 0 && <p>{t(($) => $.stockOffers.small, { count: small.length })}</p>}
    </div>
  );
}

function Materials({ files }: { files: Files }) {
  return files.map(({ fileId, material }) => material && <MaterialLink key={fileId} same={material} />);
}

/** Leads to the reader's own work in the Material Center, or to somebody else's that is on sale. */
function MaterialLink({ same: { own, material } }: { same: SameFile }) {
  if (!material) return null;
  const page = material.kind === 'photo' ? paths.detailPic(material.id) : paths.detail(material.id);
  return <Link to={own ? paths.centerWork(material) : page}>{material.code}</Link>;
}
