import { Picture } from './material/picture.tsx';
import classes from './mosaic.module.css';

export interface MosaicPicture {
  url: string;
  colour: string;
}

const MOST = 5;

/** A banner of pictures: the first one large, up to four more beside it; fewer share the width. */
export function Mosaic({ pictures }: { pictures: MosaicPicture[] }) {
  const shown = pictures.slice(0, MOST);
  return (
    <div className={classes.mosaic} data-count={shown.length} aria-hidden="true">
      {shown.map(({ url, colour }) => (
        <span key={url}>
          <Picture src={url} alt="" colour={colour} eager />
        </span>
      ))}
    </div>
  );
}
